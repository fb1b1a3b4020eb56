export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (host: HTMLElement) => [
  ...host.querySelectorAll<Control>('input, select, textarea'),
];

/** @returns restores the server's markup, with the values entered since */
export function copyServerMarkup(host: HTMLElement): () => void {
  // A document that loads no pictures.
  const copy = document.implementation.createHTMLDocument().importNode(host, true);
  const fields = controlsIn(host);
  return () => {
    for (const [index, field] of controlsIn(copy).entries()) enter(field, fields[index]);
    // React may still empty the host.
    host.replaceWith(copy);
  };
}

function enter(field: Control, entered: Control | undefined): void {
  if (entered === undefined || field.type === 'file') return;
  field.value = entered.value;
  if (entered instanceof HTMLInputElement) (field as HTMLInputElement).checked = entered.checked;
}

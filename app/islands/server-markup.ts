export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (host: HTMLElement) => [
  ...host.querySelectorAll<Control>('input, select, textarea'),
];

/** @returns a function that puts the server's markup back, with the values entered since */
export function copyServerMarkup(host: HTMLElement): () => void {
  // In a document that loads no pictures.
  const copy = document.implementation.createHTMLDocument().importNode(host, true);
  const fields = controlsIn(host);
  return () => {
    for (const [index, field] of controlsIn(copy).entries()) enter(field, fields[index]);
    // In place of the host itself, which React may still empty.
    host.replaceWith(copy);
  };
}

function enter(field: Control, entered: Control | undefined): void {
  // The value of a choice of files can't be set.
  if (entered === undefined || field.type === 'file') return;
  field.value = entered.value;
  if (entered instanceof HTMLInputElement) (field as HTMLInputElement).checked = entered.checked;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...inside: readonly Node[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...inside);
  return created;
}

export function button(text: string, onClick: () => void, name = ''): HTMLButtonElement {
  const control = element('button', '');
  control.type = 'button';
  control.textContent = text;
  if (name !== '') control.setAttribute('aria-label', name);
  control.addEventListener('click', onClick);
  return control;
}

export function group(className: string, name: string, controls: readonly Node[]): HTMLElement {
  const box = element('div', className, ...controls);
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', name);
  return box;
}

const added = new Set<string>();

/** The security policy allows no style elements, but rules added to an existing sheet. */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  const sheet = document.styleSheets[0];
  sheet?.insertRule(`@media all { ${css} }`, sheet.cssRules.length);
  added.add(css);
}

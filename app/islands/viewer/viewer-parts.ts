import css from './viewer.css?inline';

/** Elements of the viewer, which is made by its script. */

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...inside: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

export function button(text: string, press: () => void, label = ''): HTMLButtonElement {
  const made = element('button', '');
  made.type = 'button';
  made.textContent = text;
  if (label !== '') made.setAttribute('aria-label', label);
  made.addEventListener('click', press);
  return made;
}

export function group(className: string, label: string, inside: readonly Node[]): HTMLElement {
  const made = element('div', className, ...inside);
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', label);
  return made;
}

let hasStyle = false;

/**
 * The viewer's own rules, brought by its script so that pages do not carry them. The content security
 * policy allows no style elements; rules added to a sheet that is there are not one.
 */
export function addStyle(): void {
  if (hasStyle) return;
  const sheet = document.styleSheets[0];
  sheet?.insertRule(`@media all { ${css} }`, sheet.cssRules.length);
  hasStyle = true;
}

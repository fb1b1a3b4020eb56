/** Characters XML 1.0 does not allow, in any form. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for an XML element or attribute: only characters XML 1.0 allows, and none of them markup. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** As {@link xmlText}, in ASCII alone: every other character is a numeric character reference. */
export function asciiXmlText(text: string): string {
  return xmlText(text).replace(/[^\t\n\r -~]/gu, (character) => `&#${character.codePointAt(0)};`);
}

const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escaped, with only characters that XML 1.0 allows. */
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

/** {@link xmlText} with numeric references for non-ASCII characters. */
export function asciiXmlText(text: string): string {
  return xmlText(text).replace(/[^\t\n\r -~]/gu, (character) => `&#${character.codePointAt(0)};`);
}

import { expect, test } from 'vitest';
import { asciiXmlText, xmlText } from './xml-text.ts';

test.each([
  [
    '<a href="x">Bob & \'Al\'</a>',
    '&lt;a href=&quot;x&quot;&gt;Bob &amp; &apos;Al&apos;&lt;/a&gt;',
  ],
  ['a\u0000b\u0007c\uffff\ud800d\n', 'abc\ufffdd\n'],
  ['&amp; é 😀', '&amp;amp; é 😀'],
])('%j is written as %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});

test('what is not ASCII is written by number', () => {
  expect(asciiXmlText('José <漢> 😀\n')).toBe('Jos&#233; &lt;&#28450;&gt; &#128512;\n');
});

import { expect, test } from 'vitest';
import { cleanLine, cleanText, withoutOverrides } from './clean-text.ts';

test.each([
  [' a\u0000\u001B[31m\tb\r\nc\u202Egnp.exe\uFFFE\uD800 é 😀 ', 'a[31m b cgnp.exe\uFFFD é 😀'],
  ['Ada\r\nLovelace\t\u2028x', 'Ada Lovelace x'],
  ['two  spaces\u00A0 and more', 'two spaces and more'],
  ['\uFEFFA\u200E17\u200B', 'A17'],
  ['emoji 👩‍🌾 and עברית stay', 'emoji 👩‍🌾 and עברית stay'],
  ['a\u0000b\u0007c\u009fd', 'abcd'],
])('the line %j becomes %j', (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test.each([
  ['one \r\n\r\n\r\n\r\n two\u2028three', 'one\n\ntwo\nthree'],
  ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree four'],
  ['\n \u0007lone \ud800 half\n', 'lone \ufffd half'],
])('the text %j becomes %j', (text, lines) => {
  expect(cleanText(text)).toBe(lines);
});

test('direction overrides are removed and nothing else', () => {
  expect(withoutOverrides('a\u202eb\u2067c \u200f\n\td')).toBe('abc \u200f\n\td');
});

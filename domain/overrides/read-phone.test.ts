import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

// spec S1.16
test.each([
  ['570-555-0199', '(570) 555-0199', '+15705550199'],
  ['(570) 555-0199', '(570) 555-0199', '+15705550199'],
  ['+1 570.555.0199', '(570) 555-0199', '+15705550199'],
  ['18005550199', '1-800-555-0199', '+18005550199'],
  ['888 555 0199', '1-888-555-0199', '+18885550199'],
])('%s', (text, words, e164) => {
  expect(readPhone(text)).toEqual({ ok: true, value: { shown: words, e164 } });
});

test.each([
  ...['', '555-0199', '570-555-01999', '1-800-CARTS-NOW', '+44 570 555 0199', '070-555-0199'],
  ...['call 570-555-0199', '570-555-0199 home'],
  ...['570-155-0199', '570-555-0199 ext. 3', '570-555-0199, 570-555-0198'],
])('%j is refused in words', (text) => {
  const problem = `“${text}” is not a phone number; write its ten digits, as 212-555-0123`;
  expect(readPhone(text)).toEqual({ ok: false, problem });
});

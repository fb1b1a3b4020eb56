import fc from 'fast-check';
import { parameters, paths } from './grammar.ts';

/** Markup that must never be in an answer unescaped. */
export const probe = '<fz>';

/** Texts with a meaning for a parser, a store, a spreadsheet, a mail program or a browser. */
const meaningful = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$&',
  '$`',
  '%',
  '%s',
  '%00',
  '%2e%2e',
  '..',
  '../../etc/passwd',
  '..\\..\\windows',
  '/',
  '//evil.example',
  '\\\\evil.example',
  'http://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  "' or 1=1 --",
  '"; drop table enquiries; --',
  '#{7*7}',
  '{{7*7}}',
  '<!--',
  ']]>',
  '</script>',
  '</title>',
  '\u0000',
  '\r\nx-injected: 1',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '👨‍👩‍👧‍👦',
  'İ',
  'ß',
  'é',
  '=1+1',
  '@SUM(A1)',
  `${probe}`,
  `"${probe}`,
  `'${probe}`,
  `</script>${probe}`,
  `</title>${probe}`,
  `-->${probe}`,
  'a'.repeat(3000),
];

/** Any text, often one with such a meaning. */
export const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...meaningful) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z0-9+-]{0,20}$/) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** A text as part of an address: encoded, partly encoded, or as it is. */
const inAddress = fc.oneof(
  { weight: 4, arbitrary: text.map((word) => encodeURIComponent(word.toWellFormed())) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%C3%28', '%2F', '%5c', '%00', '%0d%0a') },
);

/** A small change at one place of an address. */
const change = fc.record({
  at: fc.nat(40),
  how: fc.constantFrom('drop', 'double', 'upper', 'encode', 'insert'),
  with: fc.constantFrom('/', '.', '%', '?', '#', ';', ':', '@', '\\', ' ', 'A', 'é'),
});

function changed(
  path: string,
  { at, how, with: extra }: typeof change extends fc.Arbitrary<infer T> ? T : never,
): string {
  const index = at % path.length;
  const [before, char, after] = [path.slice(0, index), path.charAt(index), path.slice(index + 1)];
  const middle = {
    drop: '',
    double: char + char,
    upper: char.toUpperCase(),
    encode: `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
    insert: char + extra,
  }[how];
  return before + middle + after;
}

const path = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '/vehicles/',
          '/vehicle/',
          '/towns/',
          '/rentals/',
          '/api/vehicles/',
          '/drawings/',
          '/photos/',
          '/pictures/',
          '/feeds/',
          '/assets/',
          '/',
        ),
        inAddress,
        fc.constantFrom('', '-golf-carts', '.svg', '.xml', '.csv', '-480.webp', '.data', '/'),
      )
      .map((parts) => parts.join('')),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...paths), change).map(([p, c]) => changed(p, c)),
  },
  {
    weight: 2,
    arbitrary: fc.array(inAddress, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  },
);

const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...parameters), inAddress), inAddress)
  .map(([name, value]) => `${name}=${value}`);

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((p) => `?${p.join('&')}`),
  },
  { weight: 1, arbitrary: inAddress.map((junk) => `?${junk}`) },
  { weight: 1, arbitrary: fc.nat(800).map((n) => `?${'x=1&'.repeat(n)}`) },
);

/** An address after the origin. */
export const address = fc.tuple(path, query).map(([before, after]) => before + after);

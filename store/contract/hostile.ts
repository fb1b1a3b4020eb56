/** Texts that a store, a mail or a file could spoil; each with the name a test gives it. */
export const hostileTexts: readonly (readonly [string, string])[] = [
  ['a NUL', 'before\u0000after'],
  ['control characters', 'bell\u0007 escape\u001b[31m delete\u007f'],
  ['an emoji of several parts', 'family 👨‍👩‍👧‍👦 and a flag 🇺🇸'],
  ['right-to-left text with an override', 'مرحبا שלום \u202eesrever\u202c'],
  ['combining marks and a lone surrogate', 'e\u0301 Å Å \ud800'],
  ['SQL', `'; drop table enquiries; -- "\\" $1 ? :id`],
  ['HTML', '<script>alert("x")</script><img src=x onerror=alert(1)>&amp;'],
  ['line breaks of every kind', 'a\nb\r\nc\rd\u2028e\u2029f\u0085g'],
  ['15 kB', '漢字 and ascii '.repeat(900)],
];

/** No Unicode folding needed: a tenth of the time. */
const plain = /^[ -~\s]*$/;

/** Lower case without accents: `ß` equals `SS`, `Σ` equals `ς`, `é` equals `e`. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** Runs of letters, digits and plus signs; a hyphen, dot or apostrophe joins two of them. */
const chunk = /[\p{L}\p{N}+]+(?:[-.'’/][\p{L}\p{N}+]+)*/gu;
const joint = /[-.'’/]/;

const maxWordLength = 40;

export interface Word {
  readonly text: string;
  readonly whole: string;
  readonly parts: readonly string[];
}

const spellings: Readonly<Record<string, string>> = {
  grey: 'gray',
  colour: 'color',
  tyre: 'tire',
  aluminium: 'aluminum',
};

/** `"E-Z-GO carts"` → `ezgo` (`e`, `z`, `go`), `cart`. */
export function wordsOf(text: string): readonly Word[] {
  return (foldText(text).match(chunk) ?? []).map((token) => {
    // Splitting single words too would take half the time again.
    if (!joint.test(token)) {
      const word = singular(token);
      return { text: token, whole: word, parts: [word] };
    }
    const parts = token.split(joint);
    return { text: token, whole: singular(parts.join('')), parts: parts.map(singular) };
  });
}

/** `batteries` → `battery`, `grey` → `gray`; short words, `class`, `plus` and `chassis` stay. */
function singular(whole: string): string {
  const word = whole.slice(0, maxWordLength);
  if (word.length < 4) return word;
  const one = !/[^isu]s$/.test(word)
    ? word
    : word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.slice(0, -1);
  return Object.hasOwn(spellings, one) ? (spellings[one] ?? one) : one;
}

/** Letters and digits alone: equal for `"E-Z-GO"`, `"EZGO"` and `"ez go"`. */
export function squeezed(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}+]/gu, '');
}

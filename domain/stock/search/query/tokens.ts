import { maxSearchLength } from '../filters.ts';
import { foldText } from '../words.ts';
import { withDigits } from './figure-phrases.ts';

export interface Token {
  /** As typed; the "or" of "not black or white" as "nor", its meaning without the "not". */
  readonly typed: string;
  /** Folded and corrected; every denial as "not". */
  readonly text: string;
  /** `text` with digits for numbers, without hyphens and final punctuation. */
  readonly plain: string;
  /** Position of `plain` in all tokens joined by spaces. */
  readonly start: number;
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

const denials =
  "(?:(?:any|every)thing|any(?: other)? colou?r) (?:but|except)|other than|not interested in|(?:do|does|is|are)(?: not|n['’]?t)(?: (?:want|need|like|have))?|never|neither|nor|non|no|not|without|except|excluding|nothing";
const tokenPattern = new RegExp(`(?:nothing but|${denials})(?!\\S)|\\S+`, 'giu');
const denial = new RegExp(`^(?:${denials})$`);

const exception = /(?:but|except|excluding|than)$/;

const maxReach = 3;

const letters = /^[a-z]+$/i;

const correctable = /(?<![\p{L}\p{N}])\p{L}{4,40}(?![\p{L}\p{N}])/gu;

/** Tokens and misspelled words (spec S5.22); `correct`: the spelling of a misspelled word. */
export function readTokens(
  q: string,
  correct: (word: string) => string | undefined,
): { readonly tokens: readonly Token[]; readonly corrections: readonly Correction[] } {
  const corrections: Correction[] = [];
  const pieces = q.replace(/\s+/g, ' ').match(tokenPattern) ?? [];
  // One character may fold to eighteen (U+FDFA).
  let room = maxSearchLength;
  let start = 0;
  let lastDenial = -Infinity;
  let joint = 'or';
  const tokens = pieces.map((piece, place): Token => {
    const folded = foldText(piece).slice(0, room);
    room -= folded.length;
    const isReached =
      (folded === 'or' || folded === joint) &&
      place - lastDenial <= maxReach &&
      [pieces[place - 1], pieces[place + 1]].every((next) => next && letters.test(next));
    const isDenial = denial.test(folded);
    if (isDenial) joint = exception.test(folded) ? 'and' : 'or';
    if (isDenial || isReached) lastDenial = place;
    const text =
      isDenial || isReached
        ? 'not'
        : folded.replace(correctable, (from) => {
            const to = correct(from);
            if (to !== undefined) corrections.push({ from, to });
            return to ?? from;
          });
    const plain = withDigits(text.replaceAll('-', ' ').replace(/[?!;,.]+$/, ''));
    const token = { typed: isReached ? 'nor' : piece, text, plain, start };
    start += plain.length + 1;
    return token;
  });
  return { tokens, corrections };
}

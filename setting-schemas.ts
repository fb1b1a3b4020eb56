import * as v from 'valibot';
import { isMailbox } from './domain/enquiries/enquiry-fields.ts';
import { readFinancingTerms, termsFormat } from './domain/stock/offer/monthly-payment.ts';

/** Messages follow the setting's name and repeat no value: it may be a secret. */

export const plain = v.string();

export const names = v.pipe(
  plain,
  v.transform((text) => text.split(',').flatMap((name) => name.trim() || [])),
  v.minLength(1, 'must be names, separated by commas'),
);

function either(yes: readonly string[], no: readonly string[], words: string) {
  return v.pipe(
    v.picklist([...yes, ...no], words),
    v.transform((text) => yes.includes(text)),
  );
}

export const yesOrNo = either(['1', 'true', 'yes'], ['0', 'false', 'no'], 'must be 1 or 0');
export const onOff = either(['on'], ['off'], 'must be on or off');

function numeric(pattern: RegExp, min: number, max: number, words: string) {
  return v.pipe(
    v.string(),
    v.regex(pattern, words),
    v.transform(Number),
    v.minValue(min, words),
    v.maxValue(max, words),
  );
}

/** @param what is counted: `'minutes'` */
export function numberOf(what: string, min: number, max: number) {
  const words = `must be a number of ${what} from ${min} to ${max}`;
  return numeric(/^\d+(\.\d+)?$/, min, max, words);
}

/** As {@link numberOf}, without a fraction. */
export function countOf(what: string, min: number, max: number) {
  const words = `must be a whole number of ${what} from ${min} to ${max}`;
  return numeric(/^\d+$/, min, max, words);
}

/** 0 lets the system choose. */
export const port = numeric(/^\d{1,5}$/, 0, 65_535, 'must be a port number');

export const mailbox = v.pipe(plain, v.check(isMailbox, 'must be an e-mail address'));

export const mailboxes = v.pipe(
  names,
  v.check((all) => all.every(isMailbox), 'must be e-mail addresses, separated by commas'),
);

/** An http(s) address that is published: without a user's name and password. */
export const webAddress = v.pipe(
  plain,
  v.check((text) => isHttp(text) && URL.canParse(text), 'must be an http or https address'),
  v.check((text) => {
    const { username, password } = new URL(text);
    return username + password === '';
  }, 'must be without a name or password: it is published'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** Scheme, host and port alone: `"https://carts.example"`. */
export const origin = v.pipe(
  webAddress,
  v.transform((text) => ({ text, url: new URL(text) })),
  v.check(
    ({ text, url }) => url.pathname === '/' && !/[?#]/.test(text),
    ({ input }) => `must end after the host, without path or query: ${input.url.origin}`,
  ),
  v.transform(({ url }) => url.origin),
);

export const financingTerms = v.pipe(
  plain,
  v.check((text) => readFinancingTerms(text) !== undefined, `must be ${termsFormat}`),
  v.transform(readFinancingTerms),
);

export const postgresAddress = addressOf('postgres:// or postgresql://', /^postgres(ql)?:\/\//);
export const smtpAddress = addressOf('smtp:// or smtps://', /^smtps?:\/\/./);

/** An address that may carry a password. */
function addressOf(begin: string, pattern: RegExp) {
  return v.pipe(
    plain,
    v.regex(pattern, `must start with ${begin}`),
    v.check(
      (text) => URL.canParse(text),
      'is no whole address; in a name or password #, /, ?, @ and : are written %23, %2F, %3F, %40 and %3A',
    ),
  );
}

/** A path, or an http(s) address. */
export const fileOrAddress = v.pipe(
  plain,
  v.check(
    (text) => (isHttp(text) ? URL.canParse(text) : !text.includes('://')),
    'must be a file, or an http or https address',
  ),
);

function isHttp(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

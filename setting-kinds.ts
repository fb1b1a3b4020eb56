import {
  type FinancingTerms,
  readFinancingTerms,
  termsFormat,
} from './domain/catalogue/offer/monthly-payment.ts';
import { isMailbox } from './domain/enquiries/enquiry-fields.ts';

/** What a setting is refused with; the message goes on from the setting's name: `"must be …"`. */
export class WrongValue extends Error {}

/**
 * Reads the text of a setting.
 * @throws {WrongValue} saying what it must be, never what it was: it may be a secret.
 */
export type SettingKind<T> = (text: string) => T;

/** `1`, `true`, `yes` or `0`, `false`, `no`. */
export const flag: SettingKind<boolean> = (text) => {
  if (['1', 'true', 'yes'].includes(text)) return true;
  if (['0', 'false', 'no'].includes(text)) return false;
  throw new WrongValue('must be 1 or 0');
};

/** `on` or `off`. */
export const onOff: SettingKind<boolean> = (text) => {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new WrongValue('must be on or off');
};

/** A decimal number; what it counts is named in the messages (`'minutes'`). */
export function numberOf(what: string, least: number, most: number): SettingKind<number> {
  return (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new WrongValue(`must be a number of ${what} from ${least} to ${most}`);
  };
}

/** As {@link numberOf}, without a fraction. */
export function countOf(what: string, least: number, most: number): SettingKind<number> {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new WrongValue(`must be a whole number of ${what} from ${least} to ${most}`);
  };
}

/** 0 lets the system choose. */
export const port: SettingKind<number> = (text) => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= 65_535) return value;
  throw new WrongValue('must be a port number');
};

/** A path of a file or folder, or the name of a host. */
export const plain: SettingKind<string> = (text) => text;

/** A mailbox that any mail server takes. */
export const mailbox: SettingKind<string> = (text) => {
  if (isMailbox(text)) return text;
  throw new WrongValue('must be an e-mail address');
};

/** An http(s) address that is published: without a user's name and password. */
export const webAddress: SettingKind<string> = (text) => {
  const { username, password } = httpUrl(text);
  if (username !== '' || password !== '') {
    throw new WrongValue('must be without a name or password: it is published');
  }
  return text.replace(/\/+$/, '');
};

/** What a lender asks: all three parts. */
export const financingTerms: SettingKind<FinancingTerms> = (text) => {
  const terms = readFinancingTerms(text);
  if (terms !== undefined) return terms;
  throw new WrongValue(`must be ${termsFormat}`);
};

/** Scheme, host and port alone: `"https://carts.example"`. */
export const origin: SettingKind<string> = (text) => {
  webAddress(text);
  const url = httpUrl(text);
  if (url.pathname !== '/' || /[?#]/.test(text)) {
    throw new WrongValue(`must end after the host, without path or query: ${url.origin}`);
  }
  return url.origin;
};

function httpUrl(text: string): URL {
  const url = URL.parse(text);
  if (url !== null && /^https?:\/\//i.test(text)) return url;
  throw new WrongValue('must be an http or https address');
}

export const postgresAddress = addressOf('postgres:// or postgresql://', /^postgres(ql)?:\/\//);
export const smtpAddress = addressOf('smtp:// or smtps://', /^smtps?:\/\/./);

/** An address that may carry a password. */
function addressOf(begin: string, pattern: RegExp): SettingKind<string> {
  return (text) => {
    if (!pattern.test(text)) throw new WrongValue(`must start with ${begin}`);
    if (URL.canParse(text)) return text;
    throw new WrongValue(
      'is no whole address; in a name or password #, /, ?, @ and : are written %23, %2F, %3F, %40 and %3A',
    );
  };
}

/** A path, or an http(s) address. */
export const fileOrAddress: SettingKind<string> = (text) => {
  if (/^https?:\/\//i.test(text) ? URL.canParse(text) : !text.includes('://')) return text;
  throw new WrongValue('must be a file, or an http or https address');
};

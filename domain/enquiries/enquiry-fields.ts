import { cleanLine, cleanText } from '../text/clean-text.ts';

/** Fields and rules of the contact message in browser, form and API (spec S15.1, S15.2). */
export const interests = ['sales', 'service', 'parts', 'rental', 'trade-in', 'general'] as const;
export type Interest = (typeof interests)[number];
export const defaultInterest: Interest = 'sales';

export const interestLabels: Readonly<Record<Interest, string>> = {
  sales: 'Buying a cart',
  service: 'Service and repair',
  parts: 'Parts and accessories',
  rental: 'Rental',
  'trade-in': 'Trade-in',
  general: 'Something else',
};

/** Characters after trimming. */
const minPhoneLength = 10;
export const minMessageLength = 10;

/** `"“570” is 7 characters short: write it with the area code"`, or an example. */
export function phoneHint(typed: string): string {
  const missing = minPhoneLength - cleanLine(typed).length;
  if (missing === minPhoneLength || missing <= 0) {
    return `With area code, at least ${minPhoneLength} digits`;
  }
  const characters = missing === 1 ? '1 character' : `${missing} characters`;
  return `“${cleanLine(typed)}” is ${characters} short: write it with the area code`;
}

/** Octets of an address and of its local part (RFC 5321, 4.5.3.1). */
const maxAddressOctets = 254;
const maxLocalOctets = 64;

/** ASCII parts separated by dots, then two or more labels of a host name. */
const mailbox =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** `info@münchen.example` → `info@xn--mnchen-3ya.example`. */
export function asciiMailbox(text: string): string {
  const line = cleanLine(text);
  const [, local, domain] =
    /^([^@]+)@([\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*)$/u.exec(line) ?? [];
  if (domain === undefined) return line;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return line;
  }
}

export function isMailbox(text: string): boolean {
  return (
    text.length <= maxAddressOctets && text.indexOf('@') <= maxLocalOctets && mailbox.test(text)
  );
}

/** Hidden from people, filled in by programs, unknown to browsers. */
export const honeypotField = 'topicNote';

export interface EnquiryFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly interest: Interest;
  readonly message: string;
}
type EnquiryField = keyof EnquiryFields;

interface Rule {
  readonly clean: (text: string) => string;
  readonly isRight: (text: string) => boolean;
  readonly error: string;
}

const isFilled = (text: string) => text !== '';

const rules: Readonly<Record<EnquiryField, Rule>> = {
  firstName: { clean: cleanLine, isRight: isFilled, error: 'First name is required' },
  lastName: { clean: cleanLine, isRight: isFilled, error: 'Last name is required' },
  email: { clean: asciiMailbox, isRight: isMailbox, error: 'Invalid email address' },
  phone: {
    clean: cleanLine,
    isRight: (text) => text.length >= minPhoneLength,
    error: 'Phone number is required',
  },
  interest: {
    clean: cleanLine,
    isRight: (text) => interests.some((interest) => interest === text),
    error: 'Choose what your message is about',
  },
  message: {
    clean: cleanText,
    isRight: (text) => text.length >= minMessageLength,
    error: `Message must be at least ${minMessageLength} characters`,
  },
};

export const enquiryFields = Object.keys(rules) as readonly EnquiryField[];

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

type ParsedEnquiryFields =
  | { readonly ok: true; readonly fields: EnquiryFields }
  | { readonly ok: false; readonly errors: EnquiryErrors };

/** Unknown fields are ignored; errors are in the form's order. */
export function parseEnquiryFields(
  input: unknown,
  { needsMessage = true }: { readonly needsMessage?: boolean } = {},
): ParsedEnquiryFields {
  const sent = { interest: defaultInterest, ...(typeof input === 'object' ? input : {}) };
  const values = new Map<string, unknown>(Object.entries(sent));
  const fields: Partial<Record<EnquiryField, string>> = {};
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const { clean, isRight, error } = rules[field];
    const value = values.get(field);
    const text = typeof value === 'string' ? clean(value) : '';
    if (isRight(text) || (field === 'message' && !needsMessage)) fields[field] = text;
    else errors[field] = error;
  }
  return Object.keys(errors).length === 0
    ? { ok: true, fields: fields as EnquiryFields }
    : { ok: false, errors };
}

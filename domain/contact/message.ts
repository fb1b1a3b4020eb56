import * as z from 'zod/mini';
import { cleanLine, cleanText } from '../text/clean-text.ts';

/**
 * The contact message: its fields, rules and words (spec S15.1, spec S15.2), written once and used
 * in the browser, by the form's POST and by the API.
 */

export const interests = ['sales', 'service', 'parts', 'general'] as const;
export type Interest = (typeof interests)[number];
export const defaultInterest: Interest = 'sales';

export const interestLabels: Readonly<Record<Interest, string>> = {
  sales: 'Buying a cart',
  service: 'Service and repair',
  parts: 'Parts and accessories',
  general: 'Something else',
};

/** Fewest characters of a phone number and of a message, after trimming. */
export const minPhoneLength = 10;
export const minMessageLength = 10;

/** Most octets of a mail address and of the part before its `@` (RFC 5321, 4.5.3.1). */
const maxAddressOctets = 254;
const maxLocalOctets = 64;

/** Whether an address is short enough for every mail server. */
function fitsMail(address: string): boolean {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  const local = address.slice(0, address.lastIndexOf('@'));
  return octets(address) <= maxAddressOctets && octets(local) <= maxLocalOctets;
}

const line = (check: z.ZodMiniType<string, string>) =>
  z.pipe(z.pipe(z.string(), z.transform(cleanLine)), check);

const nonEmpty = (message: string) => z.string().check(z.minLength(1, message));

export const messageSchema = z.object({
  firstName: line(nonEmpty('First name is required')),
  lastName: line(nonEmpty('Last name is required')),
  email: line(
    z.string().check(z.email('Invalid email address'), z.refine(fitsMail, 'Invalid email address')),
  ),
  phone: line(z.string().check(z.minLength(minPhoneLength, 'Phone number is required'))),
  interest: z._default(z.enum(interests), defaultInterest),
  message: z.pipe(
    z.pipe(z.string(), z.transform(cleanText)),
    z
      .string()
      .check(
        z.minLength(minMessageLength, `Message must be at least ${minMessageLength} characters`),
      ),
  ),
});

export type ContactMessage = z.output<typeof messageSchema>;
export type MessageField = keyof ContactMessage;

export const messageFields: readonly MessageField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'interest',
  'message',
];

/** What is said about a field that is missing or of the wrong type altogether. */
const fallbackMessages: Readonly<Record<MessageField, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  phone: 'Phone number is required',
  interest: 'Choose what your message is about',
  message: `Message must be at least ${minMessageLength} characters`,
};

export type FieldErrors = Partial<Record<MessageField, string>>;

export type ParsedMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly errors: FieldErrors };

/**
 * Judges a message from anywhere. Unknown fields are ignored; a missing field is judged like an
 * empty one. Returns the cleaned message, or one message per field at fault in the form's order.
 */
export function parseMessage(input: unknown): ParsedMessage {
  const result = messageSchema.safeParse(input);
  if (result.success) return { ok: true, message: result.data };
  const errors: FieldErrors = {};
  for (const field of messageFields) {
    const issue = result.error.issues.find((found) => found.path[0] === field);
    if (issue === undefined) continue;
    errors[field] =
      issue.code === 'invalid_type' || issue.code === 'invalid_value'
        ? fallbackMessages[field]
        : issue.message;
  }
  if (Object.keys(errors).length === 0) return { ok: false, errors: { ...fallbackMessages } };
  return { ok: false, errors };
}

import { cleanLine } from '../text/clean-text.ts';

/** What a request for service says besides the message (spec S15.13). */
export const serviceFields = ['make', 'drives', 'stands'] as const;
export type ServiceField = (typeof serviceFields)[number];

export const serviceLabels: Readonly<Record<ServiceField, string>> = {
  make: 'Make and model',
  drives: 'Does it drive',
  stands: 'Where the cart stands',
};

/** The choices of `drives`; the first says nothing. */
export const drivesLabels: Readonly<Record<string, string>> = {
  '': 'Please choose',
  yes: 'Yes',
  'with-problems': 'Yes, with problems',
  no: 'No',
};

/** Longest answer in characters; the rest is cut off. */
const maxLength = 200;

/**
 * The message with a line for each answer of the service form before it: `"Make and model: EZ-GO
 * TXT"`. An answer that is empty, no text or no choice of the form adds nothing.
 */
export function withServiceDetails(
  message: string,
  fields: Readonly<Record<string, unknown>>,
): string {
  const lines = serviceFields.flatMap((name) => {
    const value = fields[name];
    const text = typeof value === 'string' ? cleanLine(value).slice(0, maxLength) : '';
    const answer =
      name === 'drives'
        ? text === ''
          ? ''
          : Object.hasOwn(drivesLabels, text)
            ? (drivesLabels[text] ?? '')
            : ''
        : text;
    return answer === '' ? [] : [`${serviceLabels[name]}: ${answer}`];
  });
  return lines.length === 0 ? message : `${lines.join('\n')}\n\n${message}`;
}

import { cleanLine, wellFormed } from '../text/clean-text.ts';

/** Besides the message (spec S15.13); `fetchFrom` is stored, the others precede the message. */
export const serviceFields = ['make', 'drives', 'fetchFrom'] as const;
type ServiceField = (typeof serviceFields)[number];

export const serviceLabels: Readonly<Record<ServiceField, string>> = {
  make: 'Make and model',
  drives: 'Does it drive',
  fetchFrom: 'Pickup address',
};

export const drivesLabels: Readonly<Record<string, string>> = {
  '': 'Please choose',
  yes: 'Yes',
  'with-problems': 'Yes, with problems',
  no: 'No',
};

const maxServiceAnswer = 200;

/** `"Make and model: EZ-GO TXT"` for each answer, before the message; invalid ones are dropped. */
export function withServiceDetails(
  message: string,
  fields: Readonly<Record<string, unknown>>,
): string {
  const drives = answerOf(fields.drives);
  const answers = [
    ['make', answerOf(fields.make)],
    ['drives', Object.hasOwn(drivesLabels, drives) && drives !== '' ? drivesLabels[drives] : ''],
  ] as const;
  const lines = answers.flatMap(([name, answer]) =>
    answer ? [`${serviceLabels[name]}: ${answer}`] : [],
  );
  return lines.length === 0 ? message : `${lines.join('\n')}\n\n${message}`;
}

/** The address at which the cart is to be fetched, in a request for service; `undefined` without. */
export function fetchFromOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  const { topic, fetchFrom } = fields;
  const address = topic === 'service' ? answerOf(fetchFrom) : '';
  return address === '' ? undefined : address;
}

function answerOf(value: unknown): string {
  return typeof value === 'string' ? wellFormed(cleanLine(value).slice(0, maxServiceAnswer)) : '';
}

import type { CalendarDate } from '../../new-york-time.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { type WishField, wishChoices } from '../contact-parameters.ts';

/** Topics with a named time, by the same rules in browser, form and API (spec S29.4). */
const wishTopics = ['test-drive', 'service', 'delivery'] as const;
export type WishTopic = (typeof wishTopics)[number];

export const wishTopicLabels: Readonly<Record<WishTopic, string>> = {
  'test-drive': 'Test drive',
  service: 'Service',
  delivery: 'Delivery',
};

/** A morning ends at noon. */
export const dayParts = ['morning', 'afternoon'] as const;
export type DayPart = (typeof dayParts)[number];

export const dayPartLabels: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
};

export interface Wish {
  readonly topic: WishTopic;
  readonly date: CalendarDate;
  readonly part: DayPart;
}

export interface OfferedDay {
  readonly date: CalendarDate;
  readonly label: string;
  readonly parts: readonly DayPart[];
}

/** Days ahead, from tomorrow. */
export const wishDays = 60;

export function wishTopicOf(text: unknown): WishTopic | undefined {
  return wishTopics.find((topic) => topic === text);
}

/** Each once, in order; a choice with two empty fields is skipped. */
export function parseWishes(
  topic: WishTopic,
  fields: Readonly<Record<string, unknown>>,
  offered: readonly OfferedDay[],
): { wishes: readonly Wish[]; errors: Partial<Record<WishField, string>> } {
  const wishes = new Map<string, Wish>();
  const errors: Partial<Record<WishField, string>> = {};
  for (const { day, part } of wishChoices) {
    const [date, half] = [textOf(fields[day]), textOf(fields[part])];
    if (date === '' && half === '') continue;
    const match = offered.find((one) => one.date === date);
    if (match === undefined) errors[day] = dayError(date, offered);
    const dayPart = dayParts.find((one) => one === half);
    if (dayPart === undefined) errors[part] = 'Choose morning or afternoon';
    else if (match?.parts.includes(dayPart) === false)
      errors[part] = `We are closed that ${dayPart}`;
    else if (match !== undefined) wishes.set(`${date} ${dayPart}`, { topic, date, part: dayPart });
  }
  return { wishes: [...wishes.values()], errors };
}

function dayError(date: string, offered: readonly OfferedDay[]): string {
  const [first, last] = [offered[0], offered.at(-1)];
  if (date === '' || first === undefined || last === undefined) return 'Choose a day';
  return date < first.date || date > last.date
    ? `Choose a day from ${first.label} to ${last.label}`
    : 'We are closed that day';
}

/** A value that is no text is an invalid wish. */
function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : cleanLine(String(value));
}

export function wishParameters(wishes: readonly Wish[]): Partial<Record<WishField, string>> {
  const parameters: Partial<Record<WishField, string>> = {};
  for (const [index, { date, part }] of wishes.entries()) {
    const choice = wishChoices[index];
    if (choice !== undefined)
      Object.assign(parameters, { [choice.day]: date, [choice.part]: part });
  }
  return parameters;
}

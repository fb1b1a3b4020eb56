/** `"1 row"`, `"2 enquiries"`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** `15_000_000` → `"15 MB"`; one decimal place at most. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}

/** `"a 20-mile"`, `"an 8-mile"`. */
export function withArticle(count: number, unit: string): string {
  return `${/^(?:8|11$|18$)/.test(String(count)) ? 'an' : 'a'} ${count}-${unit}`;
}

/** `{ from: 3, to: 5 }` → `"3–5"`. */
export function formatRange({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from}–${to}`;
}

/** `15` → `"15%"`. */
export function formatPercent(percent: number): string {
  return `${percent}%`;
}

const dayOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `{ from: "10-15", to: "04-15" }` → `"Oct 15–Apr 15"`. */
export function formatSeason({ from, to }: { readonly from: string; readonly to: string }): string {
  const [start, end] = [from, to].map((day) => dayOfYear.format(new Date(`2025-${day}`)));
  return `${start}–${end}`;
}

/** Months of inclusive `MM-DD` dates, to the nearest: Oct 15–Apr 15 is 6. */
export function monthsOf({ from, to }: { readonly from: string; readonly to: string }): number {
  const position = (day: string) => Number(day.slice(0, 2)) + Number(day.slice(3)) / 31;
  const length = position(to) - position(from);
  return Math.round(length < 0 ? length + 12 : length);
}

const joints = {
  and: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
};

/** `"Monroe and Lackawanna"`. */
export function formatNames(names: readonly string[], joint: keyof typeof joints = 'and'): string {
  return joints[joint].format(names);
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `"four"`; digits from ten on. */
export function numberInWords(count: number): string {
  return smallNumbers[count] ?? String(count);
}

/** `"two showrooms"`, `"12 counties"`. */
export function countInWords(count: number, one: string, several = `${one}s`): string {
  return `${numberInWords(count)} ${count === 1 ? one : several}`;
}

/** `"our showroom"`, `"both showrooms"`, `"all three showrooms"`. */
export function allInWords(count: number, one: string, several = `${one}s`): string {
  if (count === 1) return `our ${one}`;
  return count === 2 ? `both ${several}` : `all ${countInWords(count, one, several)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function titledTexts(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([title, text]) => ({ title, text }));
}

/** The first sentence and the rest; a short text stays whole. */
export function leadOf(text: string): readonly [lead: string, rest: string] {
  const first = (text.length > 140 && /^.*?[.!?](?=\s|$)/s.exec(text)?.[0]) || text;
  return [first, text.slice(first.length).trim()];
}

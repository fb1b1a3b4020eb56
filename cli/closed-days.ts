import {
  becauseOf,
  closedDaysAhead,
  closedDaysWithin,
  closingOn,
} from '../domain/dealer/closed-days.ts';
import { type ClosedDay, todayAt } from '../domain/dealer/dealer.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import {
  addDays,
  type CalendarDate,
  dateInWords,
  daysBetween,
  newYorkTime,
} from '../domain/new-york-time.ts';
import { physicalShowrooms } from '../domain/places/showrooms.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { readDay as parseDay } from '../stock/import/row/read-day.ts';
import { type Command, defineCommand, done, UsageError, write } from './command.ts';

const maxLength = 60;

const closed = defineCommand({
  name: 'closed',
  summary: 'Close for a day, or list the closed days to come',
  details: `For example: dealer closed 2027-02-15 vacation
Without a day it lists what is coming. A day is written 2027-02-15, 2/15/2027 or 2/15; the words say why, for visitors.
Showrooms, service, delivery and phone are closed then; with --showroom that showroom alone. The
website follows within seconds. dealer open takes it back.`,
  syntax: (command) =>
    command
      .argument('[day]', 'the day, or the first of several')
      .argument('[words...]', 'why, for visitors')
      .option('--until <day>', 'the last day of several')
      .option('--showroom <id>', physicalShowrooms.map(({ id }) => id).join(' or ')),
  async run([day, words], { until, showroom }, { store, out, err, now }) {
    const { closedDays } = await store();
    if (day === undefined) {
      const today = todayAt(now, dealerOf([], await closedDays.list()));
      const coming = closedDaysWithin(closedDaysAhead, today);
      await write(out, coming.map((one) => `${lineOf(one)}\n`).join(''));
      return done;
    }
    const { date: today } = newYorkTime(now);
    const [first, last] = [readDay(day, today), readDay(until ?? day, today)];
    const why = cleanLine(words.join(' '));
    if (first < today) throw new UsageError(`${dateInWords(first)} has passed`);
    if (last < first) throw new UsageError('--until is before the first day');
    if (last > addDays(today, closedDaysAhead)) {
      throw new UsageError(`${dateInWords(last)} is more than a year ahead`);
    }
    if (why.length > maxLength) throw new UsageError(`Say why in ${maxLength} letters or less`);
    const where = showroom === undefined ? {} : { showroom: readShowroom(showroom) };
    const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => ({
      date: addDays(first, index),
      words: why,
      ...where,
    }));
    await closedDays.add(days, today);
    await write(err, days.map((one) => `${lineOf(one)}\n`).join(''));
    return done;
  },
});

const open = defineCommand({
  name: 'open',
  summary: 'Reopen a closed day',
  details: 'For example: dealer open 2027-01-12',
  syntax: (command) => command.argument('<day>', 'the day'),
  async run([day], _options, { store, err, now }) {
    const date = readDay(day, newYorkTime(now).date);
    const { closedDays } = await store();
    const removed = await closedDays.remove(date);
    const yearly = closingOn(date, []);
    if (yearly !== undefined) {
      throw new Error(
        `${dateInWords(date)} is closed every year${becauseOf(yearly)}; whoever set the website up can change that.`,
      );
    }
    const words = removed.map((one) => `It was: ${lineOf(one)}. It is open again.\n`).join('');
    await write(err, words || `${dateInWords(date)} was not closed.\n`);
    return done;
  },
});

export const closedDaysCommands: readonly Command[] = [closed, open];

/** `"Tue, Jan 12, 2027: Scranton closed (snow)"`. */
function lineOf(closedDay: ClosedDay): string {
  const city = physicalShowrooms.find(({ id }) => id === closedDay.showroom)?.city;
  const what = city === undefined ? 'closed' : `${city} closed`;
  return `${dateInWords(closedDay.date)}: ${what}${becauseOf(closedDay)}`;
}

/** Without a year the next such day. */
function readDay(text: string, today: CalendarDate): CalendarDate {
  const isDated = !/^\d{1,2}\/\d{1,2}$/.test(text);
  const years = [0, 1].map((ahead) => Number(today.slice(0, 4)) + ahead);
  const days = isDated ? [parseDay(text)] : years.map((year) => parseDay(`${text}/${year}`));
  const day = days.find((one) => typeof one === 'string' && (isDated || one >= today));
  if (typeof day === 'string') return day;
  throw new UsageError(`“${cleanLine(text)}” is not a day; write it as 2027-01-12 or 1/12/2027`);
}

function readShowroom(text: string): string {
  const showroom = physicalShowrooms.find(({ id }) => id === text.toLowerCase());
  if (showroom !== undefined) return showroom.id;
  const ids = physicalShowrooms.map(({ id }) => id).join(' and ');
  throw new UsageError(`“${cleanLine(text)}” is not a showroom; there are ${ids}`);
}

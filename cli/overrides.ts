import {
  type Changeable,
  changeables,
  type Override,
  readOverride,
} from '../domain/dealer/overrides.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { formatNames } from '../domain/text/wording.ts';
import { type CliTools, type Command, defineCommand, done, UsageError, write } from './command.ts';

type Kind = Changeable['kind'];

const ofKind = (kind: Kind) => changeables.filter((one) => one.kind === kind);
const idsOf = (kind: Kind) => ofKind(kind).map(({ id }) => id);

const hours = defineCommand({
  name: 'hours',
  summary: 'Set the opening hours of a week, or list them',
  details: `For example: dealer hours showroom "Mon-Sat 9-6, Sun closed"
             dealer hours service "Mon-Fri 8-5:30, Sat 9-noon, Sun emergency only"
A showroom's id sets the hours of that showroom alone.
Without hours it lists the current ones. Days that are not named are closed. The website, its mails and feeds
follow within seconds. --default takes them back. For single days there is dealer closed.`,
  syntax: (command) =>
    command
      .argument('[which]', idsOf('hours').join(', '))
      .argument('[hours...]', 'days with their hours')
      .option('--default', 'the hours the website was built with'),
  run: ([which, words], { default: isDefault }, tools) =>
    setOrList('hours', which, words.join(' '), isDefault, tools),
});

const phone = defineCommand({
  name: 'phone',
  summary: 'Set a phone number, or list them',
  details: `For example: dealer phone main 1-800-555-0199
Without a number it lists the current ones: main is the one on every page, the others are the showrooms' own.
The website, its mails and feeds follow within seconds. --default takes it back.`,
  syntax: (command) =>
    command
      .argument('[which]', idsOf('phone').join(', '))
      .argument('[number...]', 'ten digits')
      .option('--default', 'the number the website was built with'),
  run: ([which, words], { default: isDefault }, tools) =>
    setOrList('phone', which, words.join(' '), isDefault, tools),
});

export const overridesCommands: readonly Command[] = [hours, phone];

async function setOrList(
  kind: Kind,
  which: string | undefined,
  text: string,
  isDefault = false,
  { store, out, err }: Pick<CliTools, 'store' | 'out' | 'err'>,
): Promise<number> {
  const chosen = which === undefined ? undefined : find(kind, which);
  if (isDefault && text !== '') throw new UsageError('--default takes no value');
  if (isDefault && chosen === undefined) throw new UsageError('Name what --default is for');
  const reading = text === '' ? undefined : chosen && readOverride(kind, text);
  if (reading?.ok === false) throw new UsageError(reading.problem);
  const { overrides } = await store();
  const before = await overrides.list();
  if (chosen === undefined || (reading === undefined && !isDefault)) {
    const lines = (chosen ? [chosen] : ofKind(kind)).map((one) => lineOf(one, before));
    await write(out, lines.map((line) => `${line}\n`).join(''));
    return done;
  }
  const { name, builtIn } = chosen;
  const value = reading?.value ?? builtIn;
  if (value === builtIn || value === undefined) await overrides.remove(name);
  else await overrides.set({ name, value });
  const was = valueNow(chosen, before);
  const change = value === was ? 'as it was' : `it was ${inWords(chosen, was)}`;
  await write(err, `${lineOf(chosen, await overrides.list())}; ${change}\n`);
  return done;
}

function find(kind: Kind, which: string): Changeable {
  const one = ofKind(kind).find(({ id }) => id === which.toLowerCase());
  if (one !== undefined) return one;
  throw new UsageError(`“${cleanLine(which)}” is not one of ${formatNames(idsOf(kind))}`);
}

function valueNow({ name, builtIn }: Changeable, overrides: readonly Override[]) {
  return overrides.find((override) => override.name === name)?.value ?? builtIn;
}

function inWords({ kind }: Changeable, value: string | undefined): string {
  return value ?? (kind === 'hours' ? 'as showroom' : 'as main');
}

/** `"showroom: Mon–Sat 9 AM – 6 PM, Sun Closed (built with Mon–Sat 9 AM – 5 PM, Sun Closed)"`. */
function lineOf(one: Changeable, overrides: readonly Override[]): string {
  const now = valueNow(one, overrides);
  const builtIn = now === one.builtIn ? '' : ` (built with ${inWords(one, one.builtIn)})`;
  return `${one.id}: ${inWords(one, now)}${builtIn}`;
}

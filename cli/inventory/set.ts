import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cartInWords, hasKey } from '../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { changeCart, type FoundCart } from '../../stock/change-cart/change-cart.ts';
import { type Edits, editableField } from '../../stock/change-cart/edit-vehicle.ts';
import { fieldOfHeader, nearestHeading } from '../../stock/import/row/stock-field.ts';
import { type CliTools, type Command, defineCommand, done, UsageError, write } from '../command.ts';
import { currentUser } from './current-user.ts';

const keyHelp = 'id, stock number, VIN or serial number of the cart';

const setCommand = defineCommand({
  name: 'inventory set',
  summary: 'Change fields of one cart by hand',
  details: `For example: dealer inventory set A101 price=7495 "color=Forest Green" status=
Nothing behind the = empties a field. Values are written as in a stock file (dealer inventory fields).

A price that halves or doubles, or is under a third or over three times the median of the model's
other carts, needs --really. What is set by hand holds until the stock file's own cell for that field changes. It is in
\`inventory history\`, and \`inventory undo\` takes it back.`,
  syntax: (command) =>
    command
      .argument('<key>', keyHelp)
      .argument('<field=value...>', 'one or several')
      .option('--really', 'even if the price is unlikely'),
  run: ([key, words], { really }, tools) => change('set', key, editsOf(words), tools, really),
});

const soldCommand = shortcut('sold', 'Mark carts as sold', 'sold');
const holdCommand = shortcut('hold', 'Put carts on hold for someone', 'on-hold');
const releaseCommand = shortcut('release', 'Put carts back in stock that were sold or on hold', '');

export const singleChangeCommands: readonly Command[] = [
  setCommand,
  soldCommand,
  holdCommand,
  releaseCommand,
];

function shortcut(verb: string, summary: string, status: string): Command {
  return defineCommand({
    name: `inventory ${verb}`,
    summary,
    details: 'It holds until the sold or status cell of that cart in the stock file changes.',
    syntax: (command) => command.argument('<key...>', keyHelp),
    async run([keys], _options, tools) {
      const stock = await (await tools.store()).catalogue.list();
      const lost = keys.map((key) => findCart(stock, key)).find(({ ok }) => !ok);
      if (lost?.ok === false) throw new Error(`${cleanLine(lost.reason)}\nNothing was changed.`);
      for (const key of keys) await change(verb, key, { status }, tools);
      return done;
    },
  });
}

function editsOf(words: readonly string[]): Edits {
  const edits: Edits = {};
  for (const word of words) {
    const [name = '', ...value] = word.split('=');
    if (value.length === 0) {
      throw new UsageError(`“${cleanLine(name)}” has no =; write field=value, as in price=7495`);
    }
    const field = editableField(name);
    if (field === undefined) throw new UsageError(noField(name));
    if (edits[field] !== undefined) throw new UsageError(`${field} is given twice`);
    edits[field] = value.join('=');
  }
  return edits;
}

function noField(name: string): string {
  if (fieldOfHeader(name) !== undefined) {
    return `“${cleanLine(name)}” can't be set: pictures come from their folder, and the address of a page stays`;
  }
  const nearest = nearestHeading(name);
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return `There is no field “${cleanLine(name)}”.${hint} The fields are listed by: dealer inventory fields`;
}

async function change(
  verb: string,
  key: string,
  edits: Edits,
  { store, settings, err, now }: CliTools,
  really = false,
): Promise<number> {
  const { catalogue } = await store();
  const how = { source: `inventory ${verb} ${key}`, by: currentUser(settings), now, really };
  const outcome = await changeCart(catalogue, (stock) => findCart(stock, key), edits, how);
  if (outcome.kind === 'refused') {
    throw new Error(`${cleanLine(outcome.reason)}\nNothing was changed.`);
  }
  const line = cartInWords(outcome.before);
  if (outcome.kind === 'same') {
    await write(err, `${line}: already so\n`);
    return done;
  }
  for (const note of outcome.notes) await write(err, `${cleanLine(note)}\n`);
  await write(err, `${line}: ${outcome.differences.join('; ')}\n`);
  if (outcome.isHeld) await write(err, holdsUntil(settings));
  return done;
}

function holdsUntil({ stockFrom }: CliTools['settings']): string {
  return stockFrom === undefined
    ? 'It stays until your stock file changes it.\n'
    : 'The file in STOCK_FROM says otherwise: as soon as that cell changes, the file counts again. Change it there too.\n';
}

/** Carts in stock come first; a cart that has left matches where no other has the key. */
function findCart(stock: readonly StockedVehicle[], key: string): FoundCart {
  const having = stock.filter((vehicle) => hasKey(vehicle, key));
  const inStock = having.filter(({ offer }) => offer.isListed);
  const [vehicle, ...others] = inStock.length > 0 ? inStock : having;
  if (vehicle === undefined) {
    const reason = `No cart has the id, stock number, VIN or serial number “${key}”. See them with: inventory list`;
    return { ok: false, reason };
  }
  if (others.length === 0) return { ok: true, vehicle };
  const ids = [vehicle, ...others].map(({ id }) => id).join(', ');
  return { ok: false, reason: `“${key}” fits several carts; name one by its id: ${ids}` };
}

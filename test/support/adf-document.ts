import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

/**
 * The content models of the ADF 1.0 DTD as expressions over the children's names, and the values
 * its attributes may have. An element that isn't here may hold text only.
 */
const models: Readonly<Record<string, string>> = {
  adf: '(prospect )+',
  prospect: '(id )*requestdate (vehicle )+customer vendor (provider )?',
  vehicle:
    '(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?' +
    '(odometer )?(condition )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*' +
    '(finance )?(comments )?',
  colorcombination: 'interiorcolor exteriorcolor preference ',
  customer: 'contact (id )*(timeframe )?(comments )?',
  timeframe: '(description )?(earliestdate )?(latestdate )?',
  vendor: '(id )*vendorname (url )?contact ',
  provider: '(id )*name (service )?(url )?(email )?(phone )?(contact )?',
  contact: '(name )+(email (phone )*|(phone )+)(address )?',
  address: '(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?',
};
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /./, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(mi|km)$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
  },
  address: { type: /^(work|home|delivery)$/ },
  street: { line: /./ },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
};

/** An element of a document. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly text: string;
}

/** The root of a document, parsed from its first character by a parser that takes XML alone. */
export function parse(document: string): Node {
  expect(document).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n/,
  );
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Open = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.write(document).close();
  const [adf] = root.children;
  if (adf === undefined) throw new Error('an empty document');
  return adf;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Open[];
  text: string;
}

/** Expects an element, and all in it, to be as the DTD says. */
export function check(node: Node): void {
  const model = models[node.name] ?? '';
  const names = node.children.map(({ name }) => `${name} `).join('');
  expect(names, node.name).toMatch(new RegExp(`^(${model})$`));
  if (models[node.name] !== undefined) expect(node.text.trim()).toBe('');
  for (const [name, value] of Object.entries(node.attributes)) {
    expect(value, `${node.name}@${name}`).toMatch(attributes[node.name]?.[name] ?? /^never$/);
  }
  node.children.forEach(check);
}

/** The first element at a path of names, separated by slashes. */
export function find(node: Node, path: string): Node | undefined {
  const names = path.split('/');
  return names.reduce<Node | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    node,
  );
}

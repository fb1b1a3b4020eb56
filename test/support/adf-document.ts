import { XMLParser } from 'fast-xml-parser';
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

/** The root of a document that begins as the standard says. */
export function parse(document: string): Node {
  expect(document.startsWith('<?ADF VERSION "1.0"?>\n<?XML VERSION "1.0"?>\n<adf>')).toBe(true);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
    htmlEntities: true,
  });
  const toNode = (raw: Record<string, unknown>): Node => {
    const name = Object.keys(raw).find((key) => key !== ':@') ?? '';
    const inside = raw[name] as Record<string, unknown>[];
    return {
      name,
      attributes: (raw[':@'] ?? {}) as Record<string, string>,
      children: inside.filter((child) => !('#text' in child)).map(toNode),
      text: inside.map((child) => String(child['#text'] ?? '')).join(''),
    };
  };
  const [root] = parser.parse(document.slice(document.indexOf('<adf>')));
  return toNode(root);
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

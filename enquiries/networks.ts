/** A part of the internet that one sender may hold, with its posts in one window (spec S15.8). */
export interface Network {
  readonly name: string;
  readonly most: number;
  /** Whether it is what one household or one server has. */
  readonly isHousehold: boolean;
}

/**
 * IPv6 addresses are counted by the /64 of a home network, the /56 that a household is given and
 * the /48 that a company is given: whoever has one of these has every smaller one in it.
 */
const prefixes = [
  { bits: 64, most: 30, isHousehold: false },
  { bits: 56, most: 60, isHousehold: true },
  { bits: 48, most: 120, isHousehold: false },
] as const;

/** Posts of one IPv4 address in one window. */
export const mostOfAddress = 30;

/**
 * The networks of a network address, the smallest first: of an IPv4 address itself, also where it
 * is written as IPv6.
 */
export function networksOf(address: string): readonly Network[] {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || !bare.includes(':')) {
    return [{ name: mapped ?? bare, most: mostOfAddress, isHousehold: true }];
  }
  const groups = groupsOf(bare);
  return prefixes.map(({ bits, ...network }) => ({ name: prefixOf(groups, bits), ...network }));
}

/** The largest network of an address, by name: what one sender may hold at most. */
export function networkOf(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(bare: string): readonly number[] {
  const [head = '', tail = ''] = bare.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const gap = bare.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0;
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return groups.map((group) => Number.parseInt(group, 16) || 0);
}

/** `"2001:db8:1:200::/56"`: the first bits of an address, the others zero. */
function prefixOf(groups: readonly number[], bits: number): string {
  const parts = groups.slice(0, Math.ceil(bits / 16)).map((group, index) => {
    const unused = Math.max(0, (index + 1) * 16 - bits);
    return ((group >> unused) << unused).toString(16);
  });
  return `${parts.join(':')}::/${bits}`;
}

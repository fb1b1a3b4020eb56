/** The first `bits` of IPv6, or an IPv4 address, also within IPv6. */
export function networkPrefix(address: string, bits: number): string {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || !bare.includes(':')) return mapped ?? bare;
  const parts = groupsOf(bare)
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => {
      const unused = Math.max(0, (index + 1) * 16 - bits);
      return ((group >> unused) << unused).toString(16);
    });
  return `${parts.join(':')}::/${bits}`;
}

function groupsOf(bare: string): readonly number[] {
  const [head = '', tail = ''] = bare.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const gap = bare.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0;
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return groups.map((group) => Number.parseInt(group, 16) || 0);
}

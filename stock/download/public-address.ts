import { BlockList, isIP } from 'node:net';

/**
 * Ranges outside the public internet (IANA special-purpose registries, RFC 6890 and its updates).
 */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT, where one cloud has its metadata
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the platform address of one cloud, public by number alone
  ['169.254.0.0', 16], // link-local, where most clouds have their metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, an IPv4 address in disguise
  ['3fff::', 20], // documentation
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

/**
 * The only IPv6 range of the public internet; outside it is also IPv4 in disguise (`::ffff:…`,
 * NAT64).
 */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

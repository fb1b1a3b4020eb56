import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '223.255.255.255',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
test.each(['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

// spec S19.8
test.each([
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['a cloud’s metadata', '100.100.100.200'],
  ['a cloud’s metadata', '169.254.169.254'],
  ['a cloud’s metadata', '192.0.0.192'],
  ['a cloud’s platform', '168.63.129.16'],
  ['a cloud’s metadata', 'fd00:ec2::254'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.0.1'],
  ['loopback', '::1'],
  ['unspecified', '::'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['benchmarks', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['link-local', 'fe80::1'],
  ['link-local, with its zone', 'fe80::1%eth0'],
  ['public, with a zone', '2606:4700::1111%eth0'],
  ['site-local', 'fec0::1'],
  ['unique-local', 'fc00::1'],
  ['IPv4 in disguise', '::ffff:127.0.0.1'],
  ['IPv4 in disguise', '::ffff:8.8.8.8'],
  ['IPv4 in disguise', '::ffff:7f00:1'],
  ['IPv4 in disguise', '::127.0.0.1'],
  ['IPv4 in disguise, by NAT64', '64:ff9b::7f00:1'],
  ['IPv4 in disguise, by 6to4', '2002:7f00:1::1'],
  ['IPv4 in disguise, by Teredo', '2001:0:7f00:1::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s %s is not', (_, address) => expect(isPublicAddress(address)).toBe(false));

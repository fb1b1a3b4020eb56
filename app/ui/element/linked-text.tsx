import type { ReactNode } from 'react';
import { business, showrooms } from '../../../domain/business/identity.ts';
import { links } from '../../links.ts';

const addresses: ReadonlyMap<string, string> = new Map([
  ...[business.phone, ...showrooms.map(({ phone }) => phone)].map(
    (phone) => [phone.shown, links.tel(phone)] as const,
  ),
  [business.email, links.mail(business.email)],
]);

const escaped = [...addresses.keys()].map((text) => text.replace(/[.()]/g, '\\$&'));
const reachable = new RegExp(escaped.join('|'), 'g');

/** Plain text with links on the dealer's own phone numbers and e-mail address. */
export function LinkedText({ text }: { readonly text: string }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(reachable)) {
    nodes.push(
      text.slice(end, index),
      <a key={index} href={addresses.get(address)}>
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...nodes, text.slice(end)];
}

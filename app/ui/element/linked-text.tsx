import type { ReactNode } from 'react';
import { business } from '../../../domain/dealer/business/identity.ts';
import { links } from '../../links.ts';
import { useToday } from '../place/today.ts';

/** Links the dealer's phone numbers and email address. */
export function LinkedText({ text }: { readonly text: string }) {
  const addresses = new Map([
    ...Object.values(useToday().phones).map((phone) => [phone.shown, links.tel(phone)] as const),
    [business.email, links.mail(business.email)],
  ]);
  const escaped = [...addresses.keys()].map((address) => address.replace(/[.()]/g, '\\$&'));
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(new RegExp(escaped.join('|'), 'g'))) {
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

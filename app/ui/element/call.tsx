import type { ReactNode } from 'react';
import { links } from '../../links.ts';
import { useToday } from '../place/today.ts';
import { ButtonLink, type Kind } from './button.tsx';

export function CallButton({ kind, children }: { kind?: Kind; children?: ReactNode }) {
  const { phone } = useToday();
  return (
    <ButtonLink kind={kind} href={links.tel(phone)}>
      {children ?? `Call ${phone.shown}`}
    </ButtonLink>
  );
}

export function PhoneLink() {
  const { phone } = useToday();
  return <a href={links.tel(phone)}>{phone.shown}</a>;
}

import type { ReactNode } from 'react';
import { business } from '../../../domain/business/identity.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Section } from './section.tsx';

interface CallBandProps {
  readonly title: string;
  readonly text: string;
  /** The second button; by default a link to the contact page. */
  readonly children?: ReactNode;
}

/** The closing call to action of a page: the phone first, then another button. */
export function CallBand({ title, text, children }: CallBandProps) {
  return (
    <Section title={title} intro={text} ground="evergreen">
      <ButtonRow>
        <ButtonLink href={links.tel(business.phone)}>Call {business.phone.shown}</ButtonLink>
        {children || (
          <ButtonLink kind="light" href={links.contact}>
            Contact Us
          </ButtonLink>
        )}
      </ButtonRow>
    </Section>
  );
}

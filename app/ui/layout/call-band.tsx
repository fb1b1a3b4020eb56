import type { ReactNode } from 'react';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { CallButton } from '../element/call.tsx';
import { Section } from './section.tsx';

interface CallBandProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function CallBand({ title, text, children }: CallBandProps) {
  return (
    <Section title={title} intro={text} ground="evergreen">
      <ButtonRow>
        <CallButton />
        {children || (
          <ButtonLink kind="light" href={links.contact}>
            Contact Us
          </ButtonLink>
        )}
      </ButtonRow>
    </Section>
  );
}

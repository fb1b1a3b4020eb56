import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { CallButton } from '../element/call.tsx';
import { Section } from './section.tsx';

export function Failure({ isOutage }: { readonly isOutage: boolean }) {
  return (
    <Section>
      <h1>{isOutage ? 'Our stock is not available' : 'Something broke on our side'}</h1>
      <p>Please try again in a minute, or call us. Messages you sent earlier are safe.</p>
      <ButtonRow>
        <CallButton />
        <ButtonLink kind="secondary" href={links.home}>
          Home
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}

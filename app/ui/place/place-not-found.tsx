import { countiesInWords } from '../../../domain/places/find-place.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { CallButton } from '../element/call.tsx';
import { Section } from '../layout/section.tsx';

/** spec S13.3 */
export const placeNotFoundTitle = 'Municipality not found';

/** For three addresses (spec S13.3). */
export function PlaceNotFound() {
  return (
    <Section>
      <h1>{placeNotFoundTitle}</h1>
      <p>
        We don’t have a page for this place. Here is every municipality we serve in{' '}
        {countiesInWords}. Farther out? Call us.
      </p>
      <ButtonRow>
        <ButtonLink href={links.placeList}>All places we serve</ButtonLink>
        <CallButton kind="secondary" />
      </ButtonRow>
    </Section>
  );
}

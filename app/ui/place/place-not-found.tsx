import { business } from '../../../domain/business.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Section } from '../layout/section.tsx';

/** Heading of the answer to an unknown place (spec S13.3). */
export const placeNotFoundTitle = 'Municipality not found';

/** For a slug that is no place's, in any of the three shapes. */
export function PlaceNotFound() {
  return (
    <Section>
      <h1>{placeNotFoundTitle}</h1>
      <p>
        We do not know a municipality by this name. The list has every one we serve in{' '}
        {business.counties.join(' and ')} counties, and we may well deliver to yours all the same.
      </p>
      <ButtonRow>
        <ButtonLink href={links.placeList}>All the places we serve</ButtonLink>
        <ButtonLink kind="secondary" href={links.tel(business.phone)}>
          Call {business.phone.shown}
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}

import { business } from '../../domain/business.ts';
import { links } from '../links.ts';
import type { PageMeta } from '../meta.ts';
import { ButtonLink, ButtonRow } from './button.tsx';
import { Section } from './section.tsx';

/** Specification 001 §8. */
const title = 'Municipality not found';

/** The metadata of the page below, at the path that was asked for. */
export function placeNotFoundMeta(path: string): PageMeta {
  return {
    title,
    description: 'We do not know a municipality by this name.',
    path,
    noindex: true,
  };
}

/** For a slug that is no place's, in any of the three shapes. */
export function PlaceNotFound() {
  return (
    <Section>
      <h1>{title}</h1>
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

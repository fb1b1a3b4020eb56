import { business, formatAddress, type Showroom } from '../../domain/business.ts';
import { links } from '../links.ts';
import { ButtonLink, ButtonRow } from './button.tsx';
import { Card } from './section.tsx';

interface ShowroomCardProps {
  readonly showroom: Showroom;
  /** With directions, website and reviews, as its own page shows it. */
  readonly full?: boolean;
}

/** One of the three locations: what it is, where it is and how to reach it. */
export function ShowroomCard({ showroom, full = false }: ShowroomCardProps) {
  const { city, label, address, phone } = showroom;
  const place = formatAddress(address);
  return (
    <Card>
      <h3>{city}</h3>
      <p>{label}</p>
      <address>
        {place}
        <br />
        <a href={links.tel(phone)}>{phone.shown}</a>
      </address>
      {full && (
        <>
          <ButtonRow>
            <ButtonLink href={links.tel(phone)} label={`Call ${city}`}>
              Call
            </ButtonLink>
            <ButtonLink kind="secondary" href={links.directions(place)} external>
              Directions
            </ButtonLink>
          </ButtonRow>
          <ul>
            <li>
              <a href={links.home}>Website</a>
            </li>
            {showroom.social?.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>
                  {business.shortName} on {name}
                </a>
              </li>
            ))}
            <li>
              <a href={showroom.reviewsUrl ?? links.feedback}>Reviews and feedback</a>
            </li>
          </ul>
        </>
      )}
    </Card>
  );
}

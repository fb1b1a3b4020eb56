import { business, formatAddress, type Showroom } from '../../../domain/business/identity.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Card } from '../layout/section.tsx';
import styles from './showroom-card.module.css';

/** This site's page about each location. */
const pages: Readonly<Record<Showroom['id'], { readonly label: string; readonly path: string }>> = {
  'pocono-pines': {
    label: 'golf carts in Tobyhanna Township',
    path: links.place('tobyhanna-township'),
  },
  scranton: { label: 'golf carts in Scranton', path: links.place('scranton') },
  hatfield: { label: 'everything in stock', path: links.inventory },
};

interface ShowroomCardProps {
  readonly showroom: Showroom;
  /** How many carts stand there. */
  readonly count?: number;
  /** Adds directions, website and reviews, as on the showroom page. */
  readonly full?: boolean;
}

/** One of the three locations: what it is, where it is and how to reach it. */
export function ShowroomCard({ showroom, count = 0, full = false }: ShowroomCardProps) {
  const { id, city, label, type, address, phone } = showroom;
  const place = formatAddress(address);
  return (
    <Card>
      <h3>{city}</h3>
      <p>
        {label}
        {type === 'online' && `. A phone and delivery desk: ${visitInWords(count)}.`}
      </p>
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
              {type === 'physical' ? 'Directions' : 'See on a map'}
            </ButtonLink>
          </ButtonRow>
          <ul className={styles.links}>
            <li>
              <a href={pages[id].path}>Website: {pages[id].label}</a>
            </li>
            {showroom.social?.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>
                  {business.shortName} on {name}
                </a>
              </li>
            ))}
            <li>
              {showroom.reviewsUrl === undefined ? (
                <a href={links.feedback}>Reviews: how to leave feedback</a>
              ) : (
                <a href={showroom.reviewsUrl}>Reviews</a>
              )}
            </li>
          </ul>
        </>
      )}
    </Card>
  );
}

/** What can be seen at an online location where `count` carts are kept (spec S1.3). */
function visitInWords(count: number): string {
  if (count === 0) return 'there is nothing to visit';
  const carts = count === 1 ? '1 cart is' : `${count} carts are`;
  return `${carts} kept here, to be seen by appointment`;
}

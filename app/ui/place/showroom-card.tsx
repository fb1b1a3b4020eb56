import { business, showrooms } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { hoursAt, phoneAt } from '../../../domain/dealer/dealer.ts';
import { formatHours, unbroken } from '../../../domain/dealer/hours.ts';
import { openInWords } from '../../../domain/dealer/open-days.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { formatAddress, type Showroom } from '../../../domain/dealer/showroom.ts';
import type { StockOffer } from '../../../domain/stock/offer/stock-offer.ts';
import { links } from '../../links.ts';
import { ButtonLink, ButtonRow } from '../element/button.tsx';
import { Card, Grid } from '../layout/section.tsx';
import { useToday } from './today.ts';

function pageOf({ placeSlug }: Showroom): { readonly label: string; readonly path: string } {
  const place = places.find(({ slug }) => slug === placeSlug);
  return place === undefined
    ? { label: 'Everything in stock', path: links.inventory }
    : { label: `Delivery and prices in ${placeLabel(place)}`, path: links.place(place.slug) };
}

interface ShowroomCardProps {
  readonly showroom: Showroom;
  readonly count?: number;
  readonly full?: boolean;
}

export function ShowroomCard({ showroom, count = 0, full }: ShowroomCardProps) {
  const today = useToday();
  const { id, city, label, type, address } = showroom;
  const phone = phoneAt(today, id);
  const hours = hoursAt(today, id);
  const place = formatAddress(address);
  const page = pageOf(showroom);
  return (
    <Card>
      <h3>{city}</h3>
      <p>
        {label}
        {type === 'online' && `. Phone and online orders only. ${visitInWords(count)}.`}
      </p>
      {type === 'physical' ? (
        <p>
          <strong>{openInWords(hours, today)}</strong>
          <br />
          {unbroken(formatHours(hours))}
        </p>
      ) : (
        <p>Phone {unbroken(formatHours(today.hours.phone))}</p>
      )}
      <address>
        {place}
        <br />
        <a href={links.tel(phone)}>{phone.shown}</a>
      </address>
      {full && (
        <>
          <ButtonRow>
            <ButtonLink kind="secondary" href={links.tel(phone)} label={`Call ${city}`}>
              Call
            </ButtonLink>
            <ButtonLink kind="secondary" href={links.directions(place)} external>
              Directions
            </ButtonLink>
            <ButtonLink kind="secondary" href={links.showroomMap(id)} label={`Map of ${city}`}>
              Map
            </ButtonLink>
          </ButtonRow>
          <ul className="links">
            <li>
              <a href={page.path}>{page.label}</a>
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
                <a href={links.feedback}>Leave a review</a>
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

interface ShowroomCardsProps extends Pick<ShowroomCardProps, 'full'> {
  readonly countAt: StockOffer['countAt'];
}

/** `full` as on the showroom page (spec S3.9). */
export function ShowroomCards({ countAt, full }: ShowroomCardsProps) {
  return (
    <Grid columns={3}>
      {showrooms.map((showroom) => (
        <ShowroomCard
          key={showroom.id}
          showroom={showroom}
          count={countAt[showroom.id]}
          full={full}
        />
      ))}
    </Grid>
  );
}

/** Of an online location (spec S1.3). */
function visitInWords(count: number): string {
  if (count === 0) return 'No carts on display';
  return `${count} ${count === 1 ? 'cart' : 'carts'} on display by appointment`;
}

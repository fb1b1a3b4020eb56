import { showrooms } from '../../../domain/business/identity.ts';
import type { StockOffer } from '../../../domain/catalogue/offer/stock-offer.ts';
import type { NewYorkTime } from '../../../domain/new-york-time.ts';
import { Grid } from '../layout/section.tsx';
import { ShowroomCard } from './showroom-card.tsx';

interface ShowroomCardsProps {
  /** How many carts stand at each. */
  readonly countAt: StockOffer['countAt'];
  /** When the page is made. */
  readonly now: NewYorkTime;
  readonly full?: boolean;
}

/** All three locations; `full` as on the showroom page (spec S3.9). */
export function ShowroomCards({ countAt, now, full }: ShowroomCardsProps) {
  return (
    <Grid columns={3}>
      {showrooms.map((showroom) => (
        <ShowroomCard
          key={showroom.id}
          showroom={showroom}
          count={countAt[showroom.id]}
          now={now}
          full={full}
        />
      ))}
    </Grid>
  );
}

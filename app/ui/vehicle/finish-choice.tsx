import type { FinishList, FinishNames } from '../../../domain/catalogue/brands/finish-list.ts';
import { deliveryTerms } from '../../../domain/policies/terms/delivery-terms.ts';
import { links } from '../../links.ts';
import styles from './gallery.module.css';

interface FinishChoiceProps {
  readonly id: string;
  readonly list: FinishList;
  /** Slugs of what was chosen. */
  readonly chosen: FinishNames;
  readonly town?: string;
}

const { from, to } = deliveryTerms.customOrderWeeks;

/** The paints and seats of a cart's series, as links that keep the choice in the address (spec S10.2). */
export function FinishChoice({ id, list, chosen, town }: FinishChoiceProps) {
  const finish = { ...list.shown, ...withoutGaps(chosen) };
  const paint = list.paints.find(({ slug }) => slug === finish.paint);
  const seats = list.seats.find(({ slug }) => slug === finish.seats);
  const [pictured] = list.paints;
  const [picturedSeats] = list.seats;
  return (
    <section className={styles.finish} aria-label="Colors to order" data-finish>
      <p>
        Paint: <b data-chosen="paint">{paint?.name}</b>
      </p>
      <ul className={styles.swatches}>
        {list.paints.map(({ slug, name, hex }) => (
          <li key={slug}>
            <a
              href={links.vehicle(id, town, { ...finish, paint: slug })}
              rel="nofollow"
              data-finish="paint"
              data-slug={slug}
              aria-current={slug === finish.paint || undefined}
            >
              <svg width="20" height="20" aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={hex} />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Seats: <b data-chosen="seats">{seats?.name}</b>
      </p>
      <ul className={styles.swatches}>
        {list.seats.map(({ slug, name, main, accent }) => (
          <li key={slug}>
            <a
              href={links.vehicle(id, town, { ...finish, seats: slug })}
              rel="nofollow"
              data-finish="seats"
              data-slug={slug}
              aria-current={slug === finish.seats || undefined}
            >
              <svg width="20" height="20" aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={main} />
                <path d="M10 1a9 9 0 0 1 0 18z" fill={accent} />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Pictured in {pictured?.name} with {picturedSeats?.name} seats. The cart in stock has its own
        colors; others are ordered and take {from}–{to} weeks.
      </p>
      <a href={links.contactFrom({ vehicle: id, ...finish })}>Ask about it in this color</a>
    </section>
  );
}

function withoutGaps({ paint, seats }: FinishNames): FinishNames {
  return { ...(paint && { paint }), ...(seats && { seats }) };
}

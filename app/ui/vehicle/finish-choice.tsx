import type { ReactNode } from 'react';
import { deliveryTerms } from '../../../domain/business/terms/delivery-terms.ts';
import type {
  FinishList,
  FinishNames,
} from '../../../domain/catalogue/known-models/finish-list.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import { links } from '../../links.ts';
import styles from './gallery.module.css';

export interface FinishChoiceProps {
  readonly id: string;
  readonly list: FinishList;
  /** Slugs. */
  readonly chosen: FinishNames;
  readonly to?: DestinationFields;
  /** Whether it is a new cart that can be bought; another is ordered anew. */
  readonly isNewInStock: boolean;
  readonly isBuyable: boolean;
}

const { from, to: until } = deliveryTerms.customOrderWeeks;
const weeks = `${from}–\u2060${until}\u00a0weeks`;

/** Links that keep the choice in the address (spec S10.2). */
export function FinishChoice(props: FinishChoiceProps) {
  const { id, list, chosen, to, isNewInStock, isBuyable } = props;
  const finish = { ...list.shown, ...withoutGaps(chosen) };
  const addressOf = (other: FinishNames) => links.vehicle(id, to, { ...finish, ...other });
  return (
    <section className={styles.finish} aria-label="Colors to order" data-finish>
      <Swatches
        label="Paint"
        field="paint"
        list={list.paints}
        chosen={finish.paint}
        addressOf={(paint) => addressOf({ paint })}
        draw={({ hex }) => <circle cx="10" cy="10" r="9" fill={hex} />}
      />
      <Swatches
        label="Seats"
        field="seats"
        list={list.seats}
        chosen={finish.seats}
        addressOf={(seats) => addressOf({ seats })}
        draw={({ main, accent }) => (
          <>
            <circle cx="10" cy="10" r="9" fill={main} />
            <path d="M10 1a9 9 0 0 1 0 18z" fill={accent} />
          </>
        )}
      />
      <p className="soft">{otherColorsInWords(isNewInStock, isBuyable)}</p>
      <a href={links.contactFrom({ vehicle: id, ...finish })}>
        {isNewInStock ? 'Ask about it in this color' : 'Ask about a new one in this color'}
      </a>
    </section>
  );
}

function otherColorsInWords(isNewInStock: boolean, isBuyable: boolean): string {
  if (isNewInStock) return `In stock as shown. Other colors by special order, ${weeks}.`;
  return isBuyable
    ? `You get this cart in its own colors. We can order a new one in any of these in ${weeks}.`
    : `This cart isn’t available. We can order a new one in any of these colors in ${weeks}.`;
}

interface SwatchesProps<T> {
  readonly label: string;
  readonly field: keyof FinishNames;
  readonly list: readonly T[];
  /** A slug. */
  readonly chosen: string;
  readonly addressOf: (slug: string) => string;
  /** In a square of 20 by 20. */
  readonly draw: (one: T) => ReactNode;
}

function Swatches<T extends { readonly slug: string; readonly name: string }>(
  props: SwatchesProps<T>,
) {
  const { label, field, list, chosen, addressOf, draw } = props;
  return (
    <div className={styles.swatches}>
      <p>
        {`${label}: `}
        <b data-chosen={field} aria-live="polite">
          {list.find(({ slug }) => slug === chosen)?.name}
        </b>
      </p>
      <ul className={styles.colors}>
        {list.map((one) => (
          <li key={one.slug}>
            <a
              href={addressOf(one.slug)}
              rel="nofollow"
              data-finish={field}
              aria-current={one.slug === chosen || undefined}
            >
              <svg width="20" height="20" aria-hidden="true">
                {draw(one)}
              </svg>
              <span>
                <span className="hidden">{`${label}: `}</span>
                {one.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function withoutGaps({ paint, seats }: FinishNames): FinishNames {
  return { ...(paint && { paint }), ...(seats && { seats }) };
}

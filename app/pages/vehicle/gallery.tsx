import type { ReactNode } from 'react';
import { deliveryTerms } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import type { FinishList, FinishNames } from '../../../domain/stock/pictures/finish.ts';
import { pictureWidths } from '../../../domain/stock/pictures/picture-set.ts';
import { links } from '../../links.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { PageScript } from '../../ui/layout/island.tsx';
import {
  type GalleryPicture,
  isPhotograph,
  isRendering,
  renderingNote,
} from '../../ui/vehicle/vehicle-picture.ts';
import styles from './gallery.module.css';

/** For small pictures. */
const smallest = pictureWidths.slice(0, 1);

interface GalleryProps extends Omit<FinishChoiceProps, 'list'> {
  readonly name: string;
  readonly pictures: readonly GalleryPicture[];
  readonly badge: ReactNode;
  readonly list?: FinishList;
  readonly model?: string;
  /** Prefix of addresses. */
  readonly stills?: string;
  readonly children: ReactNode;
}

/** app/pages/vehicle/viewer/viewer.island.ts adds the large view and the viewer. */
export function Gallery(props: GalleryProps) {
  const { name, pictures, badge, list, model, stills, children } = props;
  const firstRendering = pictures.findIndex(isRendering);
  return (
    <div
      className={styles.top}
      data-island="viewer"
      data-props={JSON.stringify({
        name,
        model,
        list: list && { paints: list.paints, seats: list.seats },
        stills,
      })}
    >
      <h1 className={styles.name}>{name}</h1>
      <div>
        <PageScript />
        <div className={styles.box} data-box>
          <ul className={styles.track} tabIndex={pictures.length > 1 ? 0 : undefined} data-track>
            {pictures.map((picture, index) => (
              <li key={picture.src} id={`picture-${index + 1}`} data-view={picture.view}>
                {isPhotograph(picture) && (
                  <div className={styles.ground} aria-hidden="true">
                    <Picture picture={{ ...picture, widths: smallest, alt: '' }} sizes="6rem" />
                  </div>
                )}
                <LargeLink picture={picture}>
                  <Picture
                    picture={picture}
                    sizes="(max-width: 47.99rem) 92vw, min(57vw, 45rem)"
                    priority={index === 0}
                  />
                </LargeLink>
                {isRendering(picture) && (
                  <small className={styles.note}>
                    {index === firstRendering ? renderingNote : 'Rendering'}
                  </small>
                )}
                {picture.caption !== undefined && <p>{picture.caption}</p>}
              </li>
            ))}
          </ul>
          <div className={styles.badge}>{badge}</div>
          {model !== undefined && (
            <button type="button" className={styles.turn} data-turn hidden>
              Turn it around
            </button>
          )}
        </div>
        {(model !== undefined || pictures.length > 1) && (
          <div className={styles.row} data-row>
            <nav className={styles.thumbs} aria-label="Pictures" data-thumbs>
              {pictures.map(({ group, ...picture }, index) => (
                <a
                  key={picture.src}
                  href={`#picture-${index + 1}`}
                  aria-label={`Show: ${picture.alt}`}
                >
                  {group !== undefined && group !== pictures[index - 1]?.group && (
                    <span className={styles.group}>{group}</span>
                  )}
                  <Picture picture={{ ...picture, widths: smallest, alt: '' }} sizes="6rem" />
                </a>
              ))}
            </nav>
          </div>
        )}
        <p className={styles.status} role="status" data-status />
      </div>
      {list !== undefined && <FinishChoice {...props} list={list} />}
      {children}
    </div>
  );
}

interface LargeLinkProps {
  readonly picture: GalleryPicture;
  readonly children: ReactNode;
}

/** The viewer is the large picture of a rendering. */
function LargeLink({ picture, children }: LargeLinkProps) {
  return isPhotograph(picture) ? <a href={picture.src}>{children}</a> : children;
}

interface FinishChoiceProps {
  readonly id: string;
  readonly list: FinishList;
  /** Slugs. */
  readonly chosen: FinishNames;
  readonly to?: DestinationFields;
  /** Any other cart is ordered anew. */
  readonly isNewInStock: boolean;
  readonly isBuyable: boolean;
}

const { from, to: until } = deliveryTerms.customOrderWeeks;
const weeks = `${from}–\u2060${until}\u00a0weeks`;

/** Links that keep the choice in the address (spec S10.2). */
function FinishChoice(props: FinishChoiceProps) {
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
    ? `This cart comes as shown. We can order a new one in any of these colors in ${weeks}.`
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

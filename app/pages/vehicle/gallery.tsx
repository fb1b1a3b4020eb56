import type { ReactNode } from 'react';
import { deliveryTerms } from '../../../domain/dealer/business/terms/delivery-terms.ts';
import type { DestinationFields } from '../../../domain/places/destination-fields.ts';
import type { Offer } from '../../../domain/stock/offer/offer.ts';
import type { Paint, Seats } from '../../../domain/stock/pictures/colors.ts';
import type { FinishList, FinishSlugs } from '../../../domain/stock/pictures/finish.ts';
import {
  addressOf,
  type Picture as CartPicture,
  isWhole,
  pictureWidths,
  renderingNote,
} from '../../../domain/stock/pictures/picture.ts';
import { capitalized } from '../../../domain/text/wording.ts';
import { links } from '../../links.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { PageScript } from '../../ui/layout/island.tsx';
import styles from './gallery.module.css';
import type { Modelled } from './viewer/viewer.island.ts';

const smallest = pictureWidths.slice(0, 1);

interface GalleryProps extends Omit<FinishPickerProps, 'list'> {
  readonly name: string;
  readonly pictures: readonly CartPicture[];
  readonly badge: ReactNode;
  readonly modelled?: Modelled;
  readonly children: ReactNode;
}

/** app/pages/vehicle/viewer/viewer.island.ts adds the large view and the viewer. */
export function Gallery(props: GalleryProps) {
  const { name, pictures, badge, modelled, children } = props;
  const firstRendering = pictures.find(({ kind }) => kind === 'rendering');
  // Of a photograph between others, so that each picture has its line.
  const ownCaption = pictures.some(({ caption }) => caption) ? 'Photo of this cart' : undefined;
  return (
    <div
      className={styles.top}
      data-island="viewer"
      data-props={JSON.stringify({ name, modelled })}
    >
      <h1 className={styles.name}>{name}</h1>
      <div>
        <PageScript />
        <div className={styles.box} data-box>
          <ul className={styles.track} tabIndex={pictures.length > 1 ? 0 : undefined} data-track>
            {pictures.map((picture, index) => (
              <li
                key={addressOf(picture)}
                id={`picture-${index + 1}`}
                data-view={
                  picture.kind === 'rendering' && isWhole(picture.view) ? picture.view : undefined
                }
              >
                <Slide picture={picture} isMain={index === 0} />
                {picture.kind === 'rendering' && (
                  <small className={styles.note}>
                    {picture === firstRendering ? renderingNote : 'Rendering'}
                  </small>
                )}
                {(picture.caption ?? ownCaption) && <p>{picture.caption ?? ownCaption}</p>}
              </li>
            ))}
          </ul>
          <div className={styles.badge}>{badge}</div>
          {modelled !== undefined && (
            <button type="button" className={styles.turn} data-turn hidden>
              Turn it around
            </button>
          )}
        </div>
        {(modelled !== undefined || pictures.length > 1) && (
          <div className={styles.row} data-row>
            <nav className={styles.thumbs} aria-label="Pictures" data-thumbs>
              {pictures.map((picture, index) => (
                <a
                  key={addressOf(picture)}
                  href={`#picture-${index + 1}`}
                  aria-label={`Show: ${picture.alt}`}
                >
                  {isFirstOfGroup(pictures, index) && (
                    <span className={styles.group}>{groups[picture.kind]}</span>
                  )}
                  <Picture picture={picture} widths={smallest} sizes="6rem" isSilent />
                </a>
              ))}
            </nav>
          </div>
        )}
        <p className={styles.status} role="status" data-status />
      </div>
      {modelled !== undefined && <FinishPicker {...props} list={modelled.list} />}
      {children}
    </div>
  );
}

const groups = {
  photograph: 'Photos of this cart',
  rendering: 'Pictures of the model',
  drawing: undefined,
} as const;

/** Where a page has both kinds (spec S6.9). */
function isFirstOfGroup(pictures: readonly CartPicture[], index: number): boolean {
  const kind = pictures[index]?.kind;
  return kind !== pictures[index - 1]?.kind && pictures.some((other) => other.kind !== kind);
}

/** Only a photograph has a larger view: that of a rendering is the viewer. */
function Slide({ picture, isMain }: { readonly picture: CartPicture; readonly isMain: boolean }) {
  const sizes = '(max-width: 47.99rem) 92vw, min(57vw, 45rem)';
  const large = <Picture picture={picture} sizes={sizes} priority={isMain} />;
  if (picture.kind !== 'photograph') return large;
  return (
    <>
      <div className={styles.ground} aria-hidden="true">
        <Picture picture={picture} widths={smallest} sizes="6rem" isSilent />
      </div>
      <a href={addressOf(picture)}>{large}</a>
    </>
  );
}

interface FinishPickerProps {
  readonly id: string;
  readonly list: FinishList;
  readonly chosen: FinishSlugs;
  readonly to?: DestinationFields;
  readonly offer: Offer;
}

const { from, to: until } = deliveryTerms.customOrderWeeks;
const weeks = `${from}–\u2060${until}\u00a0weeks`;

/** Links that keep the choice in the address (spec S10.2). */
function FinishPicker(props: FinishPickerProps) {
  const { id, list, chosen, to, offer } = props;
  // Any other cart is ordered anew.
  const isNewInStock = offer.isInStock && offer.feedCondition !== 'used';
  const finish = {
    paint: chosen.paint ?? list.paints[0].slug,
    seats: chosen.seats ?? list.seats[0].slug,
  };
  const addressIn = (other: FinishSlugs) => links.vehicle(id, to, { ...finish, ...other });
  return (
    <section className={styles.finish} aria-label="Colors to order" data-finish>
      <Swatches field="paint" list={list.paints} chosen={finish.paint} addressOf={addressIn} />
      <Swatches field="seats" list={list.seats} chosen={finish.seats} addressOf={addressIn} />
      <p className="soft">{otherColorsInWords(isNewInStock, offer.isForSale)}</p>
      <a href={links.contactFrom({ vehicle: id, ...finish })}>
        {isNewInStock ? 'Ask about it in this color' : 'Ask about a new one in this color'}
      </a>
    </section>
  );
}

function otherColorsInWords(isNewInStock: boolean, isForSale: boolean): string {
  if (isNewInStock) return `In stock as shown. Other colors by special order, ${weeks}.`;
  return isForSale
    ? `This cart comes as shown. We can order a new one in any of these colors in ${weeks}.`
    : `This cart isn’t available. We can order a new one in any of these colors in ${weeks}.`;
}

interface SwatchesProps {
  readonly field: keyof FinishSlugs;
  readonly list: readonly (Paint | Seats)[];
  readonly chosen: string;
  readonly addressOf: (finish: FinishSlugs) => string;
}

function Swatches({ field, list, chosen, addressOf }: SwatchesProps) {
  const label = `${capitalized(field)}: `;
  return (
    <div className={styles.swatches}>
      <p>
        {label}
        <b data-chosen={field} aria-live="polite">
          {list.find(({ slug }) => slug === chosen)?.name}
        </b>
      </p>
      <ul className={styles.colors}>
        {list.map((color) => (
          <li key={color.slug}>
            <a
              href={addressOf({ [field]: color.slug })}
              rel="nofollow"
              data-finish={field}
              aria-current={color.slug === chosen || undefined}
            >
              <svg width="20" height="20" aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={'hex' in color ? color.hex : color.main} />
                {'accent' in color && <path d="M10 1a9 9 0 0 1 0 18z" fill={color.accent} />}
              </svg>
              <span>
                <span className="hidden">{label}</span>
                {color.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

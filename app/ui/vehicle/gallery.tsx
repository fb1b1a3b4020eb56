import type { ReactNode } from 'react';
import type { FinishList } from '../../../domain/catalogue/known-models/finish-list.ts';
import { pictureWidths } from '../../../domain/catalogue/picture-set.ts';
import { Picture } from '../element/picture.tsx';
import { PageScript } from '../layout/island.tsx';
import { FinishChoice, type FinishChoiceProps } from './finish-choice.tsx';
import styles from './gallery.module.css';
import {
  type GalleryPicture,
  isPhotograph,
  isRendering,
  renderingNote,
} from './vehicle-picture.ts';

/** For small pictures. */
const smallest = pictureWidths.slice(0, 1);

interface GalleryProps extends Omit<FinishChoiceProps, 'list'> {
  readonly name: string;
  readonly pictures: readonly GalleryPicture[];
  /** On the first picture. */
  readonly badge: ReactNode;
  /** Of its series, where there are pictures of its model. */
  readonly list?: FinishList;
  /** Address of its model for the viewer. */
  readonly model?: string;
  /** Prefix of the addresses of its pictures in a finish. */
  readonly stills?: string;
  /** The column beside the pictures, then the rest below them. */
  readonly children: ReactNode;
}

/** app/islands/viewer/viewer.island.ts adds the large view and the viewer. */
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

/** Only photographs are enlarged; of a rendering the viewer is the large picture. */
function LargeLink({ picture, children }: LargeLinkProps) {
  return isPhotograph(picture) ? <a href={picture.src}>{children}</a> : children;
}

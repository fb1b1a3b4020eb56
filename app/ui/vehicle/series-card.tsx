import { modelOf } from '../../../domain/catalogue/brands/models.ts';
import type { Series } from '../../../domain/catalogue/brands/series.ts';
import { formatUsd } from '../../../domain/money.ts';
import { links } from '../../links.ts';
import { Picture, type PictureSource } from '../element/picture.tsx';
import styles from './series-card.module.css';

interface SeriesCardProps {
  readonly series: Series;
  readonly picture: PictureSource;
  /** Models named at most; the rest are counted (specification 000 §9). */
  readonly atMost: number;
}

/** A series: what it is for, what it starts at, and its models by name. */
export function SeriesCard({ series, picture, atMost }: SeriesCardProps) {
  const { title, description, features, modelIds } = series;
  const models = modelIds.map(modelOf);
  const from = Math.min(...models.map((model) => model.priceUsd));
  const more = models.length - atMost;
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes="(max-width: 39.99rem) 92vw, 23rem" />
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={styles.price}>Starting at {formatUsd(from)}</p>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={styles.models}>
          {models.slice(0, atMost).map((model) => (
            <a key={model.id} href={links.vehicle(model.id)}>
              {model.name}
            </a>
          ))}
          {more > 0 && <span>+{more} more models</span>}
        </p>
      </div>
    </article>
  );
}

import { links } from '../../links.ts';
import styles from './brand-tiles.module.css';

/** Brands with a page of their own; the others are serviced here. */
const pages: Readonly<Record<string, string>> = {
  Denago: links.denago,
  Evolution: links.evolution,
};

/** The brands as tiles, each with a link to what we have of it. */
export function BrandTiles({ brands }: { readonly brands: readonly string[] }) {
  return (
    <div className={styles.tiles}>
      {brands.map((brand) => (
        <a key={brand} className={styles.tile} href={pages[brand] ?? links.services}>
          {brand}
        </a>
      ))}
    </div>
  );
}

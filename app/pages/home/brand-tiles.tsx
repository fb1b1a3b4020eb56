import { carriedBrands } from '../../../domain/dealer/business/company.ts';
import type { StockOffer } from '../../../domain/stock/offer/stock-offer.ts';
import { links } from '../../links.ts';
import { brandNav } from '../../ui/layout/navigation.ts';
import styles from './brand-tiles.module.css';

/** Brands, then other makes in stock, each linking to its page, carts or service (spec S1.13). */
export function BrandTiles({ offer: { makes, countOf } }: { readonly offer: StockOffer }) {
  const hrefOf = (brand: string) =>
    brandNav.find(({ label }) => label === brand)?.path ??
    (makes.includes(brand) ? links.inventoryWith({ q: '', brand }) : links.services);
  return (
    <div className={styles.tiles}>
      {[...new Set([...carriedBrands, ...makes])].map((brand) => (
        <a key={brand} className={`${styles.tile} panel`} href={hrefOf(brand)}>
          {`${brand} `}
          <small>{countOf[brand] ? `${countOf[brand]} in stock` : 'Service and parts'}</small>
        </a>
      ))}
    </div>
  );
}

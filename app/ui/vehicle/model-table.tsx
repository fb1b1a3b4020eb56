import type { ModelOffer } from '../../../domain/catalogue/known-models/model-offer.ts';
import { DataTable } from '../element/data-table.tsx';
import { modelHref, modelPriceCell } from './offer-text.ts';

export function ModelTable({ offers }: { readonly offers: readonly ModelOffer[] }) {
  return (
    <DataTable
      caption="Prices of the carts in stock, and miles on a charge."
      columns={['Model', 'Price', 'Seats', 'Miles']}
      rows={offers.map((offer) => {
        const { name, range } = offer.model;
        return [name, modelPriceCell(offer), offer.seats, range.replace(' miles', '')];
      })}
      hrefs={offers.map(modelHref)}
    />
  );
}

import type { ModelOffer } from '../../../domain/catalogue/brands/model-offer.ts';
import { DataTable } from '../element/data-table.tsx';
import { modelHref, modelPriceText } from './offer-text.ts';

interface ModelTableProps {
  readonly caption: string;
  readonly offers: readonly ModelOffer[];
}

/** A brand's models side by side. */
export function ModelTable({ caption, offers }: ModelTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={['Model', 'Price', 'Seats', 'Range', 'Top speed', 'Stance']}
      rows={offers.map((offer) => {
        const { name, seats, range, topSpeed, stance } = offer.model;
        return [name, modelPriceText(offer), String(seats), range, topSpeed, stance];
      })}
      hrefs={offers.map(modelHref)}
    />
  );
}

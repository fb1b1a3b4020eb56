import type { ModelOffer } from '../../../domain/catalogue/brands/model-offer.ts';
import { DataTable } from '../element/data-table.tsx';
import { modelHref, modelPriceCell } from './offer-text.ts';

interface ModelTableProps {
  readonly caption: string;
  readonly offers: readonly ModelOffer[];
}

/** A brand's models side by side. */
export function ModelTable({ caption, offers }: ModelTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={['Model', 'Price', 'Seats', 'Range', 'Stance']}
      rows={offers.map((offer) => {
        const { name, seats, range, stance } = offer.model;
        return [name, modelPriceCell(offer), String(seats), range, stance];
      })}
      hrefs={offers.map(modelHref)}
    />
  );
}

import { hoursLabels } from '../../../domain/dealer/dealer.ts';
import { formatHours } from '../../../domain/dealer/hours.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { milesInWords, type Neighbor } from '../../../domain/places/distance.ts';
import type { PlaceCopy } from '../../../domain/places/place-copy.ts';
import { links } from '../../links.ts';
import { Facts } from '../../ui/element/facts.tsx';
import { useToday } from '../../ui/place/today.ts';

export function PlaceFacts({ copy }: { readonly copy: PlaceCopy }) {
  const { hours } = useToday();
  return (
    <Facts
      layout="table"
      items={[
        ...copy.facts,
        { label: hoursLabels.phone, value: formatHours(hours.phone) },
        { label: 'Neighboring places', value: <Neighbors neighbors={copy.neighbors} /> },
      ]}
    />
  );
}

function Neighbors({ neighbors }: { readonly neighbors: readonly Neighbor[] }) {
  return (
    <ul className="links">
      {neighbors.map(({ place, miles }) => (
        <li key={place.slug}>
          <a href={links.place(place.slug)}>{placeLabel(place)}</a> ({milesInWords(miles)})
        </li>
      ))}
    </ul>
  );
}

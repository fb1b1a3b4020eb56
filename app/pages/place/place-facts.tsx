import { placeLabel } from '../../../domain/dealer/place.ts';
import { milesInWords, type Neighbor } from '../../../domain/places/distance.ts';
import { neighborsLabel, type PlaceCopy } from '../../../domain/places/place-copy.ts';
import { links } from '../../links.ts';
import { Facts } from '../../ui/element/facts.tsx';

export function PlaceFacts({ copy }: { readonly copy: PlaceCopy }) {
  return (
    <Facts
      layout="table"
      items={copy.facts.map(({ label, value }) => ({
        label,
        value: label === neighborsLabel ? <Neighbors neighbors={copy.neighbors} /> : value,
      }))}
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

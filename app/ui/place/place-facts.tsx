import { milesInWords, type Neighbour } from '../../../domain/places/distance.ts';
import { placeLabel } from '../../../domain/places/place.ts';
import { neighboursLabel, type PlaceCopy } from '../../../domain/places/place-copy.ts';
import { links } from '../../links.ts';
import { Facts } from '../element/facts.tsx';
import styles from './place-facts.module.css';

/** The facts of one place, with links to its neighbours. */
export function PlaceFacts({ copy }: { readonly copy: PlaceCopy }) {
  return (
    <Facts
      layout="table"
      items={copy.facts.map(({ label, value }) => ({
        label,
        value: label === neighboursLabel ? <Neighbours neighbours={copy.neighbours} /> : value,
      }))}
    />
  );
}

function Neighbours({ neighbours }: { readonly neighbours: readonly Neighbour[] }) {
  return (
    <ul className={styles.neighbours}>
      {neighbours.map(({ place, miles }) => (
        <li key={place.slug}>
          <a href={links.place(place.slug)}>{placeLabel(place)}</a> ({milesInWords(miles)})
        </li>
      ))}
    </ul>
  );
}

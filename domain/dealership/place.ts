/** A municipality the dealer serves (spec S13.1). */
export interface Place {
  /** `"barrett-township"`. */
  readonly slug: string;
  /** `"Barrett"`. */
  readonly name: string;
  readonly type: 'Borough' | 'City' | 'Town' | 'Township' | 'Village';
  readonly county: string;
  /** Degrees, good to about a mile. */
  readonly lat: number;
  readonly lon: number;
  /** Other slugs, redirected to this one. */
  readonly aliases: readonly string[];
}

/** `"Barrett Township"`, `"Scranton"`: boroughs and cities are known by their name alone. */
export function placeLabel(place: Pick<Place, 'name' | 'type'>): string {
  return place.type === 'Township' ? `${place.name} Township` : place.name;
}

/** With its type, `"Mount Pocono Borough"`; a city is known by its name alone (spec S13.4). */
export function fullPlaceLabel({ name, type }: Pick<Place, 'name' | 'type'>): string {
  return type === 'City' ? name : `${name} ${type}`;
}

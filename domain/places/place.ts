/** A municipality the dealer serves (spec S13.1). */
export interface Place {
  /** `"barrett-township"`. */
  readonly slug: string;
  /** `"Barrett"`. */
  readonly name: string;
  readonly type: 'Borough' | 'City' | 'Township';
  readonly county: 'Monroe' | 'Lackawanna';
  /** Degrees, good to a mile or so. */
  readonly lat: number;
  readonly lon: number;
  /** Other slugs that lead here. */
  readonly aliases: readonly string[];
}

/** `"Barrett Township"`, `"Scranton"`: how people say it; boroughs and cities go by name alone. */
export function placeLabel(place: Pick<Place, 'name' | 'type'>): string {
  return place.type === 'Township' ? `${place.name} Township` : place.name;
}

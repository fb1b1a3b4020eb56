export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly type: 'Borough' | 'City' | 'Town' | 'Township' | 'Village';
  readonly county: string;
  /** Degrees, good to about a mile. */
  readonly lat: number;
  readonly lon: number;
  readonly aliases: readonly string[];
}

/** `"Barrett Township"`, `"Scranton"`: boroughs and cities without their type. */
export function placeLabel(place: Pick<Place, 'name' | 'type'>): string {
  return place.type === 'Township' ? `${place.name} Township` : place.name;
}

/** `"Mount Pocono Borough"`; a city without its type (spec S13.4). */
export function fullPlaceLabel({ name, type }: Pick<Place, 'name' | 'type'>): string {
  return type === 'City' ? name : `${name} ${type}`;
}

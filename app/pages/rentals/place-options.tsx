export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly (readonly [slug: string, name: string])[];
}

/** By county and name (spec S11.23); values are slugs. */
export function PlaceOptions({ groups }: { readonly groups: readonly PlaceGroup[] }) {
  return groups.map(({ label, places }) => (
    <optgroup key={label} label={label}>
      {places.map(([slug, name]) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

/** The fields a vehicle’s name is made of. */
interface Named {
  readonly name: string;
  readonly brand: string;
}

const leadingYear = /^((?:19|20)\d\d)\s+(?=\S)/;

/** A name without the brand in front of it, compared without regard to case; never empty. */
export function withoutBrand(name: string, brand: string): string {
  const prefix = `${brand.trim().toLowerCase()} `;
  const hasBrand = prefix !== ' ' && name.toLowerCase().startsWith(prefix);
  return (hasBrand && name.slice(prefix.length).trim()) || name;
}

/**
 * A vehicle's name without the model years and brand in front of it, however often and
 * in whichever order they stand there; never empty.
 * `"2018 Club Car 2018 Club Car Precedent"` → `"Precedent"`.
 */
export function nameWithoutYearAndBrand({ name, brand }: Named): string {
  const shorter = withoutBrand(name.replace(leadingYear, ''), brand);
  return shorter === name ? name : nameWithoutYearAndBrand({ name: shorter, brand });
}

/** The model, as forms of the trade want it: as the stock says it, else what the name says. */
export function modelName(
  vehicle: Named & { readonly specifications: { readonly model?: unknown } },
): string {
  const { model } = vehicle.specifications;
  const name = model === undefined || model === '' ? vehicle.name : String(model);
  return nameWithoutYearAndBrand({ name, brand: vehicle.brand });
}

/**
 * Year, brand and name on one line, each said once: `"2018 Club Car Precedent"`. The year is the
 * vehicle's own or, where it states none, the one its name starts with; there may be neither.
 */
export function vehicleTitle(vehicle: Named & { readonly year?: number }): string {
  const { name, brand, year = leadingYear.exec(withoutBrand(name, brand))?.[1] } = vehicle;
  const model = nameWithoutYearAndBrand(vehicle);
  const isBrandOnly = model.toLowerCase() === brand.toLowerCase();
  return [year, isBrandOnly ? undefined : brand, model]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

interface Named {
  readonly name: string;
  readonly brand: string;
}

const leadingYear = /^((?:19|20)\d\d)\s+(?=\S)/;

export function withoutBrand(name: string, brand: string): string {
  const prefix = `${brand.trim().toLowerCase()} `;
  const hasBrand = prefix !== ' ' && name.toLowerCase().startsWith(prefix);
  return (hasBrand && name.slice(prefix.length).trim()) || name;
}

/** `"2018 Club Car 2018 Club Car Precedent"` → `"Precedent"`; never empty. */
export function nameWithoutYearAndBrand({ name, brand }: Named): string {
  const shorter = withoutBrand(name.replace(leadingYear, ''), brand);
  return shorter === name ? name : nameWithoutYearAndBrand({ name: shorter, brand });
}

/** The stated model, else the one in the name. */
export function modelName(
  vehicle: Named & { readonly specifications: { readonly model?: unknown } },
): string {
  const { model } = vehicle.specifications;
  const name = model === undefined || model === '' ? vehicle.name : String(model);
  return nameWithoutYearAndBrand({ name, brand: vehicle.brand });
}

/** `"2018 Club Car Precedent"`, each part once; the field's year before the name's. */
export function vehicleTitle(vehicle: Named & { readonly year?: number }): string {
  const { name, brand, year = leadingYear.exec(withoutBrand(name, brand))?.[1] } = vehicle;
  const model = nameWithoutYearAndBrand(vehicle);
  const isBrandOnly = model.toLowerCase() === brand.toLowerCase();
  return [year, isBrandOnly ? undefined : brand, model]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

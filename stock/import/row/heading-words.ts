/** The words of a heading, and what becomes of a column that is none of the fields. */

/** Words in front of a heading that only say that it is a property. */
const container =
  /^(?:(?:golf )?(?:cart|vehicle|unit|item) )?(?:attribute|spec|specification|detail|feature|propertie|property|option)s? (?=.)/;

/** A heading in words, without those that only say that it is a property. */
export function withoutContainer(header: string): string {
  return headingWords(header).replace(container, '');
}

/** Columns that describe the cart itself, found in the words of their header. */
const physicalWords =
  /\b(?:motor|engine|controller|lift|drive|drivetrain|transmission|axle|horsepower|hp|kw|torque|volts?|voltage|amps?|amp hours?|ah|charger|charging|charge|wheels?|rims?|tires?|tyres?|brakes?|braking|suspension|steering|turning|clearance|length|width|height|wheelbase|weight|dimensions?|towing|tow|hitch|cargo|bed|storage|roof|top|canopy|windshield|mirrors?|cameras?|lights?|headlights?|screen|display|speakers?|audio|sound|stereo|bluetooth|usb|belts?|upholstery|warranty|grade|climb(?:ing)?|mpn)\b/;

/** Columns that are the dealer's own business whatever else their header says. */
const privateWords =
  /\b(?:cost|invoice|wholesale|margin|profit|commission|holdback|internal|private|customer|buyer|owner|sold to|vendor|lender|notes?|comments?|e ?mail|phone|password|key)\b/;

/**
 * The specification an unknown column becomes, as a camelCase key; `undefined` when the column is
 * not read. A column is kept only when its header speaks of the cart's build ("Motor", "Tire
 * Size", "Ground clearance"): what nobody recognized could be the dealer's cost, a customer's name
 * or an internal note, and must not end up on a public page by accident. A mapping can keep any
 * column by name.
 */
export function specificationOfHeader(header: string): string | undefined {
  const words = headingWords(header);
  if (words.length > 40 || !physicalWords.test(words) || privateWords.test(words)) return undefined;
  return words.replace(/ (\p{L}|\p{N})/gu, (_, letter: string) => letter.toUpperCase());
}

/** Whether a heading names a part of the cart, of which “ready” and “active” tell nothing of a sale. */
export function isFactHeader(header: string): boolean {
  return physicalWords.test(headingWords(header));
}

/** Whether a heading names internal data: costs, customers, notes. */
export function isPrivateHeader(header: string): boolean {
  return privateWords.test(headingWords(header));
}

/** `"Tire Size (in)"`, `"tireSizeIn"` → `"tire size in"`. */
export function headingWords(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const container =
  /^(?:(?:golf )?(?:cart|vehicle|unit|item) )?(?:attribute|spec|specification|detail|feature|propertie|property|option)s? (?=.)/;

export function withoutContainer(header: string): string {
  return headingWords(header).replace(container, '');
}

const physicalWords =
  /\b(?:motor|engine|controller|lift|drive|drivetrain|transmission|axle|horsepower|hp|kw|torque|volts?|voltage|amps?|amp hours?|ah|charger|charging|charge|wheels?|rims?|tires?|tyres?|brakes?|braking|suspension|steering|turning|clearance|length|width|height|wheelbase|weight|dimensions?|towing|tow|hitch|cargo|bed|storage|roof|top|canopy|windshield|mirrors?|cameras?|lights?|headlights?|screen|display|speakers?|audio|sound|stereo|bluetooth|usb|belts?|upholstery|warranty|grade|climb(?:ing)?|mpn)\b/;

const privateWords =
  /\b(?:cost|invoice|wholesale|margin|profit|commission|holdback|internal|private|customer|buyer|owner|sold to|vendor|lender|notes?|comments?|e ?mail|phone|password|key)\b/;

/** Undefined for an unknown heading: it could be a cost or a customer's name. */
export function specificationOfHeader(header: string): string | undefined {
  const words = headingWords(header);
  if (words.length > 40 || !physicalWords.test(words) || privateWords.test(words)) return undefined;
  return words.replace(/ (\p{L}|\p{N})/gu, (_, letter: string) => letter.toUpperCase());
}

/** “Ready” under such a heading is not about a sale. */
export function isFactHeader(header: string): boolean {
  return physicalWords.test(headingWords(header));
}

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

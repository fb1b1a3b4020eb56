/**
 * The federal rules for a low-speed vehicle: 49 CFR 571.3 defines it, and 49 CFR 571.500 (Federal
 * Motor Vehicle Safety Standard No. 500), S5, lists its equipment (spec S3.20).
 */

/** Miles an hour on level ground. */
export const lowSpeedMph = { above: 20, upTo: 25 } as const;

export const lowSpeedGvwrLb = 3_000;

export const lowSpeedEquipment: readonly string[] = [
  'Headlamps',
  'Front and rear turn signal lamps',
  'Tail lamps and stop lamps',
  'Red reflectors: one on each side and one at the rear',
  'A mirror outside on the driver’s side, and one outside on the other side or inside',
  'A parking brake',
  'A windshield of safety glazing',
  'A vehicle identification number (VIN)',
  'Seat belts for driver and passengers',
  'A camera view to the rear when it backs up',
  'An alert sound where it runs quietly, as an electric one does',
];

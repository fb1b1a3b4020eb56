/** Miles an hour on level ground by 49 CFR 571.3; equipment by 49 CFR 571.500 S5 (spec S3.20). */
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
  'An alert sound if it’s electric and runs quietly',
];

/** Whole US dollars; seasons are inclusive `MM-DD` dates (spec S14.9, S14.10). */
export const storageTerms = {
  monthlyUsd: { indoor: 125, outdoor: 75 },
  winter: { from: '10-15', to: '04-15', indoorUsd: 650, outdoorUsd: 400 },
  summer: { from: '05-01', to: '09-30', indoorUsd: 575, outdoorUsd: 350 },
  maintenanceUsd: 50,
  preSeasonUsd: 150,
  late: { feeUsd: 25, afterDays: 10 },
  terminationNoticeDays: 30,
  delinquencyDays: { writtenNotice: 30, finalNotice: 60, lien: 90, sale: 120 },
  abandonedLienDays: 30,
} as const;

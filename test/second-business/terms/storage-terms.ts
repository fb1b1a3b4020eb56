export const storageTerms = {
  monthlyUsd: { indoor: 135, outdoor: 85 },
  winter: { from: '11-01', to: '04-30', indoorUsd: 690, outdoorUsd: 430 },
  summer: { from: '05-15', to: '09-15', indoorUsd: 470, outdoorUsd: 300 },
  maintenanceUsd: 55,
  preSeasonUsd: 165,
  late: { feeUsd: 35, afterDays: 12 },
  terminationNoticeDays: 21,
  delinquencyDays: { writtenNotice: 25, finalNotice: 50, lien: 80, sale: 110 },
  abandonedLienDays: 40,
} as const;

/**
 * Every address of every policy and legal document, canonical first (spec S14.1, S2.2). In a
 * file of its own so that documents can link to one another without importing one another.
 */
export const policyPaths = {
  privacy: ['/privacy-policy', '/privacy'],
  terms: ['/terms-of-service', '/terms'],
  conditions: ['/policies/terms-conditions'],
  delivery: ['/policies/delivery-policy'],
  rental: ['/policies/rental-policy'],
  storage: ['/policies/storage-policy'],
  returns: ['/policies/return-policy'],
  publishing: ['/policies/publishing-policy'],
  feedback: ['/policies/feedback-policy'],
  corrections: ['/policies/corrections-policy'],
  diversity: ['/policies/diversity-policy'],
  ethics: ['/policies/ethics-policy'],
  staffing: ['/policies/staffing-report'],
} as const;

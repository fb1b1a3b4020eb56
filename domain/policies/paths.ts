/** Canonical first (spec S14.1, S2.2); apart, as documents link to one another. */
export const policyPaths = {
  'privacy-policy': ['/privacy-policy', '/privacy'],
  'terms-of-service': ['/terms-of-service', '/terms'],
  'terms-conditions': ['/policies/terms-conditions'],
  'delivery-policy': ['/policies/delivery-policy'],
  'rental-policy': ['/policies/rental-policy'],
  'storage-policy': ['/policies/storage-policy'],
  'return-policy': ['/policies/return-policy'],
  'publishing-policy': ['/policies/publishing-policy'],
  'feedback-policy': ['/policies/feedback-policy'],
  'corrections-policy': ['/policies/corrections-policy'],
  'diversity-policy': ['/policies/diversity-policy'],
  'ethics-policy': ['/policies/ethics-policy'],
  'staffing-report': ['/policies/staffing-report'],
} as const;

export type PolicyKey = keyof typeof policyPaths;

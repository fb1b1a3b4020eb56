import type { Dealer } from '../dealer/dealer.ts';
import { correctionsPolicy } from './corrections-policy.ts';
import { deliveryPolicy } from './delivery-policy.ts';
import { diversityPolicy } from './diversity-policy.ts';
import { ethicsPolicy } from './ethics-policy.ts';
import { feedbackPolicy } from './feedback-policy.ts';
import type { Policy, PolicyDocument, PolicyHead } from './policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { publishingPolicy } from './publishing-policy.ts';
import { rentalPolicy } from './rental-policy.ts';
import { returnPolicy } from './return-policy.ts';
import { staffingReport } from './staffing-report.ts';
import { storagePolicy } from './storage-policy.ts';
import { termsConditions } from './terms-conditions.ts';
import { termsOfService } from './terms-of-service.ts';

const documents: readonly PolicyDocument[] = [
  privacyPolicy,
  termsOfService,
  termsConditions,
  deliveryPolicy,
  rentalPolicy,
  storagePolicy,
  returnPolicy,
  publishingPolicy,
  feedbackPolicy,
  correctionsPolicy,
  diversityPolicy,
  ethicsPolicy,
  staffingReport,
];

export const policies: readonly PolicyHead[] = documents.map(({ head }) => head);

export const policiesByGroup = [...Map.groupBy(policies, ({ group }) => group)].map(
  ([group, members]) => ({ group, policies: members }),
);

export function findPolicyByPath(path: string, dealer: Dealer): Policy | undefined {
  return documents.find(({ head }) => head.paths.includes(path))?.read(dealer);
}

import { serviceFields } from '../../../domain/enquiries/service-details.ts';
import { wishFields } from '../../../domain/enquiries/wishes/wish-fields.ts';

/** Fields that say who writes: the same whatever the message is about. */
const ofVisitor = ['firstName', 'lastName', 'email', 'phone'];
export const visitorFields: ReadonlySet<string> = new Set(ofVisitor);

/** Every field that people fill in, in the form's order; which of them there are depends on its topic. */
export const formFields: readonly string[] = [
  ...ofVisitor,
  'interest',
  ...wishFields,
  ...serviceFields,
  'message',
];

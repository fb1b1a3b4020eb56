import { serviceFields } from '../../../domain/enquiries/service-details.ts';
import { wishFields } from '../../../domain/enquiries/wishes/wish-fields.ts';

/** Every field that people fill in, in the form's order; which of them there are depends on its topic. */
export const formFields: readonly string[] = [
  ...['firstName', 'lastName', 'email', 'phone'],
  'interest',
  ...wishFields,
  ...serviceFields,
  'message',
];

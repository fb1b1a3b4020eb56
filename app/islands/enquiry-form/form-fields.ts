import { serviceFields } from '../../../domain/enquiries/service-details.ts';
import { wishFields } from '../../../domain/enquiries/wishes/wish-fields.ts';

export const formFields: readonly string[] = [
  ...['firstName', 'lastName', 'email', 'phone'],
  ...['interest', 'count'],
  ...wishFields,
  ...serviceFields,
  'message',
];

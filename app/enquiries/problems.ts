import { business } from '../../domain/business/identity.ts';

/** The message where an enquiry could not be read completely. */
export const messageTooLong = () =>
  `Your message is too long. Please shorten it, or call us at ${business.phone.shown}.`;
export const messageUnreadable = 'The message could not be read. Please send it again.';

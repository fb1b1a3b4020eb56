import { business } from '../../domain/business.ts';

/** What a sender is told whose message was not read whole. */
export const messageTooLong = `Your message is too long. Please shorten it, or call us at ${business.phone.shown}.`;
export const messageUnreadable = 'The message could not be read. Please send it again.';

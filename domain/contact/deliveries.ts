import type { DeliveryKind } from './lead.ts';

/**
 * The mails queued for an enquiry. The dealer's mail always: without a mail server it waits for
 * one. The visitor's confirmation only where it can be sent at once; a month later it is useless.
 */
export function deliveriesFor(settings: {
  readonly smtpUrl?: string;
  readonly leadsAdfTo?: string;
}): readonly DeliveryKind[] {
  return [
    'dealer',
    ...(settings.leadsAdfTo === undefined ? [] : (['adf'] as const)),
    ...(settings.smtpUrl === undefined ? [] : (['confirmation'] as const)),
  ];
}

import type { DeliveryKind } from './lead.ts';

/**
 * What an enquiry is queued as when it is kept. The dealer's mail always: without a mail server it
 * waits for one. The visitor's confirmation only where it can leave at once, since nobody wants
 * one a month later.
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

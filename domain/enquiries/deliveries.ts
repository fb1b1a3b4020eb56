import type { DeliveryKind } from './enquiry.ts';

/**
 * The mails queued for an enquiry. Without a mail server they wait for one, and leave once it is set
 * up as those of any other enquiry.
 */
export function deliveriesFor(settings: { readonly leadsAdfTo?: string }): readonly DeliveryKind[] {
  const adf = settings.leadsAdfTo === undefined ? [] : (['adf'] as const);
  return ['dealer', ...adf, 'confirmation'];
}

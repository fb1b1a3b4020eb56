import { hasMailLinks, type MailLinkSettings } from '../staff-link.ts';
import type { DeliveryKind } from './enquiry.ts';

/**
 * The mails queued for an enquiry. Without a mail server they wait for one, and leave once it is set
 * up as those of any other enquiry.
 */
export function deliveriesFor(
  settings: MailLinkSettings & { readonly leadsAdfTo?: string },
): readonly DeliveryKind[] {
  return [
    'dealer',
    ...(hasMailLinks(settings) ? (['links'] as const) : []),
    ...(settings.leadsAdfTo === undefined ? [] : (['adf'] as const)),
    'confirmation',
  ];
}

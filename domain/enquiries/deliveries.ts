import { hasMailLinks, type MailLinkSettings } from '../staff-link.ts';
import type { DeliveryKind } from './enquiry.ts';

/** Without a mail server, mails wait for one. */
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

import type { Phone } from '../../../domain/dealer/showroom.ts';
import type { FinishSlugs } from '../../../domain/stock/pictures/finish.ts';
import { noFilters } from '../../../domain/stock/search/filters.ts';
import { isTrailer, type OfferedVehicle } from '../../../domain/stock/vehicle.ts';
import { type AlertFor, links } from '../../links.ts';

interface Action {
  readonly children: string;
  readonly href: string;
  readonly external?: boolean;
  /** The id of a cart to add to the visitor's list. */
  readonly listed?: string;
}

interface Actions {
  readonly primary: Action;
  readonly secondary: readonly Action[];
  readonly others: readonly Action[];
  /** The alert of a cart that is not for sale. */
  readonly alert?: { readonly subject: AlertFor; readonly button: string };
}

interface ActionOptions {
  readonly finish: FinishSlugs;
  readonly financingUrl: string;
  readonly hasPhotographs: boolean;
  readonly phone: Phone;
}

/** spec S6.2 */
export function actionsFor(vehicle: OfferedVehicle, options: ActionOptions): Actions {
  const { id, price, externalUrl, offer } = vehicle;
  const { isForSale, isInStock, isListed, alert } = offer;
  const from = { vehicle: id, ...options.finish };
  const about = (topic: 'photos' | 'test-drive') => links.contactFrom({ ...from, topic });
  const back = { vehicle: id, when: 'back' } as const;
  const like = { search: links.inventoryWith({ ...noFilters, like: id }) };
  const ask = { children: offer.ask, href: links.contactFrom(from) };
  const isUnseen = isForSale && !options.hasPhotographs;
  const canBeDriven = isForSale && !isTrailer(vehicle);
  return {
    primary: isUnseen ? { children: 'Send me photos of this cart', href: about('photos') } : ask,
    secondary: chosen(
      canBeDriven && { children: 'Call to Schedule a Test Drive', href: links.tel(options.phone) },
      canBeDriven && isInStock && { children: 'Request a Test Drive', href: about('test-drive') },
      isForSale && alert !== undefined && { children: alert, href: links.alertFor(back) },
    ),
    others: chosen(
      isUnseen && ask,
      isForSale && { children: 'Apply for Financing', href: options.financingUrl, external: true },
      isListed && { children: 'Compare', href: links.compare({ ids: [id] }), listed: id },
      isForSale && { children: 'Trade-in', href: links.tradeIn(id) },
      price !== undefined && {
        children: 'Price alert',
        href: links.alertFor({ vehicle: id, when: 'price' }),
      },
      ...['View Vehicle Details', 'Full Specifications'].map(
        (children) => externalUrl !== undefined && { children, href: externalUrl, external: true },
      ),
    ),
    ...(!isForSale &&
      alert !== undefined && { alert: { subject: isListed ? back : like, button: alert } }),
  };
}

function chosen(...actions: readonly (Action | false)[]): readonly Action[] {
  return actions.filter((action) => action !== false);
}

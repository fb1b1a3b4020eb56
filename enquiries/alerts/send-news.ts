import { type Alert, alertPath, maxNamedCarts } from '../../domain/alerts/alert.ts';
import type { Alerts, DueAddress, News } from '../../domain/alerts/alerts.ts';
import type { CurrentStock } from '../../domain/alerts/for-sale.ts';
import { compareAlert, type NewsItem } from '../../domain/alerts/news.ts';
import { alertInWords, theCart } from '../../domain/alerts/search-in-words.ts';
import { business } from '../../domain/dealer/business/identity.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { VisitorMail } from '../../domain/enquiries/outbox.ts';
import type { MailPart } from '../../domain/mail.ts';
import { formatPrice } from '../../domain/money.ts';
import { dateInWords, newYorkTime } from '../../domain/new-york-time.ts';
import { vehicleTitle } from '../../domain/stock/model-name.ts';
import { similarTo } from '../../domain/stock/offer/similar.ts';
import type { StockSync } from '../../domain/stock/stock-sync.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { vehiclePath } from '../../domain/stock/vehicle-path.ts';
import { isOutage } from '../../domain/store-failure.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { type AlertLetter, signature, unsubscribeHeaders } from './alert-mails.ts';

export interface NewsDependencies {
  readonly alerts: Pick<Alerts, 'due' | 'tell'>;
  readonly stock: {
    readonly stale: boolean;
    readonly dealer: Dealer;
    current(): Promise<CurrentStock | undefined>;
  };
  readonly sync: Pick<StockSync, 'readNotes'>;
  readonly siteUrl: string;
  readonly onQueued: () => void;
  readonly onError: (error: unknown) => void;
  readonly now: () => Date;
}

/** Queues the day's mails (spec S27.6), unless the stock or a question is open. */
export async function sendNews(
  { alerts, stock, sync, siteUrl, onQueued, onError, now }: NewsDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const current = await stock.current();
  if (current === undefined || stock.stale) return;
  if ((await sync.readNotes()).failing?.isQuestion) return;
  for await (const address of alerts.due(now())) {
    signal?.throwIfAborted();
    try {
      const news = newsOf(address, current, { siteUrl, dealer: stock.dealer });
      if (news !== undefined && (await alerts.tell(address, news, now()))) onQueued();
    } catch (error) {
      if (isOutage(error)) throw error;
      onError(error);
    }
    // Requests run in between.
    await new Promise(setImmediate);
  }
}

function newsOf(
  { email: to, alerts }: DueAddress,
  stock: CurrentStock,
  letter: Pick<AlertLetter, 'siteUrl' | 'dealer'>,
): News | undefined {
  const changes = alerts
    .map((alert) => ({ id: alert.id, ...compareAlert(alert, stock) }))
    .filter(({ item, told }) => item !== undefined || told !== undefined);
  if (changes.length === 0) return undefined;
  const items = changes.flatMap(({ item }) => item ?? []);
  return {
    told: changes.map(({ id, told, item }) => ({
      id,
      told,
      price: item?.kind === 'price' ? item.cart.price : undefined,
      isOver: item?.kind === 'gone',
    })),
    ...(items.length > 0 && {
      mail: {
        alertIds: items.map(({ alert }) => alert.id),
        compose: (token) => newsMail(items, stock, { to, token, ...letter }),
      },
    }),
  };
}

const similarCount = 3;

function newsMail(
  items: readonly NewsItem[],
  stock: CurrentStock,
  { to, token, siteUrl, dealer }: AlertLetter,
): VisitorMail {
  const link = siteUrl + alertPath(token);
  return {
    to,
    subject: cleanLine(`${subjectOf(items)} – ${business.name}`),
    body: [
      'Hello,',
      ...items.flatMap((item) => partsOf(item, stock, siteUrl)),
      `${endsInWords(items)}You can stop this alert, or all of yours, here:`,
      { words: 'See it or stop it', href: link },
      signature(dealer),
    ],
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(link) },
  };
}

function subjectOf(items: readonly NewsItem[]): string {
  const [first] = items;
  if (first === undefined || items.length > 1) return 'News on the carts you asked about';
  if (first.kind === 'came') {
    const [cart] = first.carts;
    return cart === undefined || first.carts.length > 1
      ? `${first.carts.length} carts you asked about just came in`
      : `Just in: ${vehicleTitle(cart)}, ${formatPrice(cart.price)}`;
  }
  const title = vehicleTitle(first.cart);
  switch (first.kind) {
    case 'back':
      return `Now in stock: ${title}`;
    case 'price':
      return `Now ${formatPrice(first.cart.price)}: ${title}`;
    case 'gone':
      return `${first.cart.offer.label}: ${title}`;
  }
}

function partsOf(item: NewsItem, stock: CurrentStock, siteUrl: string): readonly MailPart[] {
  if (item.kind === 'came') return cameParts(item.alert, item.carts, stock, siteUrl);
  const { cart, alert } = item;
  const page = { words: 'See the cart', href: siteUrl + vehiclePath(cart.id) };
  const name = theCart(cart);
  switch (item.kind) {
    case 'back':
      return [`You asked us about ${name}. It’s in stock now: ${priceAndState(cart)}.`, page];
    case 'price':
      return [`You asked us about the price of ${name}. ${priceInWords(alert, cart)}`, page];
    case 'gone': {
      const similar = similarTo(cart, stock.vehicles, similarCount);
      return [
        `You asked us about ${name}. It ${cart.offer.state === 'sold' ? 'has been sold' : 'is no longer in our stock'}, so this is our last email about it.`,
        ...(similar.length === 0 ? [] : ['Carts like it:', cartList(similar, siteUrl)]),
      ];
    }
  }
}

function cameParts(
  alert: Alert,
  carts: readonly StockedVehicle[],
  stock: CurrentStock,
  siteUrl: string,
): readonly MailPart[] {
  const more = carts.length - maxNamedCarts;
  return [
    `You asked us to email you ${alertInWords(alert, stock)}. ${carts.length === 1 ? 'This one did:' : 'These did:'}`,
    cartList(carts.slice(0, maxNamedCarts), siteUrl),
    ...(more > 0 ? [`and ${more} more.`] : []),
    {
      words: 'See everything in stock',
      href: `${siteUrl}/inventory${alert.subject && `?${alert.subject}`}`,
    },
  ];
}

function cartList(carts: readonly StockedVehicle[], siteUrl: string): MailPart {
  return {
    list: carts.map((cart) => ({
      words: `${vehicleTitle(cart)}: ${priceAndState(cart)}`,
      href: siteUrl + vehiclePath(cart.id),
    })),
  };
}

/** `"$5,995, used, on the way"`. */
function priceAndState({ price, offer }: StockedVehicle): string {
  const facts = [offer.condition, offer.state === 'coming' ? offer.label : undefined];
  return [formatPrice(price), ...facts.flatMap((fact) => fact?.toLowerCase() ?? [])].join(', ');
}

function priceInWords({ askedPrice, toldPrice }: Alert, cart: StockedVehicle): string {
  const { unavailable } = cart.offer;
  return [
    `It’s ${formatPrice(cart.price)} now. When you asked, it was ${formatPrice(askedPrice)}`,
    toldPrice === undefined ? '.' : `; when we last wrote, ${formatPrice(toldPrice)}.`,
    unavailable === undefined ? '' : ` You can’t buy it right now: ${unavailable.toLowerCase()}.`,
  ].join('');
}

/** The latest end of these alerts. */
function endsInWords(items: readonly NewsItem[]): string {
  const ends = items.flatMap(({ kind, alert }) => (kind === 'gone' ? [] : alert.endsAt));
  if (ends.length === 0) return '';
  const { date } = newYorkTime(new Date(Math.max(...ends)));
  return `This alert runs until ${dateInWords(date)}. `;
}

import { business } from '../domain/dealer/business/identity.ts';
import {
  generalRates,
  printedGeneralSavings,
  printedTownPerDay,
  townRates,
} from '../domain/dealer/business/rentals/rates.ts';
import { hourlyFromUsd } from '../domain/dealer/business/services.ts';
import { deliveryTerms } from '../domain/dealer/business/terms/delivery-terms.ts';
import { rentalTerms } from '../domain/dealer/business/terms/rental-terms.ts';
import { returnTerms } from '../domain/dealer/business/terms/return-terms.ts';
import { salesTaxPercent } from '../domain/dealer/business/terms/sales-tax.ts';
import { peakStaff, staffing } from '../domain/dealer/business/terms/staffing.ts';
import { storageTerms } from '../domain/dealer/business/terms/storage-terms.ts';
import { cartTypes, periodDays, rentalPeriods } from '../domain/dealer/rental.ts';
import { impactConstants } from '../domain/eco-impact/eco-impact.ts';
import { claimedAnnualSavingsUsd } from '../domain/eco-impact/electric-copy.ts';
import { centsOf, formatPrice, formatUsd, formatUsdCents } from '../domain/money.ts';
import { cartNames, periodNames } from '../domain/rentals/plan-names.ts';
import { savingsOf } from '../domain/rentals/rental-plans.ts';
import { type FinancingTerms, monthlyPayment } from '../domain/stock/offer/monthly-payment.ts';
import { cheapBelowUsd } from '../domain/stock/offer/ways-in.ts';
import { bandCeiling, bandFloor } from '../domain/stock/search/filters.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { monthsOf } from '../domain/text/wording.ts';
import { elementText, findAll, jsonLdObjects, metaOf } from '../test/support/html.ts';
import type { FactPage } from './fact-page.ts';

/** Prices of a page against the stock, the rates and the policies' terms. */
export function checkPrices(
  page: FactPage,
  stock: readonly Vehicle[],
  terms?: FinancingTerms,
): string[] {
  return [
    ...amountsOf(page, stock, terms),
    ...percentagesOf(page, terms),
    ...vehiclesOf(page, stock),
    ...plansOf(page),
  ];
}

/** Every number in a table of terms whose name says that it is money. */
function dollarsIn(terms: unknown, isMoney = false): number[] {
  if (typeof terms === 'number') return isMoney ? [terms] : [];
  if (typeof terms !== 'object' || terms === null) return [];
  return Object.entries(terms).flatMap(([key, value]) =>
    dollarsIn(value, isMoney || /Usd$|^deposit$/.test(key)),
  );
}

const { winter, summer, monthlyUsd } = storageTerms;
const townSavings = cartTypes.flatMap((cart) =>
  rentalPeriods.flatMap((period) => {
    const { daily } = townRates[cart];
    return savingsOf(daily, periodDays[period], townRates[cart][period]) ?? [];
  }),
);

const fixedAmounts = [
  0,
  bandFloor,
  bandCeiling,
  hourlyFromUsd,
  impactConstants.gasUsdPerGallon,
  ...[generalRates, townRates, printedTownPerDay].flatMap((table) =>
    cartTypes.flatMap((cart) => Object.values(table[cart])),
  ),
  ...townSavings.map(({ savedUsd }) => savedUsd),
  ...[deliveryTerms, rentalTerms, storageTerms, staffing].flatMap((terms) => dollarsIn(terms)),
  // The price of a day by length of rental: each plan's, and the drawing's lines across.
  ...[generalRates, townRates].flatMap((table) =>
    cartTypes.flatMap((cart) =>
      rentalPeriods.map((period) => Math.round(table[cart][period] / periodDays[period])),
    ),
  ),
  ...[100, 200, 300],
  // The home page's first searches.
  cheapBelowUsd,
  // The delivery policy's example, and what a season saves against its months.
  4 * deliveryTerms.perMileUsd,
  ...[winter, summer].flatMap((season) => [
    monthsOf(season) * monthlyUsd.indoor - season.indoorUsd,
    monthsOf(season) * monthlyUsd.outdoor - season.outdoorUsd,
  ]),
  claimedAnnualSavingsUsd,
];

/** Amounts of a cart's monthly payment. */
function paymentsOf(price: number | undefined, terms: FinancingTerms | undefined): number[] {
  if (price === undefined || terms === undefined) return [];
  const { downUsd, monthlyUsd, paymentsUsd } = monthlyPayment(price, terms);
  const whole = (centsOf(downUsd) + centsOf(paymentsUsd)) / 100;
  return [downUsd, monthlyUsd, Math.round(monthlyUsd), paymentsUsd, whole];
}

function amountsOf(
  { path, text }: FactPage,
  stock: readonly Vehicle[],
  terms: FinancingTerms | undefined,
): string[] {
  // The planner's sums have their own tables (domain/rentals/rental-quote.test.ts).
  if (path.includes('?class=')) return [];
  const prices = stock.map(({ price = 0 }) => price);
  const numbers = [
    ...[...fixedAmounts, ...prices, ...stock.map(({ msrp = 0 }) => msrp)],
    ...stock.map(({ price = 0, msrp = price }) => msrp - price),
    ...stock.flatMap(({ price }) => paymentsOf(price, terms)),
    // Delivered free of charge, with tax.
    ...prices.map((price) => Math.round(price * (100 + salesTaxPercent)) / 100),
  ];
  const ownPrices = new Set(
    numbers.flatMap((n) => [formatUsdCents(n), ...(Number.isInteger(n) ? [formatUsd(n)] : [])]),
  );
  return [...text.matchAll(/\$\d[\d,]*(?:\.\d+)?/g)]
    .map(([amount]) => amount.replace(/,$/, ''))
    .filter((amount) => !ownPrices.has(amount))
    .map((amount) => `amount ${amount}`);
}

const share = (count: number) => Math.round((100 * count) / peakStaff);
const percentages = new Set(
  [
    0,
    100,
    returnTerms.newCart.restockingPercent,
    returnTerms.usedCart.restockingPercent,
    returnTerms.parts.restockingPercent,
    rentalTerms.cancellation.lateRefundPercent,
    staffing.retentionPercent,
    ...[staffing.fullTime, staffing.partTime, staffing.seasonal].map(share),
    // Efficiency of an electric motor and of a gas engine (spec S12.7).
    90,
    25,
    Number.parseFloat(business.financingClaim),
    ...cartTypes.flatMap((cart) => Object.values(printedGeneralSavings[cart])),
  ].flatMap((percent) => [String(percent), percent.toFixed(1)]),
);
for (const { percent } of townSavings) percentages.add(percent.toFixed(1));

function percentagesOf({ text }: FactPage, terms: FinancingTerms | undefined): string[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?) ?%/g)]
    .filter(
      ([, figure = '']) =>
        !percentages.has(figure) && ![terms?.apr, terms?.down].includes(Number(figure)),
    )
    .map(([percentage]) => `percentage ${percentage}`);
}

/** The price beside a vehicle's link, on its own page and in its tags. */
function vehiclesOf({ path, html }: FactPage, stock: readonly Vehicle[]): string[] {
  const problems: string[] = [];
  const judge = (id: string, amount: string | undefined) => {
    const vehicle = stock.find((one) => one.id === decodeURIComponent(id));
    if (vehicle !== undefined && amount !== undefined && amount !== formatPrice(vehicle.price)) {
      problems.push(`${vehicle.name} at ${amount} instead of ${formatPrice(vehicle.price)}`);
    }
  };
  const price = /\$[\d,]+(?:\.\d\d)?(?![\d,]| below list)|Call for Price/;
  for (const card of findAll(html, 'article')) {
    const hrefs = card.findAll('a').map(({ attributes }) => attributes.href ?? '');
    const id = hrefs.map((href) => /^\/vehicles?\/([^?]+)/.exec(href)?.[1]).find(Boolean);
    if (id !== undefined) judge(id, price.exec(card.text)?.[0]);
  }
  const own = /^\/vehicles?\/(.+)$/.exec(path)?.[1];
  if (own !== undefined) {
    const main = findAll(html, 'main')[0]?.text ?? '';
    const name = elementText(html, 'h1') ?? '';
    judge(own, price.exec(main.slice(main.indexOf(name) + name.length))?.[0]);
    const tag = metaOf(html, 'product:price:amount');
    judge(own, tag === undefined ? undefined : formatUsd(Number(tag)));
  }
  for (const { url, offers } of jsonLdObjects(html)) {
    const id = /\/vehicles\/(.+)$/.exec(String(url))?.[1];
    const { price: dollars } = (offers ?? {}) as { price?: number };
    if (id !== undefined && dollars !== undefined) judge(id, formatUsd(Number(dollars)));
  }
  return problems;
}

/** The price under a rental plan's name, and in the rental policy's row of the cart. */
function plansOf({ path, text }: FactPage): string[] {
  const rates = path.startsWith('/rentals/') ? townRates : generalRates;
  const problems: string[] = [];
  for (const cart of cartTypes) {
    for (const period of rentalPeriods) {
      const name = `${cartNames[cart]} ${periodNames[period]}`;
      const planPrices = text.matchAll(
        new RegExp(`^${name}\\n(?:[^$\\n]*\\n){0,3}(\\$[\\d,]+) for`, 'gm'),
      );
      for (const [, price] of planPrices) {
        const right = formatUsd(rates[cart][period]);
        if (price !== right) problems.push(`${name} at ${price} instead of ${right}`);
      }
    }
  }
  return problems;
}

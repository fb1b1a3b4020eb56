import { business, showrooms } from '../domain/dealer/business/identity.ts';
import { brands } from '../domain/dealer/business/models/brands.ts';
import { knownModelOf } from '../domain/stock/known-models/known-model.ts';
import { makeOf } from '../domain/stock/known-models/makes.ts';
import { offerOf } from '../domain/stock/offer/offer.ts';
import { isTrailer, type Vehicle } from '../domain/stock/vehicle.ts';
import { findAll } from '../test/support/html.ts';
import type { FactPage } from './fact-page.ts';

/** Claims of pages about all of the stock: kinds, makes, counts, superlatives (spec S1.13). */

type Stock = readonly Vehicle[];

/** A claim about the stock: how pages say it, and whether it is so. */
type Claim = readonly [
  is: string,
  pattern: RegExp,
  holds: (match: RegExpMatchArray, stock: Stock) => boolean,
];

const powers = 'electric and gas|electric|gas';
const power = (vehicle: Vehicle) => vehicle.fuel ?? (knownModelOf(vehicle) && 'electric');
const condition = (vehicle: Vehicle) => offerOf(vehicle).offeredAs;
const isOfferedNew = (vehicle: Vehicle) => vehicle.inStock && condition(vehicle) === 'new';
const isNewInStock = (vehicle: Vehicle) =>
  vehicle.inStock && offerOf(vehicle).feedCondition !== 'used';
const makes = (stock: Stock) => new Set(stock.map(({ brand }) => makeOf(brand.trim())));

/** Whether `words` ("electric and gas") are the values that carts have, and where it is one, all of them. */
function areValues(words: string, values: readonly (string | undefined)[]): boolean {
  const named = words.toLowerCase().split(' and ');
  const all = new Set(values);
  return named.every((value) => all.has(value)) && (named.length > 1 || all.size === 1);
}

const namesIn = (words: string) => words.split(/, | and /);

const claims: readonly Claim[] = [
  [
    'the condition of the carts',
    /\b(New and used|New|Used),? (?:(?:electric and gas|electric|gas) )?golf carts\b/g,
    ([, words = ''], stock) => areValues(words, stock.map(condition)),
  ],
  [
    'the power of the carts',
    new RegExp(
      `\\b(?:New|Used),? (${powers}) golf carts|(${powers}) carts in ${business.areaTitle}`,
      'gi',
    ),
    ([, own, there = ''], stock) => areValues(own ?? there, stock.map(power)),
  ],
  [
    'the makes and power of the carts',
    new RegExp(`^(.*?) ?\\b(${powers})? ?carts(?: of (\\d+) makes)?, sold, rented`, 'gim'),
    ([, names = '', words, count], stock) =>
      (words === undefined || areValues(words, stock.map(power))) &&
      (count === undefined
        ? namesIn(names).join() === [...makes(stock)].join() ||
          namesIn(names).every((name) => makes(stock).has(name))
        : Number(count) === makes(stock).size),
  ],
  [
    'new carts in stock',
    /^New (?!carts)(.+) carts in stock\./gm,
    ([, names = ''], stock) =>
      namesIn(names).every((one) => makes(stock.filter(isOfferedNew)).has(one)),
  ],
  [
    'new carts in stock',
    /^New carts from (\d+) brands in stock\./gm,
    ([, count], stock) => Number(count) === makes(stock.filter(isOfferedNew)).size,
  ],
  ['used carts in stock', /^Used carts in stock\./gm, (_, stock) => !stock.some(isOfferedNew)],
  [
    'carts kept at the online location',
    /(\d+|No) carts? on display/g,
    ([, count], stock) =>
      stock.filter(isKeptOnline).length === (count === 'No' ? 0 : Number(count)),
  ],
  [
    'vehicles in all',
    /Showing \d+ of (\d+) vehicles/g,
    ([, n], stock) => Number(n) === stock.length,
  ],
  [
    'vehicles in all',
    /Showing 1–\d+ of (\d+) vehicles/g,
    ([, n], stock) => Number(n) === stock.length,
  ],
];

const online = showrooms.filter(({ type }) => type === 'online').map(({ id }) => id);
const isKeptOnline = ({ inStock, location = '' }: Vehicle) =>
  inStock && online.some((id) => id === location);

/** Claims about the stock that are not so. */
export function checkStockClaims(page: FactPage, stock: Stock): string[] {
  const carts = stock.filter((vehicle) => !isTrailer(vehicle));
  const wrong = claims.flatMap(([is, pattern, holds]) =>
    [...page.text.matchAll(pattern)]
      .filter((match) => !holds(match, is === 'vehicles in all' ? stock : carts))
      .map(([words]) => `${is}: "${words}"`),
  );
  return [...wrong, ...pricesOfBrands(page, stock)];
}

/** On a brand's page every price is that of a new cart of the brand in stock (spec S4.5, S4.6). */
function pricesOfBrands({ path, html }: FactPage, stock: Stock): string[] {
  const brand = brands.find(({ slug }) => path === `/${slug}`)?.name;
  if (brand === undefined) return [];
  const prices = new Set(
    stock
      .filter((cart) => makeOf(cart.brand) === brand && isNewInStock(cart))
      .map(({ price }) => price),
  );
  const figures = [...findAll(html, 'article'), ...findAll(html, 'table')].flatMap(({ text }) =>
    [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, figure = '']) => figure),
  );
  return figures
    .filter((figure) => !prices.has(Number(figure.replaceAll(',', ''))))
    .map((figure) => `$${figure}, which no new ${brand} in stock costs`);
}

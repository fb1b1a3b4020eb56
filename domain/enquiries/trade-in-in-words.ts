import { makeNames, makeOf } from '../stock/known-models/makes.ts';
import { vehicleTitle } from '../stock/model-name.ts';
import { uncapitalized } from '../text/wording.ts';
import {
  type EnquiryTradeIn,
  powerLabels,
  type TradeIn,
  tradeInConditionLabels,
} from './trade-in.ts';

/** `"2015 Club Car Precedent"`. */
export function tradeInTitle({ make, model, year }: TradeIn): string {
  return vehicleTitle({ name: model, brand: make, year });
}

/** `"Electric"`, `"400 hours"`, `"It runs well"`. */
export function tradeInFacts(tradeIn: EnquiryTradeIn): readonly string[] {
  const { power, batteryAge, hours, miles, condition, photographs } = tradeIn;
  return [
    power && powerLabels[power],
    batteryAge === undefined
      ? undefined
      : `Batteries ${batteryAge === 0 ? 'less than a year' : counted(batteryAge, 'year')} old`,
    hours === undefined ? undefined : counted(hours, 'hour'),
    miles === undefined ? undefined : counted(miles, 'mile'),
    tradeInConditionLabels[condition],
    photographs === 0 ? 'No photos' : counted(photographs, 'photo'),
  ].filter((fact) => fact !== undefined);
}

/** `"2015 Club Car Precedent (electric, batteries 3 years old, 400 hours, it runs well, …)"`. */
export function tradeInInWords(tradeIn: EnquiryTradeIn): string {
  const facts = tradeInFacts(tradeIn).map(uncapitalized);
  return `${tradeInTitle(tradeIn)} (${facts.join(', ')})`;
}

/** For unverified addresses: makes in the site's spelling, models in plain letters and digits. */
export function plainTradeInWords(tradeIn: EnquiryTradeIn): string {
  const make = makeOf(tradeIn.make);
  const named = {
    ...tradeIn,
    make: makeNames.includes(make) ? make : '',
    model:
      /^(?=.{1,24}$)[\p{L}\d]+(?:[ -][\p{L}\d]+){0,2}$/u.test(tradeIn.model) &&
      !/\d{5}/.test(tradeIn.model)
        ? tradeIn.model
        : 'cart',
  };
  return tradeInInWords(named);
}

function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}

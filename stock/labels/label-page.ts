import { colors } from '../../domain/dealer/business/colors.ts';
import { business } from '../../domain/dealer/business/identity.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { formatPrice } from '../../domain/money.ts';
import { tableFacts } from '../../domain/stock/fields/field-text.ts';
import { vehicleTitle } from '../../domain/stock/model-name.ts';
import { type OfferedVehicle, specificationFacts } from '../../domain/stock/vehicle.ts';
import { vehiclePath } from '../../domain/stock/vehicle-path.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { xmlText } from '../../domain/text/xml-text.ts';
import { qrCodeSvg } from './qr-code.ts';

const maxFacts = 18;
const maxFeatures = 8;
const maxLength = 60;

/** Elsewhere on the sheet, or not for buyers. */
const elsewhere: ReadonlySet<string> = new Set(['year', 'stockNumber', 'status', 'msrp']);

/** A letter-size sheet for each cart. */
export function labelDocument(
  vehicles: readonly OfferedVehicle[],
  siteUrl: string,
  dealer: Dealer,
): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${xmlText(business.name)}: labels</title>`,
    `<style>${labelStyle}</style></head><body>`,
    ...vehicles.map((vehicle) => label(vehicle, siteUrl, dealer)),
    '</body></html>\n',
  ].join('\n');
}

function label(vehicle: OfferedVehicle, siteUrl: string, { phone }: Dealer): string {
  const { price, category, features, stockNumber } = vehicle;
  const address = siteUrl + vehiclePath(vehicle.id);
  const rows = labelFacts(vehicle).map(
    ({ label: name, text }) => `<div><dt>${short(name)}</dt><dd>${short(text)}</dd></div>`,
  );
  const listed = features.slice(0, maxFeatures).map((feature) => `<li>${short(feature)}</li>`);
  return `<section>
<header><b>${xmlText(business.name)}</b><span>${phone.shown}</span></header>
<h1>${xmlText(cleanLine(vehicleTitle(vehicle)))}</h1>
<p class="kind">${short(category)}</p>
<p class="price">${xmlText(formatPrice(price))}</p>
<dl>${rows.join('')}</dl>
<ul>${listed.join('')}</ul>
<footer><div>${stockNumber === undefined ? '' : `<p class="stock">Stock # <b>${short(stockNumber)}</b></p>`}<p>${xmlText(business.financingClaim)}: ask for terms.</p><p>More pictures, and the price delivered to you:</p><p class="address">${xmlText(address)}</p></div>${qrCodeSvg(address)}</footer>
</section>`;
}

function labelFacts(vehicle: OfferedVehicle) {
  const facts = tableFacts(vehicle).filter(({ field }) => !elsewhere.has(field));
  return [...facts, ...specificationFacts(vehicle)]
    .filter(({ text }) => text !== '')
    .slice(0, maxFacts);
}

function short(text: string): string {
  const line = cleanLine(text);
  return xmlText(line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line);
}

export const labelStyle = `
@page { size: letter; margin: 0.5in; }
body { margin: 0; color: #000; background: #fff; font: 13pt/1.35 system-ui, sans-serif; }
section { box-sizing: border-box; height: 9.9in; display: flex; flex-direction: column; gap: 0.14in; overflow: hidden; break-after: page; break-inside: avoid; }
section:last-child { break-after: auto; }
header { display: flex; justify-content: space-between; border-bottom: 3pt solid ${colors.light.evergreen}; padding-bottom: 0.08in; font-size: 16pt; }
h1 { font-size: 34pt; line-height: 1.08; margin: 0.1in 0 0; overflow-wrap: anywhere; }
p { margin: 0; }
.kind { color: #444; }
.price { font-size: 44pt; font-weight: 700; line-height: 1.1; border-block: 2pt solid; padding-block: 0.06in; }
dl { columns: 2; column-gap: 0.4in; margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 0.15in; break-inside: avoid; border-bottom: 0.5pt solid #999; padding-block: 0.03in; }
dt { color: #444; }
dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
ul { columns: 2; margin: 0; padding-left: 1.1em; }
footer { margin-top: auto; display: flex; justify-content: space-between; align-items: end; gap: 0.3in; }
.stock { font-size: 20pt; }
.address { font-size: 9pt; overflow-wrap: anywhere; }
.qr { width: 1.9in; height: 1.9in; flex: none; }
@media screen { section { width: 7.5in; margin: 0.5in auto; } }
`;

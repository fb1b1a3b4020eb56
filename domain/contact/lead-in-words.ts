import { formatUsd } from '../money.ts';
import type { Lead, LeadVehicle } from './lead.ts';

/**
 * Text without the invisible characters that turn its direction around (embeddings, overrides,
 * isolates): with them a line can show something else than it says. Marks (LRM, RLM) stay.
 */
export function withoutOverrides(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** A vehicle's name without its brand in front: the model, as forms of the trade want it. */
export function modelName({ name, brand }: Pick<LeadVehicle, 'name' | 'brand'>): string {
  const prefix = `${brand.toLowerCase()} `;
  const bare = name.toLowerCase().startsWith(prefix) ? name.slice(prefix.length).trim() : name;
  return bare === '' ? name : bare;
}

/** `"2026 Denago ROVER XL6 (new, $12,995, stock A17, VIN …)"`: a vehicle in one line. */
export function vehicleInWords(vehicle: LeadVehicle): string {
  const { brand, year, condition, price, stockNumber, vin } = vehicle;
  const title = [year, brand, modelName(vehicle)].filter((part) => part !== undefined).join(' ');
  const facts = [
    condition,
    price === undefined ? undefined : formatUsd(price),
    stockNumber === undefined ? undefined : `stock ${stockNumber}`,
    vin === undefined ? undefined : `VIN ${vin}`,
  ];
  return `${title} (${facts.filter((fact) => fact !== undefined).join(', ')})`;
}

/** The address of a vehicle's page. `siteUrl` is an origin without a trailing slash. */
export function vehicleAddress(siteUrl: string, { id }: Pick<LeadVehicle, 'id'>): string {
  return `${siteUrl}/vehicles/${encodeURIComponent(id.toWellFormed()).replaceAll('%2B', '+')}`;
}

/** `"2026-05-01T12:00:00.000Z"` → `"Friday, May 1, 2026 at 8:00 AM EDT"`: the dealer's time. */
export function receivedInWords({ receivedAt }: Pick<Lead, 'receivedAt'>): string {
  return received.format(new Date(receivedAt)).replaceAll('\u202f', ' ');
}

const received = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

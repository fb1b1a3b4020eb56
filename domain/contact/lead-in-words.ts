import { vehicleTitle } from '../catalogue/model-name.ts';
import { vehiclePath } from '../catalogue/vehicle-path.ts';
import { formatUsd } from '../money.ts';
import type { Lead, LeadVehicle } from './lead.ts';

/** `"2026 Denago ROVER XL6 (new, $12,995, stock A17, VIN …)"`: a vehicle in one line. */
export function vehicleInWords(vehicle: LeadVehicle): string {
  const { condition, price, stockNumber, vin } = vehicle;
  const facts = [
    condition,
    price === undefined ? undefined : formatUsd(price),
    stockNumber === undefined ? undefined : `stock ${stockNumber}`,
    vin === undefined ? undefined : `VIN ${vin}`,
  ];
  return `${vehicleTitle(vehicle)} (${facts.filter((fact) => fact !== undefined).join(', ')})`;
}

/** The address of a vehicle's page. `siteUrl` is an origin without a trailing slash. */
export function vehicleAddress(siteUrl: string, { id }: Pick<LeadVehicle, 'id'>): string {
  return siteUrl + vehiclePath(id.toWellFormed());
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

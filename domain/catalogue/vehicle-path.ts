import { pathSegment } from '../text/path-segment.ts';

/** The canonical path of a vehicle's page. */
export function vehiclePath(id: string): string {
  return `/vehicles/${pathSegment(id)}`;
}

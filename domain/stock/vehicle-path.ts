import { pathSegment } from '../text/path-segment.ts';

export function vehiclePath(id: string): string {
  return `/vehicles/${pathSegment(id)}`;
}

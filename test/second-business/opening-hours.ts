import type { Hours } from '../../domain/dealer/hours.ts';
import { showrooms } from './identity.ts';

export const showroomHours: Hours = {
  label: 'Showroom',
  showrooms: showrooms.map(({ id }) => id),
  spans: [
    { from: 'Mon', to: 'Fri', opens: '10:00', closes: '19:00' },
    { from: 'Sat', to: 'Sat', opens: '10:00', closes: '16:30' },
    { from: 'Sun', to: 'Sun', note: 'Closed' },
  ],
};

export const serviceHours: Hours = {
  label: 'Service department',
  spans: [
    { from: 'Mon', to: 'Sat', opens: '07:30', closes: '16:30' },
    { from: 'Sun', to: 'Sun', note: 'Closed' },
  ],
};

export const phoneHours: Hours = {
  label: 'Phone and delivery',
  spans: [
    { from: 'Mon', to: 'Sat', opens: '07:00', closes: '20:00' },
    { from: 'Sun', to: 'Sun', opens: '11:00', closes: '15:00' },
  ],
};

export const storageHours: Hours = {
  label: 'Storage access',
  spans: [{ from: 'Mon', to: 'Sun', opens: '06:00', closes: '21:00' }],
};

export const allHours: readonly Hours[] = [showroomHours, serviceHours, phoneHours, storageHours];

import type { Hours } from '../hours.ts';
import { showrooms } from './identity.ts';

/** Four sets for four services (spec S1.5). */
export const showroomHours: Hours = {
  label: 'Showroom',
  showrooms: showrooms.filter(({ type }) => type === 'physical').map(({ id }) => id),
  spans: [
    { from: 'Mon', to: 'Sat', opens: '09:00', closes: '17:00' },
    { from: 'Sun', to: 'Sun', note: 'Closed' },
  ],
};

export const serviceHours: Hours = {
  label: 'Service department',
  spans: [
    { from: 'Mon', to: 'Fri', opens: '08:00', closes: '17:00' },
    { from: 'Sat', to: 'Sat', opens: '09:00', closes: '15:00' },
    { from: 'Sun', to: 'Sun', note: 'Emergency only' },
  ],
};

export const phoneHours: Hours = {
  label: 'Phone and delivery',
  spans: [
    { from: 'Mon', to: 'Sat', opens: '08:00', closes: '18:00' },
    { from: 'Sun', to: 'Sun', opens: '10:00', closes: '16:00' },
  ],
};

export const storageHours: Hours = {
  label: 'Storage access',
  spans: [
    { from: 'Mon', to: 'Fri', opens: '08:00', closes: '17:00' },
    { from: 'Sat', to: 'Sat', opens: '08:00', closes: '15:00' },
    { from: 'Sun', to: 'Sun', note: 'By appointment' },
  ],
};

export const allHours: readonly Hours[] = [showroomHours, serviceHours, phoneHours, storageHours];

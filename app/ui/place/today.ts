import { createContext, useContext } from 'react';
import type { Today } from '../../../domain/dealer/dealer.ts';

/** Not in the browser: islands have what they show in their props. */
export const TodayContext = createContext<Today | undefined>(undefined);

export function useToday(): Today {
  const today = useContext(TodayContext);
  if (today === undefined) throw new Error('Only pages are rendered with today');
  return today;
}

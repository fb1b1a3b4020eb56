import { createContext } from 'react';
import type { Today } from '../../../domain/closed-days.ts';

/**
 * The dealer's clock and closed days when the page is made, for whatever shows hours. Absent where
 * the server's answer is an error before it is known.
 */
export const TodayContext = createContext<Today | undefined>(undefined);

import { createContext } from 'react';
import type { Today } from '../../../domain/closed-days.ts';

/** The clock and closed days of the answer; absent on an error page before they are known. */
export const TodayContext = createContext<Today | undefined>(undefined);

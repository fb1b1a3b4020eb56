import { createContext } from 'react';
import type { Today } from '../../../domain/dealer/closed-days.ts';

/** Absent on an early error's page. */
export const TodayContext = createContext<Today | undefined>(undefined);

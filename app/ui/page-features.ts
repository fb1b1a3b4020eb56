import { createContext } from 'react';

export type PageFeature = 'script' | 'map-frame';

/** Filled by components during rendering; see app/entry.server.tsx. */
export const PageFeatures = createContext<Set<PageFeature>>(new Set());

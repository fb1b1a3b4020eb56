import { createContext } from 'react';

/** Parts of a page that need a script or a permission in its headers. */
export type PageFeature = 'script' | 'map-frame';

/** Filled by components during rendering; see app/entry.server.tsx. */
export const PageFeatures = createContext<Set<PageFeature>>(new Set());

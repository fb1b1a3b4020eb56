import { createContext } from 'react';

/** The parts of a page that its headers have to allow, or that need a script. */
export type PageFeature = 'script' | 'map-frame';

/** Filled by components while a page renders on the server; see app/entry.server.tsx. */
export const PageFeatures = createContext<Set<PageFeature>>(new Set());

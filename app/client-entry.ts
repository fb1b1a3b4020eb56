import type { EntryContext } from 'react-router';

/** The scripts at the end of a page with an island; in development the reloader comes first. */
export function clientEntry(manifest: EntryContext['manifest']): string {
  const sources = import.meta.env.DEV
    ? ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/app/entry.client.ts']
    : [manifest.entry.module];
  return sources.map((src) => `<script type="module" src="${src}"></script>`).join('');
}

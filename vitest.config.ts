import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules', 'build', 'data'];

/**
 * Tests without a browser: `site` for `npm test`, with Node alone; `server` for `npm run test:server`, with the
 * programs of a server. `*.e2e.ts` belongs to Playwright.
 */
export default defineConfig({
  test: {
    setupFiles: ['test/support/clock.ts'],
    unstubGlobals: true,
    globalSetup: ['test/support/temporary-folder.ts'],
    // Processes that load the site and its packages once, not for every file; one more than there are
    // cores, since many tests wait for other processes (134 s with as many as cores, 108 s with this).
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // Ten times what the longest test takes on an idle machine. Only a test that hangs meets them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.server.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['**/*.server.test.ts'],
          exclude,
          globalSetup: ['test/support/postgres.ts'],
        },
      },
    ],
  },
});

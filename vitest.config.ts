import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit and contract tests; `*.e2e.ts` belongs to Playwright. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules', 'build', 'data'],
    setupFiles: ['test/support/clock.ts'],
    unstubGlobals: true,
    globalSetup: ['test/support/temporary-folder.ts', 'test/support/postgres.ts'],
    // Processes that load the site and its packages once, not for every file; one more than there are
    // cores, since many tests wait for other processes (134 s with as many as cores, 108 s with this).
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // Ten times what the longest test takes on an idle machine. Only a test that hangs meets them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

import { defineConfig } from 'vitest/config';

/** Unit and contract tests; `*.e2e.ts` belongs to Playwright. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules', 'build', 'data'],
    setupFiles: ['test/support/real-clock.ts'],
    unstubGlobals: true,
    globalSetup: ['test/support/temporary-folder.ts', 'test/support/postgres.ts'],
    // One process for each core, which loads the site and its packages once, not for every file.
    maxWorkers: '100%',
    isolate: false,
    // Real databases, mail servers and child processes on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants are shown to: those beside the code. Tests of the build would need one for
 * each mutant, and one sets the process's umask, which a thread can't.
 */
export default defineConfig({
  test: {
    include: ['{app,base,domain,enquiries,http,staff,stock,store}/**/*.test.ts'],
    exclude: ['**/*.server.test.ts'],
    setupFiles: ['test/support/clock.ts'],
    globalSetup: ['test/support/temporary-folder.ts'],
    testNamePattern: /^(?!.*shared with a group)/,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

/** The built site in the engine of Safari, which Debian has as a package: not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/webkit/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});

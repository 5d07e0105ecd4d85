import { defineConfig } from 'vitest/config';

/** The suite of hostile input. MUTATIONS says how many calls it makes up: 500 unless told otherwise. */
export default defineConfig({
  test: {
    include: ['tests/attacks/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 900_000,
    hookTimeout: 240_000,
  },
});

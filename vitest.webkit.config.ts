import { defineConfig } from 'vitest/config';

/** Tests of the built site in Safari's engine, from Debian's package: not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/webkit/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});

import { defineConfig } from 'vitest/config';

/** Tests of the built site that need Debian's packages for a cluster: not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    // One at a time: each test runs a dozen processes and measures seconds.
    maxWorkers: 1,
    testTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});

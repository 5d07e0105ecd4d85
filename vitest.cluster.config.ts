import { defineConfig } from 'vitest/config';

/** What needs Debian's packages of a cluster, on the built site: not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    // Each is a dozen processes, and what is measured are seconds.
    maxWorkers: 1,
    testTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});

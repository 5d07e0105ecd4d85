import { defineConfig } from 'vitest/config';
import { workersFor } from './tools/workers.ts';

/** What goes wrong on purpose, on the built site: `BUILD_DIR` names the build, as everywhere. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    // Each test is several processes already, which wait for one another, and for limits to run out, most of the time.
    maxWorkers: workersFor({ onTwoCores: 3, most: 4 }),
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
  },
});

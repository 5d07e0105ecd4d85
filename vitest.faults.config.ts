import { defineConfig } from 'vitest/config';
import { workersFor } from './tools/workers.ts';

/** Tests that cause failures on purpose, on the built site. `BUILD_DIR` names the build, as everywhere. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    // More than one per core, because most of the time a test's processes wait for one another and for limits to expire.
    maxWorkers: workersFor({ onTwoCores: 3, most: 4 }),
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
  },
});

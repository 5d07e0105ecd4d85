import { defineConfig } from 'vitest/config';
import { workersFor } from './tools/workers.ts';

/** The suite of hostile input. MUTATIONS says how many calls it makes up: 500 unless told otherwise. */
export default defineConfig({
  test: {
    include: ['tests/attacks/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    maxWorkers: workersFor({ onTwoCores: 2, most: 4 }),
    isolate: false,
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
  },
});

import { defineConfig } from 'vitest/config';
import { workersFor } from './tools/workers.ts';

/** The suite of hostile input. MUTATIONS sets the number of generated calls (default 500). */
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

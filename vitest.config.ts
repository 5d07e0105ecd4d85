import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { workersFor } from './tools/workers.ts';

const all = globSync(
  '{core,features,platform,site,words,database,ui,app,tools,tests/api}/**/*.test.{ts,tsx}',
).sort();
/** Whoever needs a database or a site of its own takes it from tests/support. */
const served = all.filter((file) =>
  /databaseServer|tests\/support\/|\.\/support\//.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    // One for each core: more would only wait for each other and for the database.
    maxWorkers: workersFor({ onTwoCores: 2, most: 4 }),
    // What each file would load anew is what all of them share: loading took a third of the time.
    isolate: false,
    testTimeout: 120_000,
    // How soon something comes about is the machine's.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
    projects: [
      // What is judged in seconds: `npm run validate` runs these alone.
      { extends: true, test: { name: 'rules', include: all.filter((file) => !served.includes(file)) } },
      {
        extends: true,
        test: { name: 'served', include: served, globalSetup: ['tests/support/database-server.ts'] },
      },
    ],
  },
});

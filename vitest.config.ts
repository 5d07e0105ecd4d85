import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { workersFor } from './tools/workers.ts';

const all = globSync(
  '{core,features,platform,site,words,database,ui,app,tools,tests/api}/**/*.test.{ts,tsx}',
).sort();
/** The test files that need a database or a site: they import it from tests/support. */
const served = all.filter((file) =>
  /databaseServer|tests\/support\/|\.\/support\//.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    // One worker per core: more would only wait for each other and for the database.
    maxWorkers: workersFor({ onTwoCores: 2, most: 4 }),
    // Test files share the loaded modules. Loading them for each file took a third of the time.
    isolate: false,
    testTimeout: 120_000,
    // How soon an event happens depends on the machine, so be patient.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
    projects: [
      // Tests that finish within seconds: `npm run validate` runs only these.
      { extends: true, test: { name: 'rules', include: all.filter((file) => !served.includes(file)) } },
      {
        extends: true,
        test: { name: 'served', include: served, globalSetup: ['tests/support/database-server.ts'] },
      },
    ],
  },
});

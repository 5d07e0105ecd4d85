import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,features,server,database,ui,app,tools,tests/api}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/database-server.ts'],
    // Two cores: more workers would only wait for each other and for the database.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

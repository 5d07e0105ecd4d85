import { startDatabaseServer } from '#tests/support/database-server.ts';

/** One database server for all workers; each worker copies a database of its own from it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  process.env.E2E_DATABASE_SERVER = server.connectionString;
  return server.stop;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabaseServer } from '#tests/support/database-server.ts';

/**
 * What all workers share: one database server, from which each copies a database of its own, and the pictures in the sizes
 * that screens ask for, which would otherwise be made again by each.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const pictures = mkdtempSync(path.join(tmpdir(), 'miami-flow-pictures-'));
  process.env.E2E_DATABASE_SERVER = server.connectionString;
  process.env.E2E_PICTURES = pictures;
  return async () => {
    await server.stop();
    rmSync(pictures, { recursive: true, force: true });
  };
}

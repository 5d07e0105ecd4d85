import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { openSiteRole } from '#tests/support/site-role.ts';

/**
 * What all workers share: one database server, from which each copies a database of its own, the pictures in the sizes
 * that screens ask for, which would otherwise be made again by each, and the states of pages that axe has judged.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  await openSiteRole(server.connectionString);
  const pictures = mkdtempSync(path.join(tmpdir(), 'miami-flow-pictures-'));
  const soundStates = mkdtempSync(path.join(tmpdir(), 'miami-flow-sound-'));
  process.env.E2E_DATABASE_SERVER = server.connectionString;
  process.env.E2E_PICTURES = pictures;
  process.env.E2E_SOUND_STATES = soundStates;
  return async () => {
    await server.stop();
    for (const folder of [pictures, soundStates]) rmSync(folder, { recursive: true, force: true });
  };
}

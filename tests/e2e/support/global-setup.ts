import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { openSiteRole } from '#tests/support/site-role.ts';

/**
 * Sets up what all workers share: one database server, from which each worker copies its own database; the resized
 * pictures, which each would otherwise make again; and the page states that axe has judged.
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

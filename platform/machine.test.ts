import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFullerDisk } from './machine.ts';

it('watches the disk of a database that a link in the data folder leads to', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-machine-'));
  try {
    expect((await readFullerDisk(dataDir))?.totalBytes).toBeGreaterThan(0);
    // No disk is fuller than this one, which has no room at all.
    symlinkSync('/proc', path.join(dataDir, 'postgres'));
    expect(await readFullerDisk(dataDir)).toEqual({ freeBytes: 0, totalBytes: 0 });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

import type { SealedTable } from '#platform/storage/reseal.ts';
import { storedFiles } from '../tables.ts';
import { keyContext } from './files.ts';

/** The key of every file; the files themselves stay as they are. */
export const SEALED_FILES: readonly SealedTable[] = [
  { id: storedFiles.id, columns: [[storedFiles.sealedKey, keyContext]] },
];

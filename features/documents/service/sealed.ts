import type { SealedTable } from '#platform/storage/reseal.ts';
import { storedFiles } from '../tables.ts';
import { keyContext } from './files.ts';

/** The sealed columns for a change of the site's key: only each file's key is sealed anew, the files stay as they are. */
export const SEALED_FILES: readonly SealedTable[] = [
  { id: storedFiles.id, columns: [[storedFiles.sealedKey, keyContext]] },
];

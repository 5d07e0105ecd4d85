import { ok, refused } from '#core/result.ts';
import { openInspectors } from '#platform/inspection/inspectors.ts';
import type { FileKind } from '../domain/index.ts';
import type { DocumentVerdict } from './look.ts';

export type CleanFile = { readonly kind: FileKind; readonly bytes: Buffer };

/** A page that a scanner or a phone made is looked at in a fraction of this. */
const MOST_MS = 1_200;

/** Where guests' files are looked at: two at a time, so that one that takes long holds up nobody. */
const inspectors = openDocumentInspectors(MOST_MS);

/** @param mostMs how long one file may take */
export function openDocumentInspectors(mostMs: number) {
  return openInspectors<DocumentVerdict>({
    entry: 'features/documents/service/inspector.ts',
    atOnce: 2,
    waiting: 16,
    patienceMs: 20_000,
    mostMs,
  });
}

/**
 * Looks at a file's content and answers what is to be stored: a picture painted anew, without its metadata and
 * without whatever hid in it; a PDF as it is, when it is neither encrypted nor active. Throws `TooBusy` when too many wait.
 *
 * Refused with `file-kind`, `file-damaged`, `file-too-many-pixels`, `file-encrypted` or `file-active`; one that takes too
 * long or ends the process that looks at it is damaged.
 *
 * @param read asked for the bytes when the file's turn has come; they are given away
 */
export async function cleanFile(read: () => Promise<Buffer>, lookers = inspectors) {
  const { verdict, bytes } = await lookers.look(read);
  if (!verdict) return refused('file-damaged');
  if (!verdict.ok) return verdict;
  const { kind, painted } = verdict.value;
  return ok<CleanFile>({ kind, bytes: painted ?? bytes });
}

import { ok, refused } from '#core/result.ts';
import { openInspectors } from '#platform/inspection/inspectors.ts';
import type { FileKind } from '../domain/index.ts';
import type { DocumentVerdict } from './look.ts';

export type CleanFile = { readonly kind: FileKind; readonly bytes: Buffer };

/** A page from a scanner or a phone takes a fraction of this time. */
const MOST_MS = 1_200;

/** The processes that inspect guests' files: two at a time, so that one slow file does not hold up the others. */
const inspectors = openDocumentInspectors(MOST_MS);

/**
 * Opens processes that inspect files.
 *
 * @param mostMs how long one file may take
 */
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
 * Inspects a file's content and answers what to store: a picture painted anew, without its metadata and anything hidden in
 * it; a PDF unchanged, if it is neither encrypted nor active. Throws `TooBusy` if too many files wait.
 *
 * Refused with `file-kind`, `file-damaged`, `file-too-many-pixels`, `file-encrypted` or `file-active`. A file that takes too
 * long, or that crashes the process inspecting it, counts as damaged.
 *
 * @param read reads the bytes; called when it is the file's turn. The bytes are handed over to the inspecting process
 */
export async function cleanFile(read: () => Promise<Buffer>, lookers = inspectors) {
  const { verdict, bytes } = await lookers.look(read);
  if (!verdict) return refused('file-damaged');
  if (!verdict.ok) return verdict;
  const { kind, painted } = verdict.value;
  return ok<CleanFile>({ kind, bytes: painted ?? bytes });
}

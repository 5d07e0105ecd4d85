import { browserId } from '#core/ids.ts';
import { words as figures } from '#words/index.ts';
import { MOST_BYTES } from '../domain/checklist.ts';
import { words } from '../words/index.ts';

/** A file to send: chosen, being sent, stored, or refused with a message. */
export type ChosenFile = {
  readonly key: string;
  readonly type: string;
  readonly file: File;
  readonly state: 'chosen' | 'sending' | 'sent' | 'failed';
  /** How much of it is sent, from 0 to 1. */
  readonly share: number;
  readonly problem: string | undefined;
};

/** What is wrong with a file as far as the browser can tell before sending; the server checks its content. */
export function problemWith(file: File): string | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(file.name) && !/^(application\/pdf|image\/(jpeg|png))$/.test(file.type)) {
    return words.kindNotTaken;
  }
  if (file.size > MOST_BYTES) return words.tooLarge;
  if (file.size === 0) return words.emptyFile;
  return undefined;
}

/** New entries for the files just chosen for a card. */
export function chosenFiles(type: string, files: Iterable<File>): ChosenFile[] {
  return Array.from(files, (file) => {
    const problem = problemWith(file);
    return {
      // Also the file's Idempotency-Key: if the same choice is sent again, it is stored once.
      key: browserId(),
      type,
      file,
      state: problem ? 'failed' : 'chosen',
      share: 0,
      problem,
    };
  });
}

/** With one decimal, in the notation of the present language. */
const tenths = (value: number) => value.toFixed(1).replace('.', figures.decimalMark);

/** A file size, such as "2.4 MB" or "640 KB". */
export function sizeOf(bytes: number): string {
  return bytes >= 1_000_000
    ? `${tenths(bytes / 1_048_576)} MB`
    : `${Math.max(1, Math.round(bytes / 1_024))} KB`;
}

/** The files that the wizard could not send, for the dashboard to try again. Kept only while the page is open. */
const leftBehind = new Map<string, readonly ChosenFile[]>();

export function leaveBehind(applicationId: string, files: readonly ChosenFile[]): void {
  leftBehind.set(applicationId, files);
}

export function takeLeftBehind(applicationId: string): readonly ChosenFile[] {
  const files = leftBehind.get(applicationId) ?? [];
  leftBehind.delete(applicationId);
  return files;
}

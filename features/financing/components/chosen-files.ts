import { browserId } from '#core/ids.ts';
import { words as figures } from '#words/index.ts';
import { MOST_BYTES } from '../domain/checklist.ts';
import { words } from '../words/index.ts';

/** A file on its way: chosen, being sent, stored, or refused with a sentence. */
export type ChosenFile = {
  readonly key: string;
  readonly type: string;
  readonly file: File;
  readonly state: 'chosen' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly problem: string | undefined;
};

/** What can be said of a file before it is sent; the server looks at its content. */
export function problemWith(file: File): string | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(file.name) && !/^(application\/pdf|image\/(jpeg|png))$/.test(file.type)) {
    return words.kindNotTaken;
  }
  if (file.size > MOST_BYTES) return words.tooLarge;
  if (file.size === 0) return words.emptyFile;
  return undefined;
}

/** Files for a card, as they were just chosen. */
export function chosenFiles(type: string, files: Iterable<File>): ChosenFile[] {
  return Array.from(files, (file) => {
    const problem = problemWith(file);
    return {
      // Also the file's Idempotency-Key: the same choice sent again is stored once.
      key: browserId(),
      type,
      file,
      state: problem ? 'failed' : 'chosen',
      share: 0,
      problem,
    };
  });
}

/** As it is written in the language of the moment. */
const tenths = (value: number) => value.toFixed(1).replace('.', figures.decimalMark);

/** "2.4 MB", "640 KB". */
export function sizeOf(bytes: number): string {
  return bytes >= 1_000_000
    ? `${tenths(bytes / 1_048_576)} MB`
    : `${Math.max(1, Math.round(bytes / 1_024))} KB`;
}

/** Files that the wizard could not send: the dashboard tries them again. They live as long as the page does. */
const leftBehind = new Map<string, readonly ChosenFile[]>();

export function leaveBehind(applicationId: string, files: readonly ChosenFile[]): void {
  leftBehind.set(applicationId, files);
}

export function takeLeftBehind(applicationId: string): readonly ChosenFile[] {
  const files = leftBehind.get(applicationId) ?? [];
  leftBehind.delete(applicationId);
  return files;
}

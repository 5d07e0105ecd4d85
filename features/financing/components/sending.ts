import { ApiError } from '#core/api-client.ts';
import { useSending } from '#ui/sending.ts';
import { APPLICATIONS, MESSAGES, removeDocument, sendDocument } from '../queries.ts';
import { words } from '../words/index.ts';
import type { ChosenFile } from './chosen-files.ts';

/** The message for the visitor after a failed call: the server's own sentence, if it has one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { error: sentence, code, issues = [] } = error.refusal;
    // The application was there when the page was opened, so this browser has lost its access.
    if (code === 'application-not-found') return words.accessEnded;
    return issues[0]?.message ?? sentence ?? words.brokenHere;
  }
  return words.unreached;
}

/**
 * Sends files one after the other and reports the progress of each. If one fails, its entry says why, and the others are still
 * sent. Skips files that were removed.
 *
 * @param cancelledBy answers the signal of a file, which is aborted when the file is removed
 * @returns the files that were not stored
 */
export async function sendFiles(
  applicationId: string,
  files: readonly ChosenFile[],
  tell: (key: string, change: Partial<ChosenFile>) => void,
  cancelledBy: (key: string) => AbortSignal,
): Promise<ChosenFile[]> {
  const failed: ChosenFile[] = [];
  for (const chosen of files) {
    const signal = cancelledBy(chosen.key);
    if (signal.aborted) continue;
    tell(chosen.key, { state: 'sending', share: 0, problem: undefined });
    try {
      await sendDocument(applicationId, {
        type: chosen.type,
        file: chosen.file,
        idempotencyKey: chosen.key,
        onProgress: (share) => tell(chosen.key, { share }),
        signal,
      });
      tell(chosen.key, { state: 'sent', share: 1 });
    } catch (error) {
      if (signal.aborted) continue;
      const problem = sentenceOf(error);
      tell(chosen.key, { state: 'failed', problem });
      failed.push({ ...chosen, state: 'failed', problem });
    }
  }
  return failed;
}

/** Takes a stored file off an application that nobody has reviewed yet. `onEnd` runs whether it was taken off or refused. */
export const useRemoval = (applicationId: string, onEnd?: () => void) =>
  useSending((documentId: string) => removeDocument(applicationId, documentId), {
    readAgain: [APPLICATIONS, MESSAGES],
    readAgainWhenRefused: true,
    onDone: onEnd,
    onRefused: onEnd,
    says: ({ message }) => ({ title: words.documentRemoved, description: message }),
    saysRefused: (error) => ({
      title: words.notRemoved,
      description: sentenceOf(error),
      variant: 'destructive',
    }),
  });

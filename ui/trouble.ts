import { ApiError } from '#core/api-client.ts';
import { words } from './words/index.ts';

/** What went wrong before anything was sent, in words for whoever sits there. */
export class InWords extends Error {}

/** Why a change did not happen, as a form or dialog has to treat it. */
export type Trouble =
  | { readonly kind: 'session-ended'; readonly sentence: string }
  | { readonly kind: 'changed-meanwhile'; readonly sentence: string; readonly current: unknown }
  | {
      readonly kind: 'invalid';
      readonly sentence: string;
      readonly issues: readonly { readonly path: string; readonly message: string }[];
    }
  | { readonly kind: 'refused' | 'unreached'; readonly sentence: string };

/** Reads what a call threw. Nothing that was typed is lost over any of them: the form stays as it is. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof InWords) return { kind: 'refused', sentence: error.message };
  if (!(error instanceof ApiError)) return { kind: 'unreached', sentence: words.unreached };
  const { refusal, status } = error;
  const sentence = refusal.error ?? error.message;
  if (status === 401) return { kind: 'session-ended', sentence: words.sessionEnded };
  if (refusal.code === 'changed-meanwhile' && refusal.current !== undefined)
    return { kind: 'changed-meanwhile', sentence, current: refusal.current };
  if (refusal.issues && refusal.issues.length > 0)
    return { kind: 'invalid', sentence, issues: refusal.issues };
  return { kind: 'refused', sentence };
}

/** What a visitor reads of a call that failed: the server's own sentence, where it has one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof InWords) return error.message;
  return (error instanceof ApiError && error.refusal.error) || words.unreached;
}

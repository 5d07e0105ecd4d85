import { ApiError } from '#core/api-client.ts';
import { words } from './words/index.ts';

/** Something failed before anything was sent; the message is a sentence for the visitor. */
export class InWords extends Error {}

/** Why a change did not happen, by how a form or dialog must handle it. */
export type Trouble =
  | { readonly kind: 'session-ended'; readonly sentence: string }
  | { readonly kind: 'changed-meanwhile'; readonly sentence: string; readonly current: unknown }
  | {
      readonly kind: 'invalid';
      readonly sentence: string;
      readonly issues: readonly { readonly path: string; readonly message: string }[];
    }
  | { readonly kind: 'refused' | 'unreached'; readonly sentence: string };

/** Turns an error that a call threw into a `Trouble`. The form must keep its typed values with every kind of it. */
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

/** The sentence for a call that failed: the server's own, if it sent one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof InWords) return error.message;
  return (error instanceof ApiError && error.refusal.error) || words.unreached;
}

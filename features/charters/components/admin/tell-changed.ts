import { ApiError } from '#core/api-client.ts';
import { toast } from '#ui/toast-store.ts';
import { sentenceOf } from '#ui/trouble.ts';

const CHANGED = ['charter-changed', 'changed-meanwhile'];

/**
 * If a colleague was first, says so in a toast and answers true. For a dialog about what was dragged, which has to be dragged anew
 * from where it is now: the dialog closes, because it could only be refused again.
 */
export function tellChanged(error: unknown): boolean {
  if (!(error instanceof ApiError) || !CHANGED.includes(error.refusal.code ?? '')) return false;
  toast({ title: sentenceOf(error), variant: 'destructive' });
  return true;
}

import { ApiError } from '#core/api-client.ts';

/**
 * For a press that was refused because the charter's status had changed: passes the refusal's sentence on. The form itself
 * disappears with the old status, so it can't show the sentence.
 */
export const tellOutdated = (onOutdated: (sentence: string) => void) => (error: unknown) => {
  if (!(error instanceof ApiError) || error.refusal.code !== 'not-in-this-state') return;
  onOutdated(error.refusal.error ?? '');
};

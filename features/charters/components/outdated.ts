import { ApiError } from '#core/api-client.ts';

/**
 * Hands on why a press was refused whose charter has moved on: the form it was pressed in goes with the state it was for, and its
 * own sentence with it.
 */
export const tellOutdated = (onOutdated: (sentence: string) => void) => (error: unknown) => {
  if (!(error instanceof ApiError) || error.refusal.code !== 'not-in-this-state') return;
  onOutdated(error.refusal.error ?? '');
};

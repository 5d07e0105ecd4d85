import { troubleOf } from '../trouble.ts';
import { words } from './words/index.ts';

/** The toast after an action: the server's own sentence. */
export const saysDone = ({ message }: { readonly message: string }) => ({
  title: words.success,
  description: message,
});

/** The toast for an action that failed. */
export const notDone = (description: string) =>
  ({ title: words.error, description, variant: 'destructive' }) as const;

/** The toast for a refused action, with the server's own sentence. */
export const saysRefused = (error: unknown) => notDone(troubleOf(error).sentence);

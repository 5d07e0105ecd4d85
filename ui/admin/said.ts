import { troubleOf } from '../trouble.ts';
import { words } from './words/index.ts';

/** What is told once something is done: the server's own sentence. */
export const saysDone = ({ message }: { readonly message: string }) => ({
  title: words.success,
  description: message,
});

/** What is told of what was not done. */
export const notDone = (description: string) =>
  ({ title: words.error, description, variant: 'destructive' }) as const;

/** The same of what was refused: why, in the server's own sentence. */
export const saysRefused = (error: unknown) => notDone(troubleOf(error).sentence);

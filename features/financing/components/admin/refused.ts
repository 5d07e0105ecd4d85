import { toast } from '#ui/toast.tsx';
import { troubleOf } from '#ui/trouble.ts';
import { words } from './words/index.ts';

/** Says why a press was refused, where no dialog stands that could. */
export function sayRefused(error: unknown): void {
  toast({ title: words.error, description: troubleOf(error).sentence, variant: 'destructive' });
}

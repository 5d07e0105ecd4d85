import { toast } from '#ui/toast.tsx';
import { troubleOf } from '#ui/trouble.ts';

/** Says why a press was refused, where no dialog stands that could. */
export function sayRefused(error: unknown): void {
  toast({ title: 'Error', description: troubleOf(error).sentence, variant: 'destructive' });
}

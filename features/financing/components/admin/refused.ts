import { saysRefused } from '#ui/admin/said.ts';
import { toast } from '#ui/toast.tsx';

/** Says why a press was refused, where no dialog stands that could. */
export function sayRefused(error: unknown): void {
  toast(saysRefused(error));
}

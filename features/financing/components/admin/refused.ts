import { saysRefused } from '#ui/admin/said.ts';
import { toast } from '#ui/toast.tsx';

/** Shows why an action was refused, in a toast, where no dialog can show it. */
export function sayRefused(error: unknown): void {
  toast(saysRefused(error));
}

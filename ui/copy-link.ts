import { toast } from './toast-store.ts';
import { words } from './words/index.ts';

/** Copies a link to the clipboard. If the browser does not allow that, selects the field with the link instead. */
export async function copyLink(url: string, fieldId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: words.copied });
  } catch {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.select();
  }
}

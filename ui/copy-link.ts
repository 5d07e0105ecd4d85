import { toast } from './toast-store.ts';
import { words } from './words/index.ts';

/** Copies a link; where the browser does not let a page do so, its field is left selected. */
export async function copyLink(url: string, fieldId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: words.copied });
  } catch {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.select();
  }
}

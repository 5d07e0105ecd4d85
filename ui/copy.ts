import { toast } from './toast-store.ts';
import { words } from './words/index.ts';

/** Copies a text to the clipboard. If the browser does not allow that, selects it where it is shown instead. */
export async function copy(text: string, shownIn: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: words.copied });
  } catch {
    const shown = document.getElementById(shownIn);
    if (shown instanceof HTMLInputElement) shown.select();
    else if (shown) window.getSelection()?.selectAllChildren(shown);
  }
}

import { toast } from '#ui/toast-store.ts';
import { words } from '../words/index.ts';

/** Opens the browser's share sheet with the page's address, or copies the address if the browser has none. */
export async function sharePage(name: string): Promise<void> {
  // Without the query, which may contain parameters of a campaign or of another page.
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      // If the visitor closes the share sheet, do nothing.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: words.linkCopied, description: words.readyToPaste(name) });
  } catch {
    toast({ title: words.linkNotCopied, description: url, variant: 'destructive' });
  }
}

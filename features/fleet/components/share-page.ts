import { toast } from '#ui/toast-store.ts';
import { words } from '../words/index.ts';

/** Hands the page's address to the visitor's own programs, or copies it where there are none to hand it to. */
export async function sharePage(name: string): Promise<void> {
  // The page as it is shown, without what a campaign or another page has added to its address.
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: name, url });
      return;
    } catch (error) {
      // Closing the sheet is a decision, not a failure.
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

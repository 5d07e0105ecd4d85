import { Button } from '#ui/button.tsx';
import { HeartIcon, ShareIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.tsx';
import { areSavedOnAccount, toggleSavedYacht, useSavedYachts } from './saved-yachts.ts';

type Named = { readonly id: string; readonly name: string };

/** Share and Save. Both need scripts, and are not there without them. */
export function YachtActions({ yacht }: { yacht: Named }) {
  return (
    <div className="flex gap-3 scripts-off:hidden">
      <ShareButton name={yacht.name} />
      <SaveButton yacht={yacht} />
    </div>
  );
}

/** Hands the page's address to the visitor's own programs, or copies it where there are none to hand it to. */
function ShareButton({ name }: { name: string }) {
  const share = async () => {
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
      toast({ title: 'Link copied', description: `The address of ${name} is ready to be pasted.` });
    } catch {
      toast({ title: 'The link could not be copied', description: url, variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" className="flex-1" onClick={() => void share()}>
      <ShareIcon size={20} />
      Share
    </Button>
  );
}

function SaveButton({ yacht }: { yacht: Named }) {
  const isSaved = useSavedYachts().includes(yacht.id);
  const press = () => {
    const nowSaved = toggleSavedYacht(yacht.id);
    toast(
      nowSaved
        ? {
            title: 'Saved',
            description: areSavedOnAccount()
              ? `${yacht.name} is kept on your account.`
              : `${yacht.name} is kept in this browser.`,
          }
        : { title: 'No longer saved', description: `${yacht.name} has been let go.` },
    );
  };
  return (
    <Button variant="secondary" className="flex-1" aria-pressed={isSaved} onClick={press}>
      <HeartIcon size={20} className={isSaved ? 'fill-urgent-strong text-urgent-strong' : undefined} />
      Save
    </Button>
  );
}

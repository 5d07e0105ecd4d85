import { classes } from '#ui/classes.ts';
import { toast } from '#ui/toast.tsx';
import { words } from '../words/index.ts';
import { HeartIcon } from './heart-icon.ts';
import { areSavedOnAccount, toggleSavedYacht, useSavedYachts } from './saved-yachts.ts';

interface SaveButtonProps {
  yacht: { readonly id: string; readonly name: string };
  className?: string;
}

/** The heart that keeps a yacht in this browser. It needs scripts, and is not there without them. */
export function SaveButton({ yacht, className }: SaveButtonProps) {
  const isSaved = useSavedYachts().includes(yacht.id);
  const press = () => {
    const nowSaved = toggleSavedYacht(yacht.id);
    toast(
      nowSaved
        ? {
            title: words.saved,
            description: areSavedOnAccount()
              ? words.keptOnAccount(yacht.name)
              : words.keptInBrowser(yacht.name),
          }
        : { title: words.noLongerSaved, description: words.letGo(yacht.name) },
    );
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={words.saveYacht(yacht.name)}
      onClick={press}
      className={classes(
        'grid size-11 place-items-center rounded-full bg-page/90 text-ink transition-colors hover:bg-page scripts-off:hidden',
        className,
      )}
    >
      <HeartIcon size={20} className={isSaved ? 'fill-urgent-strong text-urgent-strong' : undefined} />
    </button>
  );
}

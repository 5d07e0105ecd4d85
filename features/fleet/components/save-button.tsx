import { classes } from '#ui/classes.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.tsx';
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
            title: 'Saved',
            description: areSavedOnAccount()
              ? `${yacht.name} is kept on your account.`
              : `${yacht.name} is kept in this browser.`,
          }
        : { title: 'No longer saved', description: `${yacht.name} has been let go.` },
    );
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${yacht.name}`}
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

import { classes } from '#ui/classes.ts';
import { words } from '../words/index.ts';
import { HeartIcon } from './heart-icon.ts';
import { useSaving } from './use-saving.ts';

interface SaveButtonProps {
  yacht: { readonly id: string; readonly name: string };
  className?: string;
}

/** The heart that saves a yacht. It needs scripts, and is hidden without them. */
export function SaveButton({ yacht, className }: SaveButtonProps) {
  const { isSaved, press } = useSaving(yacht);
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

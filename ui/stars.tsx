import { withThousands } from '#words/amounts.ts';
import { classes } from './classes.ts';
import { words } from './words/index.ts';

/** A rating out of five, as brass stars. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      className={classes('stars', className)}
      role="img"
      aria-label={words.ratedAs(withThousands(rating))}
      style={{ '--share': `${(rating / 5) * 100}%` }}
    />
  );
}

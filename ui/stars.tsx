import { classes } from './classes.ts';

/** A rating out of five, in brass. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      className={classes('stars', className)}
      role="img"
      aria-label={`Rated ${rating} out of 5`}
      style={{ '--share': `${(rating / 5) * 100}%` }}
    />
  );
}

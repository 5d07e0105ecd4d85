import { classes } from './classes.ts';

/** A quiet block in the shape of what is coming. Listeners get the page's loading sentence instead. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes('skeleton block', className)} aria-hidden="true" />;
}

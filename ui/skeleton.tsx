import { classes } from './classes.ts';

/** A gray block in the shape of the content that is loading. Screen readers get the page's loading sentence instead. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes('skeleton block', className)} aria-hidden="true" />;
}

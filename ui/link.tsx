import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { ArrowIcon } from './icons.tsx';
import { FETCHED_EARLY } from './offline.ts';

/** A link in running text, inside the site. */
export function TextLink({
  className,
  prefetch = FETCHED_EARLY.prefetch,
  ...rest
}: ComponentProps<typeof Link>) {
  return <Link {...FETCHED_EARLY} className={classes('link', className)} prefetch={prefetch} {...rest} />;
}

/** A link with an arrow, below a picture or a paragraph. */
export function OnwardLink({
  className,
  children,
  prefetch = FETCHED_EARLY.prefetch,
  ...rest
}: ComponentProps<typeof Link> & { children: ReactNode }) {
  return (
    <Link {...FETCHED_EARLY} className={classes('link-onward', className)} prefetch={prefetch} {...rest}>
      {children}
      <ArrowIcon className="icon-onward" size={20} />
    </Link>
  );
}

import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeColour = 'yellow' | 'blue' | 'purple' | 'orange' | 'green' | 'grey' | 'red';

const COLOURS: Record<BadgeColour, string> = {
  yellow: 'bg-status-yellow-tint text-status-yellow',
  blue: 'bg-status-blue-tint text-status-blue',
  purple: 'bg-status-purple-tint text-status-purple',
  orange: 'bg-status-orange-tint text-status-orange',
  green: 'bg-status-green-tint text-status-green',
  grey: 'bg-status-grey-tint text-status-grey',
  red: 'bg-status-red-tint text-status-red',
};

/** A state in one or two words. The color only repeats what the words say. */
export function Badge({
  colour = 'grey',
  className,
  children,
}: {
  colour?: BadgeColour;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes('badge', COLOURS[colour], className)}>{children}</span>;
}

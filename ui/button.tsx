import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { FETCHED_EARLY } from './offline.ts';

/** One primary button per screen. `light` and `outline-light` are for pictures and dark backgrounds (ink, deep sea). */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'light' | 'outline-light';

interface Looks {
  variant?: ButtonVariant;
  /** `small` is 44 px high, the regular one 48 px; `icon` is a 44 px circle and needs an accessible name. */
  size?: 'small' | 'regular' | 'icon';
  wide?: boolean;
}

function look({ variant = 'primary', size = 'regular', wide }: Looks, className?: string): string {
  return classes(
    'button',
    variant !== 'primary' && `button-${variant}`,
    size !== 'regular' && `button-${size}`,
    wide && 'button-wide',
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /**
   * The action is under way. The button keeps its name, size and focus, and a second press does nothing.
   */
  busy?: boolean;
}

/** A button. It does not submit a form unless `type="submit"` is set. */
export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Label>{children}</Label>
    </button>
  );
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  prefetch = FETCHED_EARLY.prefetch,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return (
    <Link
      {...FETCHED_EARLY}
      className={look({ variant, size, wide }, className)}
      prefetch={prefetch}
      {...rest}
    >
      <Label>{children}</Label>
    </Link>
  );
}

/** A link out of the site, or to the phone or mail program, that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Looks) {
  return (
    <a className={look({ variant, size, wide }, className)} {...rest}>
      <Label>{children}</Label>
    </a>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center justify-center gap-2.5">{children}</span>;
}

import { lazily } from '#core/lazily.ts';

/** The ways in which something is said, each with a formatter that is made when it is first asked for. */
export const styled = <Style extends string>(
  timeZone: string,
  styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>>,
) =>
  Object.fromEntries(
    Object.entries<Intl.DateTimeFormatOptions>(styles).map(([style, options]) => [
      style,
      lazily(() => new Intl.DateTimeFormat('en-US', { timeZone, ...options })),
    ]),
  ) as Record<Style, () => Intl.DateTimeFormat>;

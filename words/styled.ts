import { words } from '#words/index.ts';

/** A formatter for each language, made when it is first asked for in it (see core/lazily.ts for why not before). */
export function perLanguage<Formatter>(make: (writtenAs: string) => Formatter): () => Formatter {
  const made: Record<string, Formatter> = {};
  return () => {
    const { writtenAs } = words;
    made[writtenAs] ??= make(writtenAs);
    return made[writtenAs];
  };
}

/** The ways in which something is said, each with its formatters. */
export const styled = <Style extends string>(
  timeZone: string,
  styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>>,
) =>
  Object.fromEntries(
    Object.entries<Intl.DateTimeFormatOptions>(styles).map(([style, options]) => [
      style,
      perLanguage(
        (writtenAs) => new Intl.DateTimeFormat(writtenAs, { timeZone, ...options, ...hourOf(options) }),
      ),
    ]),
  ) as Record<Style, () => Intl.DateTimeFormat>;

/** Where a day has 24 hours each has two figures, as words/hour.ts writes them: "07:05". Intl does so in some styles and not in others. */
const hourOf = ({ hour }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions =>
  hour === undefined || words.afterNoon ? {} : { hour: '2-digit' };

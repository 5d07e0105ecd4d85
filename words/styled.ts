import { words } from '#words/index.ts';

/** A formatter for each language, made at its first use in that language (core/lazily.ts says why). */
export function perLanguage<Formatter>(make: (writtenAs: string) => Formatter): () => Formatter {
  const made: Record<string, Formatter> = {};
  return () => {
    const { writtenAs } = words;
    made[writtenAs] ??= make(writtenAs);
    return made[writtenAs];
  };
}

/** The formatters of each style, by language. */
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

/** With a 24-hour clock, writes two digits for the hour, as words/hour.ts does: "07:05". Intl does so only in some styles. */
const hourOf = ({ hour }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions =>
  hour === undefined || words.afterNoon ? {} : { hour: '2-digit' };

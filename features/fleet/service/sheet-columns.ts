import type { Translation, Translations } from '#core/field-kinds.ts';
import { asOneText, LINES, letters, partsOf } from '#core/field-values.ts';
import { LANGUAGES_IN_ENGLISH, OTHER_LANGUAGES, type OtherLanguage } from '#core/language.ts';
import { translatedIn } from '#core/translations.ts';
import { yachtFields } from '../fields/index.ts';

/** A field in another language, as a column of a sheet names it: "Description in Spanish". */
type SaidIn = { readonly field: keyof typeof yachtFields; readonly language: OtherLanguage };
type TranslationColumn = SaidIn & { readonly heading: string };

/** The columns of a sheet for translations. */
export const TRANSLATION_COLUMNS: readonly TranslationColumn[] = translatedIn(yachtFields).flatMap((name) => {
  const field = name as keyof typeof yachtFields;
  return OTHER_LANGUAGES.map((language) => ({
    field,
    language,
    heading: `${yachtFields[field].name} in ${LANGUAGES_IN_ENGLISH[language]}`,
  }));
});

const byHeading = new Map(
  TRANSLATION_COLUMNS.flatMap((column) => [
    [letters(column.heading), column],
    [letters(`${column.field} ${column.language}`), column],
    [letters(`${yachtFields[column.field].name} ${LANGUAGES_IN_ENGLISH[column.language]}`), column],
  ]),
);

/** The field and language that a heading names; undefined if it is not the heading of a translation. */
export const translationHeaded = (heading: string): SaidIn | undefined => byHeading.get(letters(heading));

/** A list's cell with each part on a line: its own lines, or if it has only one, what bars or semicolons separate there. */
export const listIn = (cell: string): string =>
  partsOf(cell.includes(LINES) ? cell : cell.split(/[|;]/), 'lines').join(LINES);

/** The text of a translation's cell. For a list, its parts, each on a line like those of the English text. */
export function translationIn({ field }: SaidIn, cell: unknown): string {
  const text = String(cell ?? '').replaceAll('\r\n', LINES);
  return yachtFields[field].kind === 'list' ? listIn(text) : text.trim();
}

type GivenTexts = Readonly<Record<string, { readonly text: string; readonly of?: string | undefined }>>;

/**
 * A yacht's translations after a row is written. Those that the row does not name stay, and emptied ones are removed. A changed
 * text is a translation of the English as it is then; an unchanged text keeps the English it was made from.
 */
export function translationsAfter(
  kept: Translations,
  given: Readonly<Partial<Record<OtherLanguage, GivenTexts | undefined>>>,
  english: Readonly<Record<string, unknown>>,
): Translations {
  return Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language): [OtherLanguage, Readonly<Record<string, Translation>>][] => {
      const before = kept[language] ?? {};
      const said = Object.entries(given[language] ?? {}).map(
        ([name, { text, of }]): [string, Translation] => {
          const same = before[name];
          if (of === undefined && same?.text === text) return [name, same];
          return [name, { text, of: of ?? asOneText(english[name]) }];
        },
      );
      const after = Object.entries({ ...before, ...Object.fromEntries(said) }).filter(
        ([, { text }]) => text !== '',
      );
      return after.length > 0 || kept[language] ? [[language, Object.fromEntries(after)]] : [];
    }),
  );
}

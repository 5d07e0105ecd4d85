import type { Translation, Translations } from '#core/field-kinds.ts';
import { asOneText, LINES, letters } from '#core/field-values.ts';
import { LANGUAGES_IN_ENGLISH, OTHER_LANGUAGES, type OtherLanguage } from '#core/language.ts';
import { translatedIn } from '#core/translations.ts';
import { yachtFields } from '../fields/index.ts';

/** A column of a sheet that says a field in another language: "Description in Spanish". */
type SaidIn = { readonly field: keyof typeof yachtFields; readonly language: OtherLanguage };
type TranslationColumn = SaidIn & { readonly heading: string };

/** The columns that a sheet of yachts has for what is said of them in other languages. */
export const TRANSLATION_COLUMNS: readonly TranslationColumn[] = translatedIn(yachtFields).flatMap((name) => {
  const field = name as keyof typeof yachtFields;
  return OTHER_LANGUAGES.map((language) => ({
    ...{ field, language },
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

/** What a heading of a sheet says in which language; undefined where it is no translation's. */
export const translationHeaded = (heading: string): SaidIn | undefined => byHeading.get(letters(heading));

/** A cell of a translation: of a list its lines, set apart as those of its English. */
export function translationIn({ field }: SaidIn, cell: unknown): string {
  const text = String(cell ?? '').replaceAll('\r\n', LINES);
  if (yachtFields[field].kind !== 'list') return text.trim();
  const lines = text.split(/[\n|;]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(LINES);
}

type GivenTexts = Readonly<Record<string, { readonly text: string; readonly of?: string | undefined }>>;

/**
 * What a yacht is said to be in other languages once a row is taken: what the row does not name stays, what it has emptied goes, and
 * what it says in other words is of the English that stands there then. What it says as it stood says the same English as before.
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

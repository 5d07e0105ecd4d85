import { asSaid } from '#core/as-said.ts';
import { type Language, languageNow, languageOr } from '#core/language.ts';

/** The type that a translation must have: the same texts, and functions with the same parameters. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };

/**
 * The texts of one folder in all languages. Each is read in the current language: never read one while a module loads, because
 * no language is set then. A text that a translation lacks is a type error. The browser's build takes only the module of its
 * own language (see tools/one-language.ts), so that no page loads texts it does not show.
 *
 * @param otherwise the language to use when none is set; without it, such a reading throws
 */
export function catalogue<English extends object>(
  en: English,
  es: Translated<English>,
  pt: Translated<English>,
  otherwise?: Language,
): English {
  return readIn({ en, es, pt }, otherwise);
}

/**
 * Like `catalogue`, for texts that only staff read, in English or Spanish: the folder has no `pt.ts`, and for Portuguese it
 * gives the English texts.
 */
export function staffCatalogue<English extends object>(
  en: English,
  es: Translated<English>,
  otherwise?: Language,
): English {
  return readIn({ en, es, pt: en }, otherwise);
}

/** A catalogue that gives each text in the current language at the moment it is read. */
function readIn<English extends object>(
  all: { readonly en: English } & Record<Language, object>,
  otherwise?: Language,
): English {
  return new Proxy(all.en, {
    get: (_, key) => asSaid(Reflect.get(all[otherwise ? languageOr(otherwise) : languageNow()], key)),
  });
}

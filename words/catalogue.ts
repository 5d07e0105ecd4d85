import { asSaid } from '#core/as-said.ts';
import { type Language, languageNow, languageOr } from '#core/language.ts';

/** What a translation has to bring: the same texts, and functions of the same values. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };

/**
 * The texts of one place in every language, read in that of the moment: never while a module loads, when nobody has asked
 * yet. A text that a translation lacks is a type error. The browser's build takes the module of its one language instead
 * (see tools/one-language.ts), so that no page carries what it does not say.
 *
 * @param otherwise the language where nobody has asked in one; without it such a reading throws
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
 * The same for what staff alone read, who work in English or Spanish: its folder has no `pt.ts`, and where the moment is Portuguese it
 * is English.
 */
export function staffCatalogue<English extends object>(
  en: English,
  es: Translated<English>,
  otherwise?: Language,
): English {
  return readIn({ en, es, pt: en }, otherwise);
}

/** A catalogue of which each text is that of the moment's language as it is read. */
function readIn<English extends object>(
  all: { readonly en: English } & Record<Language, object>,
  otherwise?: Language,
): English {
  return new Proxy(all.en, {
    get: (_, key) => asSaid(Reflect.get(all[otherwise ? languageOr(otherwise) : languageNow()], key)),
  });
}

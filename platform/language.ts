import { AsyncLocalStorage } from 'node:async_hooks';
import { findLanguageBy, type Language } from '#core/language.ts';

const languages = new AsyncLocalStorage<Language>();

findLanguageBy(() => languages.getStore());

/** Runs `make` in a language: every text read during it, also after an await, is in that language. */
export function inLanguage<Result>(language: Language, make: () => Result): Result {
  return languages.run(language, make);
}

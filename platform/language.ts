import { AsyncLocalStorage } from 'node:async_hooks';
import { findLanguageBy, type Language } from '#core/language.ts';

const languages = new AsyncLocalStorage<Language>();

findLanguageBy(() => languages.getStore());

/** Does something in a language: every text read meanwhile, after waiting too, is in it. */
export function inLanguage<Result>(language: Language, make: () => Result): Result {
  return languages.run(language, make);
}

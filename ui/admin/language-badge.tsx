import { atBeginning } from '#core/catalog.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#core/language.ts';
import { Badge } from '#ui/badge.tsx';
import { words } from './words/index.ts';

/** In which language a client is written to; nothing for English. */
export function LanguageBadge({ language }: { language: Language }) {
  if (language === FIRST_LANGUAGE) return null;
  return <Badge colour="blue">{languageName(language)}</Badge>;
}

/** What a language is called here where it stands by itself: "Spanish". */
export const languageName = (language: Language): string => atBeginning(words.languageNames[language]);

/** The languages as a form of staff's offers them. */
export const languageChoices = () => LANGUAGES.map((value) => ({ value, label: languageName(value) }));

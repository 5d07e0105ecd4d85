import { atBeginning } from '#core/catalog.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#core/language.ts';
import { Badge } from '#ui/badge.tsx';
import { words } from './words/index.ts';

/** A badge with the language that a client is written to in; nothing for English. */
export function LanguageBadge({ language }: { language: Language }) {
  if (language === FIRST_LANGUAGE) return null;
  return <Badge colour="blue">{languageName(language)}</Badge>;
}

/** The name of a language standing alone, in the reader's language: "Spanish". */
export const languageName = (language: Language): string => atBeginning(words.languageNames[language]);

/** The options of a staff form's language field. */
export const languageChoices = () => LANGUAGES.map((value) => ({ value, label: languageName(value) }));

import { FIRST_LANGUAGE, LANGUAGES, LANGUAGES_IN_ENGLISH, type Language } from '#core/language.ts';
import { Badge } from '#ui/badge.tsx';

/** In which language a client is written to; nothing for English. */
export function LanguageBadge({ language }: { language: Language }) {
  if (language === FIRST_LANGUAGE) return null;
  return <Badge colour="blue">{LANGUAGES_IN_ENGLISH[language]}</Badge>;
}

/** The languages as a form of staff's offers them. */
export const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGES_IN_ENGLISH[value] }));

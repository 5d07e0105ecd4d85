import { OTHER_LANGUAGES, type OtherLanguage } from '#core/language.ts';
import { listed } from '#words/amounts.ts';
import { Badge } from '../badge.tsx';
import { saysDone } from './said.ts';
import { words } from './words/index.ts';

/** The status by which a list shows only what has such texts. */
export const OLDER = 'older';
export const olderChoice = () => ({ value: OLDER, label: words.translationsToLookAt });

/** The names of those languages in a sentence: "Spanish and Portuguese". */
const named = (wanted: (language: OtherLanguage) => boolean) =>
  listed(OTHER_LANGUAGES.filter(wanted).map((language) => words.languageNames[language]));

/** A badge with the languages in which texts are older than their English; nothing if there are none. */
export function OldTranslations({ languages }: { languages: readonly OtherLanguage[] }) {
  if (languages.length === 0) return null;
  return <Badge colour="orange">{words.oldIn(named((language) => languages.includes(language)))}</Badge>;
}

/**
 * The toast after a save: the server's sentence, and the languages in which the save has left a text behind its English.
 *
 * @param was the languages of the texts that were older before (`oldTranslations`), and `is` those after
 */
export function saysSaved(
  done: { readonly message: string },
  was: readonly OtherLanguage[],
  is: readonly OtherLanguage[],
) {
  const count = (languages: readonly OtherLanguage[], of: OtherLanguage) =>
    languages.filter((language) => language === of).length;
  const left = named((language) => count(is, language) > count(was, language));
  return saysDone(left === '' ? done : { message: `${done.message}. ${words.leftBehind(left)}` });
}

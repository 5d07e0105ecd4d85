import { type Language, pathIn, splitPath } from '#core/language.ts';
import { toast } from '#ui/toast.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { chooseLanguage } from '../queries/account.ts';
import { words } from '../words/index.ts';

/** Stores a language for the account and opens this page in it, with query and hash unchanged. */
export async function readIn(language: Language): Promise<void> {
  try {
    await chooseLanguage(language);
  } catch (error) {
    toast({ title: words.languageNotKept, description: sentenceOf(error), variant: 'destructive' });
    return;
  }
  const { pathname, search, hash } = window.location;
  window.location.assign(pathIn(language, splitPath(pathname).path) + search + hash);
}

import { expect, type Page } from '@playwright/test';
import { catalogues } from './catalogues.ts';

/** Words that occur in nearly every English sentence, but neither in Spanish nor in Portuguese. */
const ENGLISH_WORDS = /\b(?:the|your|you|and|with|this|these|is|are|was|of|our|please|has|have|been|will)\b/i;

/** Names that are the same in every language. */
const NAMES = /Miami Flow Yachts|Harbor & Lane|Application ID/g;

/** The attributes that are read out or shown. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];

/** All texts of the page at this moment, including those only for screen readers. */
export async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isOthers =
        parentElement?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
      if (!isOthers && !parentElement?.closest('script, style')) texts.push(textContent ?? '');
    }
    for (const name of attributes)
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang)
          texts.push(element.getAttribute(name) ?? '');
    // What dnd-kit calls its handles; only staff meet them.
    const isNamedByUs = (text: string) => text !== 'sortable' && text !== 'draggable';
    return texts.map((text) => text.trim()).filter((text) => text !== '' && isNamedByUs(text));
  }, ATTRIBUTES);
}

/** The catalogues' English texts that do not occur in that language. */
function englishOnly(language: 'es' | 'pt'): Set<string> {
  const said = (in_: 'en' | 'es' | 'pt') =>
    catalogues.flatMap((catalogue) =>
      Object.values(catalogue[in_]).flatMap((text) => (typeof text === 'string' ? [text.trim()] : [])),
    );
  const translated = new Set(said(language));
  return new Set(said('en').filter((text) => !translated.has(text)));
}

/** Those of the texts that are English. */
export function englishAmong(texts: readonly string[], language: 'es' | 'pt'): string[] {
  const english = englishOnly(language);
  return texts.filter((text) => english.has(text) || ENGLISH_WORDS.test(text.replaceAll(NAMES, '')));
}

/** Fails if a page in another language has any English text at this moment. */
export async function expectNoEnglish(page: Page, language: 'es' | 'pt'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(englishAmong(await textsOn(page), language)).toEqual([]);
}

import type { Page } from '@playwright/test';

/** Opens a page and translates it once all of it is alive and the code that lets it be translated is loaded. */
export async function openTranslated(page: Page, path: string, language: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => !String(Node.prototype.insertBefore).includes('[native code]'));
  // Parts in a `Suspense` come alive after the page. React marks each element that has.
  await page.waitForFunction(() => {
    const elements = [...document.body.querySelectorAll('*:not(script)')];
    return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
  });
  await page.evaluate(translate, language);
}

/**
 * Translates the page as browsers do: replaces each text by two nested `<font>` elements with another text, now and whenever the
 * page changes, and writes the language of the translation to the document. "Hello" becomes "fr: Hello". Runs in the page.
 */
function translate(language: string): void {
  const kept = 'script, style, noscript, textarea, font, [translate="no"]';
  const translateTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.replace(/\S/, `${language}: $&`);
      text.replaceWith(outer);
    }
  };
  translateTexts();
  new MutationObserver(translateTexts).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  document.documentElement.lang = language;
  document.documentElement.classList.add('translated-ltr');
}

import { PRICED_ON_REQUEST } from '#features/events/domain.ts';
import { catalogues } from './support/catalogues.ts';
import { expect, test } from './support/test.ts';

const NAMES = { en: 'About Us', es: 'Quiénes somos', pt: 'Quem somos' } as const;

for (const [language, name] of Object.entries(NAMES)) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(`the about page says its words in ${language}, and brings no other language along @phone`, async ({
    page,
    expectAccessible,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(`${prefix}/about`);
    await expect(page).toHaveTitle(`${name} · Miami Flow Yachts`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect(script).toMatch(language === 'en' ? /^\/assets\/[^/]+$/ : `/assets/${language}/`);
    await expectAccessible();
  });
}

test('links stay in the language of the page they are on', async ({ page }) => {
  await page.goto('/es/about');
  const way = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Nuestros yates' });
  await way.click();
  await expect(page).toHaveURL(/\/es\/yachts$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiénes somos' })).toBeVisible();
});

test('a page that is in English alone says so under any address, and offers no other', async ({
  page,
  site,
}) => {
  await page.goto('/es/media');
  await expect(page.locator('#content')).toHaveAttribute('lang', 'en');
  await expect(page.locator('head link[rel=alternate][hreflang]')).toHaveCount(0);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/media`);
  await expect(page.getByRole('navigation', { name: 'Idioma' })).toHaveCount(0);
});

/** Pages whose own texts are there in all languages: their title, heading and one of their buttons or links. */
const PAGES = [
  {
    path: '/contact',
    es: ['Contacto', 'Contacto', 'Enviar mensaje'],
    pt: ['Contato', 'Contato', 'Enviar mensagem'],
  },
  {
    path: '/packages',
    es: ['Servicios y paquetes', 'Servicios y paquetes', /^Pedir cotización: /],
    pt: ['Serviços e pacotes', 'Serviços e pacotes', /^Pedir orçamento: /],
  },
  {
    path: '/special-events',
    es: ['Eventos especiales en el agua', 'Eventos especiales', 'Pausar imágenes'],
    pt: ['Eventos especiais na água', 'Eventos especiais', 'Pausar imagens'],
  },
  {
    path: '/media',
    es: ['Galería', 'Galería', 'Volver a Quiénes somos'],
    pt: ['Galeria', 'Galeria', 'Voltar a Quem somos'],
  },
  {
    path: '/financing',
    es: ['Financiamiento de yates', 'Financiar un yate, con todo claro', 'Iniciar su solicitud'],
    pt: ['Financiamento de iates', 'Financiar um iate, com tudo às claras', 'Iniciar seu pedido'],
  },
] as const;

for (const { path, ...said } of PAGES) {
  for (const language of ['es', 'pt'] as const) {
    test(`${path} says its own words in ${language}, and none of its English ones`, async ({ page }) => {
      const [title, heading, button] = said[language];
      await page.goto(`/${language}${path}`);
      await expect(page).toHaveTitle(`${title} · Miami Flow Yachts`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const buttons = page.getByRole('button', { name: button });
      await expect(buttons.or(page.getByRole('link', { name: button })).first()).toBeVisible();

      const shown = await page.evaluate(() => {
        const texts: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          if (parentElement && !/^(?:SCRIPT|STYLE)$/.test(parentElement.tagName))
            texts.push(textContent ?? '');
        }
        for (const element of document.body.querySelectorAll('[alt],[aria-label],[placeholder],[title]'))
          for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
            texts.push(element.getAttribute(name) ?? '');
        return texts.map((text) => text.trim());
      });
      expect(shown.length).toBeGreaterThan(30);
      const english = englishOnly(language);
      expect(english.size).toBeGreaterThan(100);
      expect(shown.filter((text) => english.has(text))).toEqual([]);
    });
  }
}

/** What the catalogues say in English alone; shorter texts are names as often as words. */
function englishOnly(language: 'es' | 'pt'): Set<string> {
  const texts = new Set<string>();
  for (const { en, ...others } of catalogues) {
    const translated = others[language];
    for (const [name, text] of Object.entries(en))
      if (typeof text === 'string' && text.length > 12 && translated[name] !== text) texts.add(text.trim());
  }
  // The API's own word for a missing price: it answers in English yet.
  texts.delete(PRICED_ON_REQUEST);
  return texts;
}

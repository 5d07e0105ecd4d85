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

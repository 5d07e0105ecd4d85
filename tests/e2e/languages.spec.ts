import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { catalogues } from './support/catalogues.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const NAMES = { en: 'About Us', es: 'Quiénes somos', pt: 'Quem somos' } as const;

for (const [language, name] of Object.entries(NAMES)) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(`the about page says its words in ${language}, and brings no other language along`, async ({
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

test('a client reads in their language that staff’s pages are not for them', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/es\/admin$/, status: 403 });
  await signedIn(page, site);
  await page.goto('/es/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Para nuestro personal' })).toBeVisible();
  await expect(page.locator('#content')).not.toHaveAttribute('lang');
});

test('whoever works here reads the staff’s pages in the language of their choice, under any address', async ({
  page,
  site,
}) => {
  await page.goto('/es/admin/yachts');
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/yachts');
  await signedIn(page, site, 'administrator');
  await page.goto('/es/admin/yachts?q=serenata');
  await expect(page).toHaveURL(/\d\/admin\/yachts\?q=serenata$/);
  await page.goto('/pt/profile');
  await expect(page).toHaveURL(/\d\/admin$/);
  await page.goto('/admin/customers?q=rosa&page=1');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\d\/es\/admin\/customers\?q=rosa&page=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(/^Clientes · Administración/);
  await page.goto('/admin/yachts?q=serenata');
  await expect(page).toHaveURL(/\d\/es\/admin\/yachts\?q=serenata$/);
  await page.getByRole('link', { name: 'Resumen' }).click();
  await expect(page).toHaveURL(/\d\/es\/admin$/);
  await expect(page.getByRole('link', { name: 'Volver al sitio' })).toHaveAttribute('href', '/es');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('English');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\d\/admin$/);
});

test('a mailed link keeps what it carries when its reader chooses another language', async ({ page }) => {
  await page.goto('/es/reset-password#a-token-of-a-mail');
  await page
    .getByRole('contentinfo')
    .getByRole('list', { name: 'Idioma' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(/\d\/reset-password#a-token-of-a-mail$/);
});

/** Pages that are translated into all languages, with their title, heading and one of their buttons or links. */
const PAGES = [
  {
    path: '/',
    es: [
      'Miami Flow Yachts: alquiler de yates en la bahía de Biscayne',
      'Viva lo mejor de Miami sobre el agua',
      'Buscar',
    ],
    pt: [
      'Miami Flow Yachts: aluguel de iates na baía de Biscayne',
      'Viva o melhor de Miami sobre as águas',
      'Buscar',
    ],
  },
  {
    path: '/yachts',
    es: ['Nuestros yates: alquiler en Miami', 'Nuestros yates', /^Ver detalles de /],
    pt: ['Nossos iates: aluguel em Miami', 'Nossos iates', /^Ver detalhes de /],
  },
  {
    path: '/yachts?location=key-biscayne&guests=8&capacity=1-6&checkin=2020-01-01&sort=longest',
    es: ['Nuestros yates: alquiler en Miami', 'Nuestros yates', 'Quitar todos los filtros'],
    pt: ['Nossos iates: aluguel em Miami', 'Nossos iates', 'Remover todos os filtros'],
  },
  {
    path: '/yachts/no-such-yacht',
    es: ['Yate no encontrado', 'Yate no encontrado', 'Volver a la flota'],
    pt: ['Iate não encontrado', 'Iate não encontrado', 'Voltar à frota'],
  },
  {
    path: '/no-such-page',
    es: ['Página no encontrada', '404: página no encontrada', 'Vea nuestros yates'],
    pt: ['Página não encontrada', '404: página não encontrada', 'Veja nossos iates'],
  },
  {
    path: '/book-charter',
    es: ['Reserve su yate', 'Reserve su yate', 'Enviar solicitud de reserva'],
    pt: ['Reserve seu iate', 'Reserve seu iate', 'Enviar pedido de reserva'],
  },
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

/** Pages that no part can look at: two that are not there, and one whose button is only on what moves. */
const isByItself = ({ path }: { path: string }) => path.includes('no-such') || path === '/special-events';

async function saysItsOwnWords(
  page: Page,
  language: 'es' | 'pt',
  { path, ...said }: (typeof PAGES)[number],
): Promise<void> {
  const [title, heading, button] = said[language];
  await page.goto(`/${language}${path}`);
  await expect(page).toHaveTitle(path === '/' ? title : `${title} · Miami Flow Yachts`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const buttons = page.getByRole('button', { name: button });
  await expect(buttons.or(page.getByRole('link', { name: button })).first()).toBeVisible();
  expect(await englishOn(page, language)).toEqual([]);
}

for (const language of ['es', 'pt'] as const) {
  const it = scenariosOf(`the pages of the site in ${language}`);
  for (const shown of PAGES) {
    if (isByItself(shown)) continue;
    it(`${shown.path} says its own words in ${language}, and none of its English ones`, async ({ page }) =>
      saysItsOwnWords(page, language, shown));
  }

  test(`what moves and what is not there says its own words in ${language}, and none of its English ones`, async ({
    page,
    expectFailure,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const shown of PAGES.filter(isByItself)) {
      if (shown.path.includes('no-such')) expectFailure({ url: new RegExp(`${shown.path}$`), status: 404 });
      await saysItsOwnWords(page, language, shown);
      await expectAccessible();
    }
  });
}

/** The page's texts, including those only for screen readers, that the catalogues have only in English. */
async function englishOn(page: Page, language: 'es' | 'pt'): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !/^(?:SCRIPT|STYLE)$/.test(parentElement.tagName)) texts.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[alt],[aria-label],[placeholder],[title]'))
      for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim());
  });
  expect(shown.length).toBeGreaterThan(30);
  const english = englishOnly(language);
  expect(english.size).toBeGreaterThan(100);
  return shown.filter((text) => english.has(text));
}

/** A booking in each language: the texts of its fields and buttons, and the confirmation. */
const BOOKINGS = {
  es: {
    see: 'Reservar este yate',
    yacht: 'Yate',
    date: /^Fecha/,
    guests: 'Invitados',
    slot: /^Mañana 9:00/,
    first: /^Nombre/,
    last: /^Apellido/,
    email: /^Correo electrónico/,
    phone: /^Teléfono/,
    send: 'Enviar solicitud de reserva',
    missing: 'Escriba su nombre.',
    received: '¡Recibimos su solicitud de reserva!',
    next: 'Lo que sigue',
  },
  pt: {
    see: 'Reservar este iate',
    yacht: 'Iate',
    date: /^Data/,
    guests: 'Convidados',
    slot: /^Manhã 09:00–12:00/,
    first: /^Nome/,
    last: /^Sobrenome/,
    email: /^E-mail/,
    phone: /^Telefone/,
    send: 'Enviar pedido de reserva',
    missing: 'Digite seu nome.',
    received: 'Recebemos seu pedido de reserva!',
    next: 'O que acontece agora',
  },
} as const;

for (const language of ['es', 'pt'] as const) {
  test(`from a yacht's page to the sent request in ${language}, without a word of English @phone`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const said = BOOKINGS[language];
    const id = `yacht-${randomUUID().slice(0, 8)}`;
    await aYacht(site.database.db, { id, name: `Marisol ${id.slice(-4)}`, capacity: 8, lengthFt: 55 });
    await page.goto(`/${language}/yachts/${id}`);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.origin}/${language}/yachts/${id}`,
    );
    await expect(page.locator('head link[rel=alternate][hreflang]')).toHaveCount(4);
    await expect(
      page.getByText(language === 'es' ? '55 pies (16.8 m)' : '55 pés (16,8 m)').first(),
    ).toBeVisible();
    expect(await englishOn(page, language)).toEqual([]);

    await page.getByRole('link', { name: said.see }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/book-charter\\?yacht=${id}`));
    await expect(page.getByRole('combobox', { name: said.yacht })).toHaveValue(id);
    await page.getByLabel(said.date).fill(addDays(charterDayAt(new Date()), 40));
    await page.getByRole('combobox', { name: said.guests }).selectOption('4');
    await page.getByRole('radio', { name: said.slot }).check();
    await page.getByLabel(said.last).fill('Lovelace');
    await page.getByLabel(said.email).fill(`ada-${randomUUID().slice(0, 8)}@visitor.example`);
    await page.getByLabel(said.phone).fill('+1 305 555 0123');
    const send = page.getByRole('button', { name: said.send }).filter({ visible: true });
    await send.click();
    await expect(page.getByText(said.missing).first()).toBeVisible();
    expect(await englishOn(page, language)).toEqual([]);

    await page.getByLabel(said.first).fill('Ada');
    await send.click();
    const dialog = page.getByRole('dialog', { name: said.received });
    await expect(dialog).toContainText(said.next);
    await expect(dialog).toContainText(`Marisol ${id.slice(-4)}`);
    expect(await englishOn(page, language)).toEqual([]);
  });
}

test.describe('to whoever reads Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('the home page offers it, in Portuguese, and takes no for an answer', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Idioma' });
    await expect(offer.getByRole('link', { name: 'Ver o site em português' })).toHaveAttribute('href', '/pt');
    await offer.getByRole('button', { name: 'Fechar' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

/** Pairs of a text and its translation; for a table of texts, the pairs of all its texts. */
function stringsOf(text: unknown, translated: unknown): [string, unknown][] {
  if (typeof text === 'string') return [[text, translated]];
  if (typeof text !== 'object' || text === null) return [];
  const others = (translated ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(text).flatMap(([name, part]) => stringsOf(part, others[name]));
}

/** The catalogues' texts without a translation. Short texts are left out, because many of them are names. */
function englishOnly(language: 'es' | 'pt'): Set<string> {
  const texts = new Set<string>();
  for (const { en, ...others } of catalogues) {
    const translated = others[language];
    for (const [name, text] of Object.entries(en))
      for (const [own, other] of stringsOf(text, translated[name]))
        if (own.length > 12 && own !== other) texts.add(own.trim());
  }
  return texts;
}

/** Goes on with the Tab key until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const MOST = 80;
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((own) => own === document.activeElement)) return;
  }
  await expect(element).toBeFocused();
}

test('a message is written and sent in Spanish by keyboard alone, and answered in Spanish', async ({
  page,
  mailbox,
}) => {
  await page.goto('/es/contact');
  const email = `${randomUUID()}@visitor.example`;
  const typed = [
    ['Nombre', 'Íñigo'],
    ['Apellido', 'Ibáñez'],
    ['Correo electrónico', email],
    ['Mensaje', '¿Hay sitio para un trío de cuerdas?'],
  ] as const;
  const form = page.locator('form#contact-form');
  for (const [label, text] of typed) {
    await tabTo(page, form.getByLabel(new RegExp(`^${label}`)));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: 'Enviar mensaje' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Gracias. Recibimos su mensaje');
  const mail = await mailbox.waitFor(email);
  expect(mail.subject).toBe('Recibimos su mensaje');
  expect(mail.text).toContain('Gracias por escribirnos');
});

test('a quote is asked for in Portuguese, and answered in Portuguese', async ({ page, mailbox }) => {
  await page.goto('/pt/special-events');
  await page
    .getByRole('button', { name: /^Pedir orçamento: / })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: 'Pedir orçamento' });
  const email = `${randomUUID()}@visitor.example`;
  await modal.getByLabel(/^Nome/).fill('João Conceição');
  await modal.getByLabel(/^E-mail/).fill(email);
  await modal.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('dialog', { name: 'Recebemos seu pedido!' })).toContainText(email);
  const mail = await mailbox.waitFor(email);
  expect(mail.subject).toBe('Recebemos seu pedido de orçamento');
  expect(mail.text).toContain('Obrigado por nos consultar.');
});

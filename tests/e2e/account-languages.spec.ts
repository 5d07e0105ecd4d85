import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { profiles } from '#features/accounts/tables.ts';
import * as accountsEs from '#features/accounts/words/es.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import * as chartersEs from '#features/charters/words/es.ts';
import * as chartersPt from '#features/charters/words/pt.ts';
import * as customersEs from '#features/customers/words/es.ts';
import { savedYachts } from '#features/fleet/tables.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { ACTORS_PASSWORD, aRequestOf } from '#tests/support/actors.ts';
import { signedIn } from './support/account.ts';
import { englishAmong, expectNoEnglish } from './support/plain-english.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const spanish = { accounts: { ...accountsEs }, charters: { ...chartersEs }, customers: { ...customersEs } };
const portuguese = { charters: { ...chartersPt } };

async function typeInto(page: Page, username: string, password: string) {
  const dialog = page.getByRole('dialog', { name: spanish.accounts.signIn });
  await dialog.getByLabel(/^Nombre de usuario/).fill(username);
  await dialog.getByLabel(/^Contraseña/).fill(password);
  await dialog.getByRole('button', { name: spanish.accounts.signInButton, exact: true }).click();
}

test('signing in on the Spanish page leads to the Spanish profile, and out of it home again', async ({
  page,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/auth\/sign-in$/, status: 401 });
  const username = `marinera-${randomUUID().slice(0, 8)}`;
  await page.goto('/es/profile');
  await expect(page).toHaveURL(/\/es\?sign-in=profile$/);
  const dialog = page.getByRole('dialog', { name: spanish.accounts.signIn });
  await expect(dialog.getByText(spanish.accounts.othersBecomeClients)).toBeVisible();
  expect(englishAmong((await dialog.innerText()).split('\n'), 'es')).toEqual([]);
  await typeInto(page, username, 'un amarre tranquilo');
  await expect(toastOf(page, spanish.accounts.welcomes.client.title)).toBeVisible();
  await expect(page).toHaveURL(/\/es\/profile$/);
  await expect(page.getByRole('heading', { name: spanish.customers.firstSteps })).toBeVisible();
  await expectNoEnglish(page, 'es');

  // Wait until the page's own requests are answered; otherwise the end of the session would refuse them.
  await page.goto('/es/profile', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: spanish.customers.logOut, exact: true }).click();
  await expect(toastOf(page, spanish.accounts.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(/\/es$/);
  await page.getByRole('banner').getByRole('button', { name: 'Perfil' }).click();
  await typeInto(page, username, 'otro amarre');
  await expect(toastOf(page, spanish.accounts.invalidCredentials)).toContainText(
    'Nombre de usuario o contraseña incorrectos',
  );
});

test('a password forgotten in Spanish: the link that is mailed opens the Spanish page', async ({
  page,
  site,
  mailbox,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/auth\/password-reset/, status: 422 });
  const { username, accountId } = await signedIn(page, site);
  await site.database.db.update(profiles).set({ language: 'es' }).where(eq(profiles.accountId, accountId));
  await page.goto('/es/reset-password');
  await expectNoEnglish(page, 'es');
  await page.getByLabel(/^Nombre de usuario o correo/).fill(username);
  await page.getByRole('button', { name: spanish.accounts.emailLink }).click();
  await expect(page.getByRole('heading', { name: spanish.accounts.checkEmail })).toBeVisible();
  await expect(page.getByText(spanish.accounts.done.asked)).toBeVisible();
  await expectNoEnglish(page, 'es');

  const mail = await mailbox.waitFor(`${username}@visitors.example`, /Elija una nueva contraseña/);
  const link = /\/es\/reset-password#[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto('/es/about');
  await page.goto(link);
  await page.getByLabel(/^Nueva contraseña/).fill('corta');
  await page.getByRole('button', { name: spanish.accounts.setPassword }).click();
  await expect(page.getByText('Elija una contraseña de al menos 8 caracteres')).toBeVisible();
  await page.getByLabel(/^Nueva contraseña/).fill('el amarre más tranquilo');
  await page.getByRole('button', { name: spanish.accounts.setPassword }).click();
  await expect(page.getByText(spanish.accounts.done.reset)).toBeVisible();
  await expectNoEnglish(page, 'es');
});

for (const [path, call, language, heading] of [
  ['confirm-email', /profile\/email-confirmations$/, 'es', 'Confirme su correo electrónico'],
  ['confirm-email', /profile\/email-confirmations$/, 'pt', 'Confirme seu e-mail'],
  ['restore-email', /auth\/email-restorations$/, 'es', 'Recupere su dirección'],
  ['restore-email', /auth\/email-restorations$/, 'pt', 'Recupere seu endereço'],
] as const)
  test(`what /${path} says in ${language}, a spent link too, is in that language`, async ({
    page,
    site,
    expectFailure,
  }) => {
    expectFailure({ url: call, status: 422 });
    const { accountId } = await signedIn(page, site);
    // An account whose address is confirmed is told so, not that the link is spent.
    const own = eq(profiles.accountId, accountId);
    await site.database.db.update(profiles).set({ emailVerifiedAt: null }).where(own);
    await page.goto(`/${language}/${path}#of-nobody`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('#content')).not.toHaveAttribute('lang');
    await expectNoEnglish(page, language);
    await page.locator('main').getByRole('button').click();
    await expect(page.getByRole('status').filter({ hasText: /enlace|link/ })).toBeVisible();
    await expectNoEnglish(page, language);
  });

test('a quote is read and accepted in Portuguese, and the trip told in it', async ({ page, site }) => {
  const { id, token } = await aQuotedCharter(site);
  const { db } = site.database;
  // The quote of a client who has asked in Portuguese is written in Portuguese.
  await db.update(charterRequests).set({ language: 'pt' }).where(eq(charterRequests.id, id));
  await db
    .update(charterQuotes)
    .set({ terms: ['O capitão decide sobre rota e velocidade.'] })
    .where(eq(charterQuotes.charterId, id));
  await page.goto(`/pt/quote/${token}`);
  await expect(
    page.getByRole('heading', { level: 1, name: portuguese.charters.headings.quote }),
  ).toBeVisible();
  await expect(page.getByText('Imposto sobre vendas')).toBeVisible();
  await expectNoEnglish(page, 'pt');

  const accept = page.getByRole('button', { name: portuguese.charters.agreeAndAccept });
  await accept.click();
  await expect(page.getByText(portuguese.charters.fullNameMissing)).toBeVisible();
  await page.getByLabel(/^Seu nome completo/).fill('Ana Souza');
  await accept.click();
  await expect(page.getByText(portuguese.charters.isConfirmed)).toBeFocused();
  await expect(
    page.getByRole('heading', { level: 1, name: portuguese.charters.headings.charter }),
  ).toBeVisible();
  await expect(page.getByText(/^Aceito por Ana Souza em /)).toBeVisible();

  // Elsewhere the conditions stay in the language in which they were written.
  await page.goto(`/trip/${token}`);
  await expect(page.locator('[lang=pt]').getByText('O capitão decide sobre rota')).toBeVisible();
  await page.goto(`/pt/trip/${token}`);
  await expect(page.getByRole('heading', { name: portuguese.charters.whatToBring })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pagamentos' })).toBeVisible();
  await page.getByText(portuguese.charters.cancelThis.charter).click();
  await expect(page.getByText(/^Faltam sete dias ou mais para a partida/)).toBeVisible();
  await expectNoEnglish(page, 'pt');
});

test('a link that leads nowhere says so in Spanish', async ({ page, expectFailure }) => {
  expectFailure({ url: /\/es\/quote\//, status: 404 });
  await page.goto('/es/quote/of-nobody');
  await expect(page.getByRole('heading', { level: 1, name: spanish.charters.linkOver })).toBeVisible();
  await expectNoEnglish(page, 'es');
});

test('the profile in Spanish: details, a request, security and the way out, without a word of English @phone', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/auth\/password$/, status: 422 });
  const { accountId } = await signedIn(page, site);
  const { db } = site.database;
  const { id: yachtId } = await aYacht(db, { id: `perfil-${randomUUID().slice(0, 8)}`, name: 'Tidewater' });
  await aRequestOf(db, accountId, yachtId);
  await db.insert(savedYachts).values({ accountId, yachtId, savedAt: new Date() });
  await page.goto('/es/profile');
  await expect(page.getByRole('region', { name: spanish.accounts.savedYachts })).toContainText(
    '60 pies (18.3 m)',
  );
  await page.getByRole('button', { name: spanish.accounts.editProfile }).click();
  await expectNoEnglish(page, 'es');
  await page.getByLabel(spanish.accounts.profileFields.firstName, { exact: true }).fill('Rosa');
  await page.getByLabel(spanish.accounts.preferredContact).selectOption('WhatsApp');
  await page.getByRole('button', { name: spanish.accounts.save, exact: true }).click();
  await expect(toastOf(page, spanish.accounts.profileUpdated)).toContainText(
    spanish.accounts.profileUpdatedText,
  );

  await page.getByRole('button', { name: /^Abrir la solicitud / }).click();
  const dialog = page.getByRole('dialog', { name: 'Tidewater' });
  await expect(dialog.getByText(spanish.charters.whatHasHappened)).toBeVisible();
  await expect(dialog.getByText(spanish.charters.cancelFree)).toBeVisible();
  await expectNoEnglish(page, 'es');
  await page.keyboard.press('Escape');

  const security = page.getByRole('region', { name: spanish.accounts.security });
  await security.getByRole('button', { name: spanish.accounts.changePassword }).click();
  await security.getByLabel(/^Contraseña actual/).fill('no es esta');
  await security.getByLabel(/^Nueva contraseña/).fill('un amarre más tranquilo');
  await security.getByRole('button', { name: spanish.accounts.changePassword }).click();
  await expect(security.getByText('Esa no es su contraseña.')).toBeVisible();
  await security.getByLabel(/^Contraseña actual/).fill(ACTORS_PASSWORD);
  await security.getByRole('button', { name: spanish.accounts.changePassword }).click();
  await expect(toastOf(page, spanish.accounts.passwordChangedMark)).toContainText(
    spanish.accounts.done.changed,
  );

  await page.getByRole('button', { name: spanish.customers.closeAccount }).click();
  await expect(page.getByRole('dialog').getByText(spanish.customers.goes.profile)).toBeVisible();
  await expectNoEnglish(page, 'es');
});

test('a language chosen on the profile is kept, written in and offered; the country is said in the page’s', async ({
  page,
  site,
  mailbox,
}) => {
  const { username, accountId } = await signedIn(page, site);
  const { db } = site.database;
  const kept = async () => (await db.select().from(profiles).where(eq(profiles.accountId, accountId)))[0];
  await page.goto('/es/profile');
  const details = page.getByRole('region', { name: spanish.accounts.yourDetails });
  await expect(details.getByText('Estados Unidos')).toBeVisible();
  await details.getByRole('button', { name: spanish.accounts.editProfile }).click();
  await expect(details.getByLabel(spanish.accounts.profileFields.country)).toHaveValue('Estados Unidos');
  const language = details.getByLabel(spanish.accounts.language, { exact: true });
  await expect(language).toHaveValue('en');
  await expect(language.getByRole('option')).toHaveText(['English', 'Español', 'Português']);
  await language.selectOption('Português');
  await details.getByRole('button', { name: spanish.accounts.save, exact: true }).click();
  await expect(toastOf(page, spanish.accounts.profileUpdated)).toBeVisible();
  await expect(details.getByText('Português')).toBeVisible();
  await expect(details.getByText('Estados Unidos')).toBeVisible();
  expect(await kept()).toMatchObject({ language: 'pt', country: 'United States' });

  // The English home page offers Portuguese to this client, though the browser asks for English.
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver o site em português' }).click();
  await expect(page).toHaveURL(/\/pt$/);
  await page.goto('/pt/profile');
  await expect(page.getByRole('definition').filter({ hasText: 'Estados Unidos' })).toBeVisible();

  await page.goto('/reset-password');
  await page.getByLabel(/^Username or email/).fill(username);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  const mail = await mailbox.waitFor(`${username}@visitors.example`, /Escolha uma nova senha/);
  expect(mail.text).toMatch(/\/pt\/reset-password#/);
});

import { initialsOf } from '#features/content/domain/index.ts';
import { aCrewMember } from '#tests/builders/content.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { signedIn } from './support/account.ts';
import { putContentBack } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

putContentBack();

test('contact facts, figures and questions are changed, and the site follows at once', async ({
  page,
  site,
  expectAccessible,
  expectFailure,
}) => {
  const confirmedAt = new Date(Date.now() - 11 * 60_000);
  await signedIn(page, site, 'administrator', {}, { confirmedAt });
  expectFailure({ url: /\/settings\/contact/, status: 403 });
  const saved = toastOf(page, 'Settings saved');
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Edit Contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Phone').fill('');
  await contact.getByRole('button', { name: 'Save settings' }).click();
  await expect(contact.getByText('Phone is required')).toBeVisible();
  await contact.getByLabel('Phone').fill('+1 (305) 555-0171');
  await contact.getByLabel('Address').fill('Pier 9\n\nMiami Beach, FL 33139');
  await contact.getByRole('button', { name: 'Save settings' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill(ACTORS_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(saved).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('+1 (305) 555-0171');

  await page.getByRole('button', { name: 'Edit Channels' }).click();
  const channels = page.getByRole('dialog', { name: 'Channels' });
  await channels.getByLabel('TikTok').fill('');
  await channels.getByLabel('Instagram').fill('instagram');
  await channels.getByRole('button', { name: 'Save settings' }).click();
  await expect(channels.getByText('Please give a full address')).toBeVisible();
  await channels.getByLabel('Instagram').fill('https://instagram.example/other');
  await channels.getByRole('button', { name: 'Save settings' }).click();
  await expect(channels).toBeHidden();

  await page.getByRole('button', { name: 'Edit Statistics' }).click();
  const statistics = page.getByRole('dialog', { name: 'Statistics' });
  await statistics.getByRole('button', { name: 'Add figure to About us' }).click();
  await statistics.getByLabel('Figure 5', { exact: true }).last().fill('11');
  await statistics.getByLabel('Words of figure 5').last().fill('captains');
  await expectAccessible();
  await statistics.getByRole('button', { name: 'Save settings' }).click();
  await expect(statistics).toBeHidden();

  // The card says which of its rules are for charters that are agreed on already.
  await expect(page.getByRole('region', { name: 'Money rules' })).toContainText(
    'when a damage hold is released and where payments go are for every charter',
  );
  await page.getByRole('button', { name: 'Edit Money rules' }).click();
  const money = page.getByRole('dialog', { name: 'Money rules' });
  await money.getByLabel('Charters: deposit, %').fill('140');
  await money.getByRole('button', { name: 'Save settings' }).click();
  await expect(money.getByText('Please give 0 to 100')).toBeVisible();
  await money.getByLabel('Charters: deposit, %').fill('45');
  await money.getByRole('button', { name: 'Save settings' }).click();
  await expect(money).toBeHidden();

  const settings = await (await page.request.get('/api/site-settings')).json();
  expect(settings).toMatchObject({
    contact: { phone: '+1 (305) 555-0171', address: ['Pier 9', 'Miami Beach, FL 33139'] },
    policies: { charterDepositPercent: 45 },
  });
  expect(settings.contact.social).not.toHaveProperty('tiktok');
  await page.goto('/about');
  await expect(page.getByRole('term').filter({ hasText: /^captains$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '+1 (305) 555-0171' }).first()).toBeVisible();
});

test('questions, testimonials, crew and home cards are kept under their own headings @phone', async ({
  page,
  site,
}, { project }) => {
  const sailor = `Bo Quist ${project.name}`;
  await aCrewMember(site.database.db, { name: sailor });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/settings');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Add Question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Question' });
  const question = `Do you have life jackets for babies, ${project.name}?`;
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('In every size.');
  await dialog.getByRole('button', { name: 'Create question' }).click();
  await expect(toastOf(page, 'Question created successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0); // until the dialog has faded out, its own select is also named "List"
  await page.getByLabel('List', { exact: true }).selectOption('Financing');
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  await page.getByLabel('List', { exact: true }).selectOption('General');
  await page.getByRole('button', { name: `Delete ${question}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Question deleted successfully')).toBeVisible();

  await sections.getByRole('link', { name: 'Testimonials' }).click();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  const said = page.getByRole('dialog', { name: 'Add Testimonial' });
  await said.getByLabel('Text').fill('They remembered how I take my coffee.');
  await said.getByLabel('Author').fill(`Mira ${project.name}`);
  await said.getByRole('button', { name: 'Create testimonial' }).click();
  await expect(toastOf(page, 'Testimonial created successfully')).toBeVisible();
  const shown = await (await page.request.get('/api/testimonials?page=home')).text();
  expect(shown).toContain(`Mira ${project.name}`);
  await page.getByRole('checkbox', { name: `Active: Mira ${project.name}` }).uncheck();
  await expect(toastOf(page, 'Testimonial updated successfully')).toBeVisible();

  await sections.getByRole('link', { name: 'Crew' }).click();
  const aboard = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: sailor }) });
  await expect(aboard.getByText(initialsOf(sailor), { exact: true })).toBeVisible();
  await expect(aboard.locator('img')).toHaveCount(0);
  await aboard.getByRole('button', { name: `Delete ${sailor}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(aboard).toHaveCount(0);

  await sections.getByRole('link', { name: 'Home page' }).click();
  await page
    .getByRole('list', { name: 'Home page cards' })
    .getByRole('button', { name: /^Edit/ })
    .first()
    .click();
  const card = page.getByRole('dialog');
  await card.getByLabel('Price per hour in dollars').fill('777');
  await card.getByRole('button', { name: 'Save card' }).click();
  await expect(toastOf(page, 'Home page card updated successfully')).toBeVisible();
  await expect(page.getByText('$777 per hour')).toBeVisible();
  // A yacht without a known model leaves no gap in its line.
  await expect(page.getByText(/^Princess/)).toHaveText('Princess, 70 ft');
  const featured = page.getByRole('listitem').filter({ hasText: 'Featured rental' });
  await featured.getByRole('button', { name: /^Edit/ }).click();
  await expect(card.getByLabel('Model')).toHaveValue('40');
  // Its facts say them on the page.
  await expect(card.getByLabel(/^(Length|Guests|Year)/)).toHaveCount(0);
  await card.getByLabel('Figure 1', { exact: true }).fill('7');
  await card.getByRole('button', { name: 'Save card' }).click();
  await expect(card).toBeHidden();
  const facts = await page.request.get('/api/showcase-yachts?lang=es');
  expect(await facts.json()).toContainEqual(
    expect.objectContaining({
      specs: expect.arrayContaining([{ icon: 'cabins', value: '7', label: 'camarotes' }]),
    }),
  );
  await page.getByRole('button', { name: 'Edit Home page' }).click();
  const home = page.getByRole('dialog', { name: 'Home page' });
  await home.getByLabel('Title').first().fill('Weddings afloat');
  await home.getByRole('button', { name: 'Save settings' }).click();
  const older = 'Spanish and Portuguese older than the English';
  await expect(
    toastOf(page, 'Settings saved. What it says in Spanish and Portuguese is now older than the English.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Home page' }).getByText(older)).toBeVisible();
  expect(await (await page.request.get('/api/home-page')).text()).toContain('Weddings afloat');
});

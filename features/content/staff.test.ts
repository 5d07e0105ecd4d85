import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translationState } from '#core/translations.ts';
import { activity } from '#features/activity/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { ACTORS_PASSWORD } from '#tests/support/actors.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DEFAULT_SETTINGS, type HomePage, initialsOf } from './domain/index.ts';
import type {
  CrewMemberAnswer,
  FaqAnswer,
  HomePageAnswer,
  SettingsGroupAnswer,
  ShowcaseYachtAnswer,
  SiteSettingsAnswer,
  TestimonialAnswer,
} from './schema.ts';
import { faqs } from './tables.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  staff = await staffOf(app);
});
afterAll(() => app.close());

const read = async <Answer>(path: string) => (await (await app.request(path)).json()) as Answer;
const lastLine = async () => {
  const [line] = await app.database.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return line;
};

describe('questions', () => {
  test('are made, changed under a guard, ordered, hidden and deleted, and the site follows', async () => {
    const made = await staff.send('POST', '/api/admin/faqs', {
      list: 'general',
      question: 'May we bring a dog?',
      answer: 'Yes, on most yachts.',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'may-we-bring-a-dog', isActive: true, message: 'Question created successfully' },
    });
    const questions = async () =>
      (await read<FaqAnswer[]>('/api/faqs?list=general')).map(({ question }) => question);
    expect((await questions()).at(-1)).toBe('May we bring a dog?');
    const path = '/api/admin/faqs/may-we-bring-a-dog';
    const fields = { list: 'general', question: 'May we bring our dog?', answer: 'Yes.', version: 1 };
    expect(await staff.send('PUT', path, fields)).toMatchObject({
      status: 200,
      body: { message: 'Question updated successfully', version: 2 },
    });
    expect(await staff.send('PUT', path, fields)).toMatchObject({
      status: 409,
      body: { current: { answer: 'Yes.', version: 2 } },
    });
    await staff.send('POST', '/api/admin/faqs/order', { ids: ['may-we-bring-a-dog'] });
    expect((await questions())[0]).toBe('May we bring our dog?');
    await staff.send('PATCH', path, { isActive: false });
    expect(await questions()).not.toContain('May we bring our dog?');
    expect((await staff.send('DELETE', path)).body).toEqual({ message: 'Question deleted successfully' });
    expect((await staff.send('PATCH', path, { isActive: true })).status).toBe(404);
    // The log keeps what is gone, so that it can be typed in again.
    expect(await lastLine()).toMatchObject({
      action: 'deleted',
      subjectKind: 'faq',
      details: {
        list: { from: 'general', to: null },
        question: { from: 'May we bring our dog?', to: null },
        answer: { from: 'Yes.', to: null },
      },
    });
  });

  test('two colleagues move at once: each move stays', async () => {
    const ids = async () =>
      (await app.database.db.select({ id: faqs.id }).from(faqs).orderBy(faqs.position, faqs.id)).map(
        ({ id }) => id,
      );
    const move = (order: readonly string[], moved: string) =>
      staff.send('POST', '/api/admin/faqs/order', { ids: order, moved });
    const [first, second, third, ...others] = await ids();
    const last = others.at(-1);
    if (!first || !second || !third || !last) throw new Error('There are too few questions');
    // Both start from the same order: one moves the first question behind the third, the other the last to the beginning.
    expect((await move([second, third, first, ...others], first)).status).toBe(200);
    expect((await move([last, first, second, third, ...others.slice(0, -1)], last)).status).toBe(200);
    expect(await ids()).toEqual([last, second, third, first, ...others.slice(0, -1)]);
    expect((await lastLine())?.details).toEqual({ order: await ids() });
    // A question that a colleague has deleted meanwhile is not moved, and neither is anything else.
    const before = await ids();
    expect((await move(['gone', ...before], 'gone')).status).toBe(404);
    expect(await ids()).toEqual(before);
    // One behind which it was put is gone: it comes behind the one before that.
    expect((await move([last, 'gone', third, second, first], third)).status).toBe(200);
    expect((await ids()).slice(0, 4)).toEqual([last, third, second, first]);
  });

  test.each([
    [{ question: 'Q', answer: 'A' }, 'list', 'Please choose a list'],
    [{ list: 'general', answer: 'A' }, 'question', 'Question is required'],
    [{ list: 'general', question: 'Q', answer: ' ' }, 'answer', 'Answer is required'],
  ])('%o is refused at %s', async (body, path, message) => {
    const refused = await staff.send('POST', '/api/admin/faqs', body);
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
  });
});

describe('testimonials', () => {
  test('are made with the author’s initials, changed, hidden and deleted, and the site follows', async () => {
    const made = await staff.send('POST', '/api/admin/testimonials', {
      text: 'Dinner at anchor, and nobody wanted to go home.',
      author: 'Ana Paula Ruiz',
      page: 'special-events',
      rating: '4',
    });
    expect(made.body).toMatchObject({ id: 'ana-paula-ruiz', avatar: 'AR', rating: 4 });
    const authors = async () =>
      (await read<TestimonialAnswer[]>('/api/testimonials?page=special-events')).map(({ author }) => author);
    expect(await authors()).toContain('Ana Paula Ruiz');
    const path = '/api/admin/testimonials/ana-paula-ruiz';
    const changed = await staff.send('PUT', path, { text: 'Ours again.', author: 'Ana Ruiz', version: 1 });
    expect(changed.body).toMatchObject({ page: 'home', rating: 5, avatar: 'AR' });
    await staff.send('PATCH', path, { isActive: false, version: 2 });
    expect(await authors()).not.toContain('Ana Ruiz');
    expect((await staff.send('DELETE', path)).body).toEqual({ message: 'Testimonial deleted successfully' });
  });

  test.each([
    [{ author: 'A' }, 'text', 'Text is required'],
    [{ text: 'T' }, 'author', 'Author is required'],
    [{ text: 'T', author: 'A', rating: 6 }, 'rating', 'Please give 1 to 5 stars'],
  ])('%o is refused at %s', async (body, path, message) => {
    const refused = await staff.send('POST', '/api/admin/testimonials', body);
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
  });

  test.each([
    ['Ana Paula Ruiz', 'AR'],
    ['cher', 'C'],
    ['Élodie d’Arc', 'ÉA'],
    ['', ''],
  ])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('the crew', () => {
  test('is added, changed, hidden and deleted, and the site follows', async () => {
    const crew = async () =>
      (await read<CrewMemberAnswer[]>(`/api/crew`)).find(({ id }) => id === 'ana-lima');
    const made = await staff.send('POST', '/api/admin/crew', {
      name: 'Ana Lima',
      role: 'Captain',
      license: 'Coast Guard Master, 50 tons',
      imageUrl: 'crew-ines-duarte',
    });
    expect(made).toMatchObject({ status: 201, body: { id: 'ana-lima', isActive: true } });
    expect(await crew()).toMatchObject({
      name: 'Ana Lima',
      role: 'Captain',
      license: 'Coast Guard Master, 50 tons',
      initials: 'AL',
      picture: { width: 1200, height: 1500 },
    });
    const path = '/api/admin/crew/ana-lima';
    await staff.send('PUT', path, { name: 'Ana Lima', role: 'Captain', version: 1 });
    expect(await crew()).toMatchObject({ license: '', picture: null, initials: 'AL' });
    await staff.send('PATCH', path, { isActive: false, version: 2 });
    expect(await crew()).toBeUndefined();
    expect((await staff.send('DELETE', path)).body).toEqual({ message: 'Crew member deleted successfully' });
  });

  test.each([
    [{ role: 'Captain' }, 'name', 'Name is required'],
    [{ name: 'Ana Lima' }, 'role', 'Role is required'],
  ])('%o is refused at %s', async (body, path, message) => {
    const refused = await staff.send('POST', '/api/admin/crew', body);
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
  });
});

describe('settings', () => {
  const groupOf = async (name: string) => {
    const groups = await staff.list<SettingsGroupAnswer>('/api/admin/settings');
    const found = groups.find(({ group }) => group === name);
    if (!found) throw new Error(`no group ${name}`);
    return found;
  };

  test('every group is there, as the site has it', async () => {
    const groups = await staff.list<SettingsGroupAnswer>('/api/admin/settings');
    expect(groups.map(({ group }) => group)).toEqual(Object.keys(DEFAULT_SETTINGS));
  });

  test('a new phone number is on the site at once, under a guard, with its line in the log', async () => {
    const { settings, version } = await groupOf('contact');
    const changed = { ...settings, phone: '+1 (305) 555-0100' };
    const saved = await staff.send('PUT', '/api/admin/settings/contact', { settings: changed, version });
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1, message: 'Settings saved' } });
    const site = await read<SiteSettingsAnswer>('/api/site-settings');
    expect(site.contact.phone).toBe('+1 (305) 555-0100');
    const stale = await staff.send('PUT', '/api/admin/settings/contact', { settings, version });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { settings: { phone: '+1 (305) 555-0100' } } },
    });
    expect(await lastLine()).toMatchObject({
      subjectKind: 'setting',
      subjectId: 'contact',
      details: { phone: { to: '+1 (305) 555-0100' } },
    });
    expect((await staff.send('PUT', '/api/admin/settings/contact', { settings })).status).toBe(200);
  });

  test.each([
    ['contact', { ...DEFAULT_SETTINGS.contact, phone: '' }, 'phone', 'Phone is required'],
    [
      'contact',
      { ...DEFAULT_SETTINGS.contact, phone: '555-0142' },
      'phone',
      'Please enter a phone number with its area code, such as (305) 555-0142',
    ],
    ['contact', { ...DEFAULT_SETTINGS.contact, email: 'x' }, 'email', 'Please enter a valid email address'],
    ['contact', { ...DEFAULT_SETTINGS.contact, address: [] }, 'address', 'Address is required'],
    [
      'chat',
      { url: 'javascript:alert(1)' },
      'url',
      'Please give a full address, such as https://example.com',
    ],
    ['social', { instagram: 'nope' }, 'instagram', 'Please give a full address, such as https://example.com'],
    ['money', { ...DEFAULT_SETTINGS.money, holdHours: 0 }, 'holdHours', 'Please give 1 or more'],
    [
      'money',
      { ...DEFAULT_SETTINGS.money, charterDepositPercent: 101 },
      'charterDepositPercent',
      'Please give 0 to 100',
    ],
    [
      'policies',
      { ...DEFAULT_SETTINGS.policies, gratuityPercentTo: 1 },
      'gratuityPercentTo',
      'Must not be below the first figure',
    ],
    ['rating', { ...DEFAULT_SETTINGS.rating, value: 7 }, 'value', 'Please give 0 to 5'],
    [
      'home',
      { ...DEFAULT_SETTINGS.home, slides: [] },
      'slides',
      'The home page opens with at least one slide',
    ],
  ])('%s: %o is refused at %s', async (group, settings, path, message) => {
    const refused = await staff.send('PUT', `/api/admin/settings/${group}`, { settings });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'invalid', issues: [{ path, message }] });
  });

  test.each([
    [
      'policies',
      { ...DEFAULT_SETTINGS.policies, gratuityPercentTo: 1 },
      'No puede ser menor que la primera cifra',
    ],
    ['home', { ...DEFAULT_SETTINGS.home, slides: [] }, 'La página de inicio se abre con una imagen al menos'],
  ])('%s is refused in the colleague’s language too', async (group, settings, message) => {
    const refused = await staff.send('PUT', `/api/admin/settings/${group}?lang=es`, { settings });
    expect(refused.body).toMatchObject({ code: 'invalid', issues: [{ message }] });
  });

  test.each(['money', 'contact'])(
    '%s changes by nobody who has not just proved who they are',
    async (group) => {
      const confirmedAt = new Date(Date.now() - 11 * 60_000);
      const leftOpen = await staffOf(app, 'administrator', { confirmedAt });
      const { settings, version } = await groupOf(group);
      const path = `/api/admin/settings/${group}`;
      const refused = await leftOpen.send('PUT', path, { settings, version });
      expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
      expect(await groupOf(group)).toEqual({ group, settings, version });
      await leftOpen.send('POST', '/api/auth/confirmations', { password: ACTORS_PASSWORD });
      expect((await leftOpen.send('PUT', path, { settings, version })).status).toBe(200);
    },
  );

  test('the team is mailed who has changed where clients pay, in any language, and no other rule', async () => {
    const told = async (change: object) => {
      await app.database.db.delete(outbox);
      const { settings, version } = await groupOf('money');
      const saved = { settings: { ...settings, ...change }, version };
      expect((await staff.send('PUT', '/api/admin/settings/money', saved)).status).toBe(200);
      return app.database.db.select().from(outbox);
    };
    expect(await told({ holdHours: 47 })).toEqual([]);
    const [mail, ...others] = await told({ zelleTo: 'pay@elsewhere.example' });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: app.deps.config.teamEmail });
    expect(mail?.subject).toBe(`${staff.username} has changed where clients pay`);
    expect(mail?.text).toMatch(/Zelle, now\s+pay@elsewhere\.example/);
    const translations = { es: { bankTransferTo: { text: 'Banco\n000-111', of: 'Bank\n000-111' } } };
    await told({ bankTransferTo: 'Bank\n000-111' });
    const [spanish] = await told({ translations });
    expect(spanish?.text).toMatch(/Bank transfers, in Spanish, now\s+Banco, 000-111/);
    expect(spanish?.text).toMatch(/Bank transfers, in Spanish, before\s+Bank, 000-111/);
    expect(spanish?.text).not.toContain('Zelle');
    // The English alone names the new account: what was said in Spanish is said no more.
    const [moved] = await told({ bankTransferTo: 'Bank\n000-222' });
    expect(moved?.text).toMatch(/Bank transfers, in Spanish, now\s+Bank, 000-222/);
    expect(moved?.text).toMatch(/Bank transfers, in Spanish, before\s+Banco, 000-111/);
    await told({ zelleTo: '', bankTransferTo: '', translations: {} });
  });

  test('each group as it is can be saved again', async () => {
    for (const { group, settings, version } of await staff.list<SettingsGroupAnswer>('/api/admin/settings')) {
      const saved = await staff.send('PUT', `/api/admin/settings/${group}`, { settings, version });
      expect(saved.status, `${group}: ${JSON.stringify(saved.body)}`).toBe(200);
    }
  });

  test.each([{ isShown: false }, { reviews: 0 }])('a rating with %o is told to nobody', async (change) => {
    await staff.send('PUT', '/api/admin/settings/rating', {
      settings: { ...DEFAULT_SETTINGS.rating, ...change },
    });
    expect((await read<SiteSettingsAnswer>('/api/site-settings')).rating).toBeNull();
  });

  describe('in the other languages', () => {
    const slidesOf = async () => {
      const { settings, version } = await groupOf('home');
      return { settings: settings as HomePage, version };
    };
    const titleIn = async (language: string) =>
      (await read<HomePageAnswer>(`/api/home-page?lang=${language}`)).slides[0]?.title;

    test('a slide is said in each, and its translation is old within the save that changes its English', async () => {
      const { settings, version } = await slidesOf();
      const [first, ...others] = settings.slides;
      expect(translationState(first?.translations, 'es', 'title', first?.title)).toBe('there');
      expect([await titleIn('en'), await titleIn('es'), await titleIn('pt')]).toEqual([
        'Weddings',
        'Bodas',
        'Casamentos',
      ]);
      const slides = [{ ...first, title: 'Weddings at sea' }, ...others];
      const saved = await staff.send('PUT', '/api/admin/settings/home', {
        settings: { ...settings, slides },
        version,
      });
      expect(saved.status).toBe(200);
      const [changed] = (saved.body.settings as HomePage).slides;
      expect(translationState(changed?.translations, 'es', 'title', changed?.title)).toBe('old');
      expect(translationState(changed?.translations, 'pt', 'title', changed?.title)).toBe('old');
      expect(translationState(changed?.translations, 'es', 'subtitle', changed?.subtitle)).toBe('there');
      expect(await titleIn('es')).toBe('Bodas');

      // A new translation counts for the English text that was sent with it.
      const said = { ...changed?.translations?.es, title: { text: 'Bodas en el mar' } };
      const anew = [{ ...changed, translations: { ...changed?.translations, es: said } }, ...others];
      const again = await staff.send('PUT', '/api/admin/settings/home', {
        settings: { ...settings, slides: anew },
      });
      const [kept] = (again.body.settings as HomePage).slides;
      expect(translationState(kept?.translations, 'es', 'title', kept?.title)).toBe('there');
      expect(translationState(kept?.translations, 'pt', 'title', kept?.title)).toBe('old');
      expect(await titleIn('es')).toBe('Bodas en el mar');
    });

    test('a figure and the ways to pay are said in each; sent without translations they keep them', async () => {
      const site = (language: string) => read<SiteSettingsAnswer>(`/api/site-settings?lang=${language}`);
      expect((await site('es')).statistics.about[0]).toEqual({ value: '100+', label: 'yates' });
      expect((await site('es')).statistics.about[2]).toEqual({ value: '4.9', label: 'calificación' });
      expect((await site('pt')).statistics.about[2]).toEqual({ value: '4,9', label: 'avaliação' });
      expect((await site('pt')).policies.payments).toContain('Dinheiro');
      const { translations: _, ...policies } = DEFAULT_SETTINGS.policies;
      await staff.send('PUT', '/api/admin/settings/policies', { settings: policies });
      const { home, about } = DEFAULT_SETTINGS.statistics;
      const bare = (figures: typeof home) => figures.map(({ value, label }) => ({ value, label }));
      const statistics = { home: bare(home), about: bare(about) };
      await staff.send('PUT', '/api/admin/settings/statistics', { settings: statistics });
      expect((await site('es')).statistics.about[0]).toEqual({ value: '100+', label: 'yates' });
      expect((await site('pt')).policies.payments).toContain('Dinheiro');
      expect((await groupOf('statistics')).settings).toEqual(DEFAULT_SETTINGS.statistics);
    });

    test('a text of another language that is emptied is taken away, and English stands there', async () => {
      const emptied = { es: { payments: { text: '' } } };
      const settings = { ...DEFAULT_SETTINGS.policies, translations: emptied };
      const saved = await staff.send('PUT', '/api/admin/settings/policies', { settings });
      expect(saved.body.settings).toMatchObject({ translations: { es: {} } });
      const said = await read<SiteSettingsAnswer>('/api/site-settings?lang=es');
      expect(said.policies.payments).toEqual(DEFAULT_SETTINGS.policies.payments);
    });
  });

  test('there is no group of another name', async () => {
    expect((await staff.send('PUT', '/api/admin/settings/secrets', { settings: {} })).status).toBe(422);
  });
});

test('a card of the home page is changed under a guard', async () => {
  const [card] = await staff.list<ShowcaseYachtAnswer & { version: number }>('/api/admin/showcase-yachts');
  if (!card) throw new Error('no card');
  const { name, brand, length, capacity, year, specs, version } = card;
  const fields = { name, brand, length, capacity, year, specs, pricePerHour: 1_234, version };
  const path = `/api/admin/showcase-yachts/${card.id}`;
  expect(await staff.send('PUT', path, fields)).toMatchObject({ status: 200, body: { pricePerHour: 1_234 } });
  const shown = await read<ShowcaseYachtAnswer[]>('/api/showcase-yachts');
  expect(shown.find(({ id }) => id === card.id)?.pricePerHour).toBe(1_234);
  expect(await staff.send('PUT', path, fields)).toMatchObject({
    status: 409,
    body: { current: { pricePerHour: 1_234 } },
  });
  const lines = await app.database.db.select().from(activity).where(eq(activity.subjectId, card.id));
  expect(lines).toHaveLength(1);
});

test('a card is shown while its yacht is in the fleet, and staff are told if it is not', async () => {
  const cards = () =>
    staff.list<ShowcaseYachtAnswer & { isInFleet: boolean; version: number }>('/api/admin/showcase-yachts');
  const shown = async () =>
    (await read<ShowcaseYachtAnswer[]>('/api/showcase-yachts')).map(({ name }) => name);
  const all = await cards();
  expect(all.map(({ isInFleet }) => isInFleet)).toEqual([true, true, true, true]);
  const [blueHour, ...others] = await shown();
  const [yacht] = await staff.list<{ id: string; name: string }>(
    `/api/admin/yachts?q=${encodeURIComponent(String(blueHour))}`,
  );
  expect(yacht?.name).toBe(blueHour);
  expect((await staff.send('DELETE', `/api/admin/yachts/${yacht?.id}`)).status).toBe(200);
  expect(await shown()).toEqual(others);
  expect((await cards()).map(({ isInFleet }) => isInFleet)).toEqual([false, true, true, true]);
  expect((await staff.send('POST', `/api/admin/yachts/${yacht?.id}/restore`)).status).toBe(200);
  expect(await shown()).toEqual([blueHour, ...others]);
});

test('a fact of a card is said in each language, and staff are told of which English', async () => {
  const card = async (query = '') =>
    (await read<ShowcaseYachtAnswer[]>(`/api/showcase-yachts${query}`)).find(
      ({ isHotRental }) => isHotRental,
    );
  expect((await card())?.specs[0]).toEqual({ icon: 'cabins', value: '5', label: 'cabins' });
  expect((await card('?lang=es'))?.specs[0]).toEqual({ icon: 'cabins', value: '5', label: 'camarotes' });
  const cards = await staff.list<{ isHotRental: boolean; specs: object[] }>('/api/admin/showcase-yachts');
  expect(cards.find(({ isHotRental }) => isHotRental)?.specs[0]).toMatchObject({
    label: 'cabins',
    translations: { pt: { label: { text: 'cabines', of: 'cabins' } } },
  });
});

test.each(['faqs', 'testimonials', 'crew', 'settings', 'showcase-yachts'])(
  'guests and clients learn nothing of the staff’s %s',
  async (list) => {
    const client = await staffOf(app, 'client');
    expect((await app.request(`/api/admin/${list}`)).status).toBe(401);
    expect((await client.get(`/api/admin/${list}`)).status).toBe(403);
  },
);

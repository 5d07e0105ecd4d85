import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { YachtCardAnswer } from '#features/fleet/schema/index.ts';
import { findPicture } from '#media/pictures.ts';
import { aFaq, aSettingsGroup, aTestimonial } from '#tests/builders/content.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { DEFAULT_SETTINGS } from './domain/index.ts';
import {
  faqsQuery,
  homePageQuery,
  showcaseYachtsQuery,
  siteSettingsQuery,
  testimonialsQuery,
} from './queries.ts';
import type {
  FaqAnswer,
  HomePageAnswer,
  ShowcaseYachtAnswer,
  SiteSettingsAnswer,
  TestimonialAnswer,
} from './schema.ts';
import { readMoneyRules, readSettings } from './service.ts';

let seeded: TestApp;
let empty: TestApp;
beforeAll(async () => {
  [seeded, empty] = await Promise.all([createTestApp({ seeded: true }), createTestApp()]);
});
afterAll(() => Promise.all([seeded.close(), empty.close()]));

const read = async <Answer>(app: TestApp, path: string): Promise<Answer> => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};

describe('testimonials', () => {
  test('three on the home page, each with five stars, and three on special events', async () => {
    const home = await read<TestimonialAnswer[]>(seeded, '/api/testimonials?page=home');
    expect(home.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(await read(seeded, '/api/testimonials?page=special-events')).toHaveLength(3);
    const all = await read<TestimonialAnswer[]>(seeded, '/api/testimonials?page=');
    expect(all).toHaveLength(6);
    for (const { text, author, avatar } of all) {
      expect(text.length, author).toBeGreaterThan(60);
      expect(avatar).toMatch(/^\p{Lu}{2}$/u);
    }
  });

  test('one that staff switched off is not answered, and an unknown page is refused', async () => {
    await aTestimonial(empty.database.db, { id: 'later', position: 2 });
    await aTestimonial(empty.database.db, { id: 'sooner', position: 1 });
    await aTestimonial(empty.database.db, { id: 'off', isActive: false });
    const shown = await read<TestimonialAnswer[]>(empty, '/api/testimonials');
    expect(shown.map(({ id }) => id)).toEqual(['sooner', 'later']);
    const response = await empty.request('/api/testimonials?page=roof');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'page' }] });
  });
});

describe('questions and answers', () => {
  const answersOf = async (list: string) =>
    (await read<FaqAnswer[]>(seeded, `/api/faqs?list=${list}`)).map(({ answer }) => answer).join('\n');

  test.each([
    ['booking', 'A deposit of 50% holds your yacht and date. The balance is due 24 hours before departure.'],
    ['booking', '2–4 weeks ahead'],
    ['booking', '4–6 weeks ahead in peak season'],
    ['booking', 'up to 48 hours before departure'],
    [
      'booking',
      '7 or more days before departure: full refund minus fees. 3–6 days before: 50%. Under 72 hours: no refund.',
    ],
    ['booking', 'All major cards, Zelle, bank transfer, cash or crypto.'],
    ['booking', '1 week before and again 24 hours before'],
    ['general', 'arrive 15 minutes early'],
    ['general', '15–20% is recommended'],
    ['general', 'From 12 to 150 guests'],
    ['general', 'From 26 guests we plan it with you as a large event'],
    [
      'special-events',
      'A deposit of 30% holds yacht, crew and date. The balance is due 14 days before the event.',
    ],
    ['special-events', '26 or more guests count as a large event'],
    ['special-events', 'Up to 48 hours before'],
    [
      'special-events',
      '7 or more days before: full refund minus fees. 3–6 days before: 50%. Under 72 hours: no refund.',
    ],
    ['book-charter', 'within 24 hours'],
    ['book-charter', 'A 50% deposit; the balance is due 24 hours before departure.'],
    ['financing', 'credit decisions are made by independent lenders'],
    ['financing', 'soft inquiry'],
  ])('the list %s says: %s', async (list, policy) => {
    expect(await answersOf(list)).toContain(policy);
  });

  test('every list has at least five questions, and none is asked twice in a list', async () => {
    const all = await read<FaqAnswer[]>(seeded, '/api/faqs');
    for (const list of ['booking', 'general', 'special-events', 'book-charter', 'financing']) {
      const questions = all.filter((faq) => faq.list === list).map(({ question }) => question);
      expect(questions.length, list).toBeGreaterThanOrEqual(5);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  test('one that staff switched off is not answered, and an unknown list is refused', async () => {
    await aFaq(empty.database.db, { id: 'later', position: 2 });
    await aFaq(empty.database.db, { id: 'sooner', position: 1 });
    await aFaq(empty.database.db, { id: 'off', isActive: false });
    const shown = await read<FaqAnswer[]>(empty, '/api/faqs?list=general');
    expect(shown.map(({ id }) => id)).toEqual(['sooner', 'later']);
    expect((await empty.request('/api/faqs?list=roof')).status).toBe(422);
  });
});

describe('the home page’s cards', () => {
  test('name yachts of the fleet, found by their names, each with what a full day comes to', async () => {
    for (const { name, inFleet } of await read<ShowcaseYachtAnswer[]>(seeded, '/api/showcase-yachts')) {
      const found = await read<YachtCardAnswer[]>(
        seeded,
        `/api/yachts?fields=card&q=${encodeURIComponent(name)}`,
      );
      expect(found[0]).toMatchObject({ name, ...inFleet });
      expect(inFleet?.allInPrice, name).toBeGreaterThan(0);
    }
  });

  test('carry exactly the sample values', async () => {
    const cards = await read<ShowcaseYachtAnswer[]>(seeded, '/api/showcase-yachts');
    const samples = cards.filter(({ isHotRental }) => !isHotRental);
    expect(
      samples.map(({ id, pricePerHour, length, capacity, year }) => [
        id.startsWith('mock-'),
        pricePerHour,
        length,
        capacity,
        year,
      ]),
    ).toEqual([
      [true, 850, '70 ft', 12, 2023],
      [true, 1500, '55 ft', 16, 2022],
      [true, 1200, '92 ft', 14, 2023],
    ]);
    expect(cards.filter(({ isHotRental }) => isHotRental)).toMatchObject([
      {
        brand: 'Azimut',
        model: '40',
        pricePerHour: 3500,
        currency: 'USD',
        period: 'hour',
        length: '101 ft',
        capacity: 50,
        specs: [
          { value: '5', label: 'cabins' },
          { value: '50', label: 'people' },
          { value: '101', label: 'ft' },
          { value: '20', label: 'knots cruising' },
        ],
      },
    ]);
    for (const { id, image, picture } of cards) {
      expect(findPicture(image), `${id}: ${image}`).toBeDefined();
      expect(picture.src, id).toContain(`/${image}?v=`);
    }
  });
});

describe('the home page', () => {
  test('opens with three occasions, each with a picture and words of its own', async () => {
    const { slides, pictures } = await read<HomePageAnswer>(seeded, '/api/home-page');
    expect(slides.map(({ title, image }) => [title, image])).toEqual([
      ['Weddings', 'home-weddings'],
      ['Lifestyle Vacation', 'home-lifestyle-vacation'],
      ['Dockside Parties', 'home-dockside-parties'],
    ]);
    for (const { subtitle, description, image, picture } of slides) {
      expect(subtitle.length).toBeGreaterThan(20);
      expect(description.length).toBeGreaterThan(60);
      expect(picture.src).toMatch(new RegExp(`/${image}\\?v=`));
      expect(picture.alt).not.toBe('');
    }
    for (const picture of Object.values(pictures)) {
      expect(picture).toMatchObject({ width: expect.any(Number), alt: expect.stringMatching(/.{20}/) });
    }
  });

  test('knows how many yachts there are, so that "More than 100" is only said of more than a hundred', async () => {
    expect((await read<HomePageAnswer>(seeded, '/api/home-page')).yachts).toBe(130);
    await aYacht(empty.database.db);
    await aYacht(empty.database.db, { archivedAt: new Date() });
    expect((await read<HomePageAnswer>(empty, '/api/home-page')).yachts).toBe(1);
  });

  test('shows the slides staff saved, and the business’s own pictures beside them', async () => {
    const app = await createTestApp();
    const slide = {
      id: 'regatta',
      title: 'Regatta',
      subtitle: '',
      description: '',
      focus: 50,
      color: '#102030',
    };
    await aSettingsGroup(app.database.db, 'home', { slides: [{ ...slide, image: 'top-grand-cay' }] });
    const answer = await read<HomePageAnswer>(app, '/api/home-page');
    expect(answer.slides.map(({ title }) => title)).toEqual(['Regatta']);
    expect(answer.pictures.financing.src).toContain('/home-financing?');
    await app.close();
  });

  test.each([
    ['no slide', { slides: [] }],
    ['a slide without a title', { slides: [{ ...DEFAULT_SETTINGS.home.slides[0], title: '' }] }],
    ['a focus beyond the picture', { slides: [{ ...DEFAULT_SETTINGS.home.slides[0], focus: 101 }] }],
    ['a colour that is none', { slides: [{ ...DEFAULT_SETTINGS.home.slides[0], color: 'red; }' }] }],
  ])('falls back on its own slides when it was saved with %s', async (_, group) => {
    const app = await createTestApp();
    await aSettingsGroup(app.database.db, 'home', group);
    const answer = await read<HomePageAnswer>(app, '/api/home-page');
    expect(answer.slides).toHaveLength(3);
    await app.close();
  });
});

describe('settings', () => {
  test('everyone may know how to reach the company, its figures and its stated policies, and nothing else', async () => {
    expect(await read(seeded, '/api/site-settings')).toEqual({
      contact: {
        phone: expect.stringContaining('555'),
        email: expect.stringMatching(/\.example$/),
        address: [expect.any(String), expect.stringContaining('Miami')],
        chatUrl: expect.stringMatching(/^https:\/\/wa\.me\/1\d{3}555\d{4}$/),
        social: {
          instagram: expect.stringContaining('.example'),
          facebook: expect.stringContaining('.example'),
          youtube: expect.stringContaining('.example'),
          tiktok: expect.stringContaining('.example'),
        },
      },
      statistics: {
        home: [
          { value: '8+', label: 'years of experience' },
          { value: '1000+', label: 'successful charters' },
          { value: '100+', label: 'yachts in the fleet' },
          { value: '3.8M+', label: 'in sales since 2020' },
          { value: '20+', label: 'large corporate and trade events' },
        ],
        about: [
          { value: '100+', label: 'yachts' },
          { value: '5000+', label: 'charters' },
          { value: '4.9', label: 'rating' },
          { value: '24/7', label: 'support' },
        ],
      },
      rating: { value: 4.8, reviews: 127 },
      policies: {
        charterDepositPercent: 50,
        charterBalanceHoursBefore: 24,
        eventDepositPercent: 30,
        eventBalanceDaysBefore: 14,
        cancellationFeePercent: 5,
        modificationHoursBefore: 48,
        arriveMinutesEarly: 15,
        gratuityPercentFrom: 15,
        gratuityPercentTo: 20,
        payments: ['Major cards', 'Zelle', 'Bank transfer', 'Cash', 'Crypto'],
      },
    });
  });

  test('an empty database has the same settings as a seeded one', async () => {
    expect(await readSettings(empty.deps)).toEqual(DEFAULT_SETTINGS);
    expect(await readSettings(seeded.deps)).toEqual(DEFAULT_SETTINGS);
    expect((await readMoneyRules(empty.deps)).holdHours).toBe(48);
  });

  test('what staff saved holds, and a field they never saw is completed', async () => {
    const app = await createTestApp();
    const { db } = app.database;
    await aSettingsGroup(db, 'money', { charterDepositPercent: 40 });
    await aSettingsGroup(db, 'rating', { isShown: false });
    await aSettingsGroup(db, 'social', { youtube: 'https://youtube.example/@other' });
    expect(await readMoneyRules(app.deps)).toEqual({ ...DEFAULT_SETTINGS.money, charterDepositPercent: 40 });
    const answer = await read<SiteSettingsAnswer>(app, '/api/site-settings');
    expect(answer.rating).toBeNull();
    expect(answer.contact.social).toEqual({ youtube: 'https://youtube.example/@other' });
    await app.close();
  });

  test('a damaged group costs itself and not every page', async () => {
    const app = await createTestApp();
    await aSettingsGroup(app.database.db, 'money', { charterDepositPercent: 'half' });
    await aSettingsGroup(app.database.db, 'contact', { phone: '+1 (305) 555-0199' });
    await aSettingsGroup(app.database.db, 'secrets', { token: 'not for everyone' });
    const response = await app.request('/api/site-settings');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('555-0199');
    expect(text).not.toContain('not for everyone');
    expect(JSON.parse(text).policies.charterDepositPercent).toBe(50);
    expect(app.logged).toContainEqual(expect.objectContaining({ groups: ['money'] }));
    await app.close();
  });
});

test('pages read the content through the typed client', async () => {
  const queries = new QueryClient();
  const { api } = seeded;
  expect(await queries.fetchQuery(testimonialsQuery('home', api))).toHaveLength(3);
  expect((await queries.fetchQuery(faqsQuery('financing', api))).map(({ list }) => list)).toContain(
    'financing',
  );
  expect((await queries.fetchQuery(homePageQuery(api))).slides).toHaveLength(3);
  expect(await queries.fetchQuery(showcaseYachtsQuery(api))).toHaveLength(4);
  expect((await queries.fetchQuery(siteSettingsQuery(api))).contact.phone).toContain('555');
});

import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dollarsFromCents } from '#core/money.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { PriceTable } from '#features/charters/emails/parts.tsx';
import { siteSettingsQuery } from '#features/content/queries.ts';
import type { YachtAnswer, YachtCardAnswer } from '#features/fleet/schema/index.ts';
import {
  estimatePrice,
  headlinePrice,
  hoursOfSlot,
  PRICING_TYPES,
  paymentTermsOf,
  startingPrice,
  writePrice,
} from '#features/pricing/domain/index.ts';
import { yachtPricingQuery } from '#features/pricing/queries.ts';
import { priceCharter } from '#features/pricing/service.ts';
import { inLanguage } from '#platform/language.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formatDollars } from '#words/amounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true, env: { CREATE_CALLS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const read = async <Answer,>(path: string): Promise<Answer> => {
  const response = await app.request(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
};

const MODES = SLOT_IDS.flatMap((slot) => PRICING_TYPES.map(({ id: pricingType }) => ({ slot, pricingType })));

test('every yacht at every time of the day, with and without amenities, costs the same wherever it is said', async () => {
  const queries = new QueryClient();
  const { policies } = await queries.fetchQuery(siteSettingsQuery(app.api));
  const cards = await read<YachtCardAnswer[]>('/api/yachts?fields=card');
  expect(cards.length).toBeGreaterThanOrEqual(126);
  for (const card of cards) {
    const sheets = await queries.fetchQuery(yachtPricingQuery(card.id, app.api));
    for (const { slot, pricingType } of MODES) {
      const where = `${card.id}, ${slot}, ${pricingType}`;
      const hours = hoursOfSlot(slot);
      // The price that the page and the form work out in the browser.
      const shown = estimatePrice({
        sheets,
        pricingType,
        hours,
        extras: [],
        ...paymentTermsOf(policies, 'charter'),
      });
      // The price that the API answers.
      const asked = { yachtId: card.id, duration: slot, pricingType };
      const answer = await (await app.postJson('/api/estimates', asked)).json();
      expect(answer.price, where).toEqual(shown && writePrice(shown, null));
      // The price of the quote, and of the mail that sends it.
      const toPrice = { yachtId: card.id, pricingType, hours, extras: [], billedAs: 'charter' as const };
      const quoted = await priceCharter(app.deps, toPrice);
      expect(quoted, where).toEqual(shown);
      if (!quoted) continue;
      const mail = inLanguage('en', () => renderToStaticMarkup(<PriceTable price={quoted} />));
      expect(mail, where).toContain(`<strong>${formatDollars(dollarsFromCents(quoted.totalCents))}</strong>`);
      if (slot === 'full-day' && pricingType === 'with_amenities') {
        expect(card.allInPrice, where).toBe(answer.price.total);
      }
    }
    const headline = headlinePrice(sheets);
    expect(card.allInPrice, card.id).toBe(headline && dollarsFromCents(headline.cents));
    expect(startingPrice(sheets) === null, card.id).toBe(card.allInPrice === null);
  }
});

test('the list, a yacht’s own answer and the home page say what her card says', async () => {
  const cards = await read<YachtCardAnswer[]>('/api/yachts?fields=card');
  const priceOf = new Map(cards.map(({ id, allInPrice }) => [id, allInPrice]));
  for (const { id, allInPrice } of await read<YachtAnswer[]>('/api/yachts')) {
    expect(allInPrice, id).toBe(priceOf.get(id));
    expect((await read<YachtAnswer>(`/api/yachts/${id}`)).allInPrice, id).toBe(allInPrice);
  }
  const named =
    await read<{ name: string; inFleet: { id: string; allInPrice: number } | null }[]>(
      '/api/showcase-yachts',
    );
  expect(named).toHaveLength(4);
  for (const { name, inFleet } of named)
    expect(inFleet?.allInPrice, name).toBe(priceOf.get(inFleet?.id ?? ''));
});

test('ordered by price, no yacht comes before a cheaper one; and the first that anybody sees have one', async () => {
  const inOrder = async (query: string) =>
    (await read<YachtCardAnswer[]>(`/api/yachts?fields=card&${query}`)).map(({ allInPrice }) => allInPrice);
  const low = await inOrder('sort=price-low');
  const priced = low.filter((price) => price !== null);
  expect(low.slice(0, priced.length)).toEqual([...priced].sort((a, b) => a - b));
  expect((await inOrder('sort=price-high')).slice(0, priced.length)).toEqual(
    [...priced].sort((a, b) => b - a),
  );
  expect((await inOrder('page=1')).every((price) => price !== null)).toBe(true);
});

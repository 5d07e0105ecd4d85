import { fleetSeed } from '#database/seed/fleet/index.ts';
import { formatDollars } from '#words/amounts.ts';
import { expect, test } from './support/test.ts';

const OWN_YACHTS = new Set(fleetSeed.map(({ id }) => id));

type Card = { id: string; name: string; allInPrice: number | null };

/** The page's visible text, without its scripts. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  );

// Every yacht's prices, without the pages, are compared in tests/api/prices-agree.test.tsx.
test('the fleet’s page, a yacht’s page and what search engines are told name one price', async ({
  request,
}) => {
  // Other scenarios on this site have yachts of their own.
  const all: Card[] = await (await request.get('/api/yachts?fields=card')).json();
  const fleet = all.filter(({ id }) => OWN_YACHTS.has(id));
  const onDemand = fleet.filter(({ allInPrice }) => allInPrice === null);
  expect(onDemand).not.toEqual([]);
  const cards = [...fleet.slice(0, 12), ...onDemand.slice(0, 1)];
  const headline = (price: number) => `From ${formatDollars(price)} all-in, full day`;
  for (const { id, name, allInPrice } of cards) {
    const html = await (await request.get(`/yachts/${id}`)).text();
    const product = dataOf(html).find((thing) => thing['@type'] === 'Product');
    if (allInPrice === null) {
      expect(product.offers, name).toBeUndefined();
      expect(wordsOf(html), name).toContain('Prices on Demand');
      continue;
    }
    const list = await request.get(`/yachts?q=${encodeURIComponent(name)}`);
    expect(wordsOf(await list.text()), name).toContain(headline(allInPrice));
    expect(wordsOf(html), name).toContain(headline(allInPrice));
    // The estimate, and the bar at the bottom of a phone's screen.
    expect(wordsOf(html), name).toContain(`Total ${formatDollars(allInPrice)}`);
    expect(wordsOf(html), name).toContain(`${formatDollars(allInPrice)} all-in, full day See the breakdown`);
    expect(product.offers[0].price, name).toBe(allInPrice);
    const times = ['full-day', 'evening', 'afternoon', 'morning'].flatMap((duration) =>
      ['with_amenities', 'without_amenities'].map((pricingType) => ({ duration, pricingType })),
    );
    const asked = await Promise.all(
      times.map(async (time) => {
        const answer = await request.post('/api/estimates', { data: { yachtId: id, ...time } });
        return (await answer.json()).price?.total;
      }),
    );
    expect(
      product.offers.map(({ price }: { price: number }) => price),
      name,
    ).toEqual(asked.filter((total) => total !== undefined));
  }
});

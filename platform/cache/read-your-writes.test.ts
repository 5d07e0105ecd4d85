import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { answer } from '#core/api-client.ts';
import type { PricingApi } from '#features/pricing/api.ts';
import type { RenderPage } from '#site/pages.ts';
import { anAddOn } from '#tests/builders/extras.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const CHANGES = 30;
const YACHT = 'sea-breeze';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

const opened: ServedApp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** A page that shows the price of the yacht. */
const render: RenderPage = async (_request, api) => {
  const sheets = await answer(api<PricingApi>().api['yacht-pricing'][':id'].$get({ param: { id: YACHT } }));
  return new Response(`<!doctype html><p>$${sheets[0]?.price4Hours}</p>`, {
    headers: { 'content-type': 'text/html' },
  });
};

async function aProcess() {
  const app = await serveApp({ database, render, clientFolder: import.meta.dirname });
  opened.push(app);
  const price = async (target: string) => {
    const { text } = await app.ask(target);
    return Number(/\$(\d+)/.exec(text)?.[1] ?? JSON.parse(text)[0]?.price4Hours);
  };
  return {
    ...app,
    page: () => price('/yachts'),
    list: () => price(`/api/yacht-pricing/${YACHT}`),
  };
}

async function putPrice(app: ServedApp, staff: SignedInActor, price4Hours: number): Promise<void> {
  const address = `/api/admin/yachts/${YACHT}/pricing`;
  const { version } = JSON.parse((await app.ask(address, { headers: staff.headers })).text);
  const answer = await app.ask(address, {
    method: 'PUT',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      sheets: [{ pricingType: 'with_amenities', price4Hours, salesTaxPercent: 7 }],
      version,
    }),
  });
  expect(answer.status, answer.text).toBe(200);
}

it('whoever has changed a price reads the new one at once, in the page and in the list, every time', async () => {
  await aYacht(database.db, { id: YACHT });
  await aPriceRecord(database.db, YACHT);
  const [here, there] = [await aProcess(), await aProcess()];
  const staff = await signInAs(here.deps, 'administrator');
  for (let price = 1_000; price < 1_000 + CHANGES; price += 1) {
    // Both processes have cached the old price.
    for (const each of [here, there]) await Promise.all([each.page(), each.list()]);
    await putPrice(here, staff, price);
    expect(await Promise.all([here.page(), here.list()])).toEqual([price, price]);
    await vi.waitFor(
      async () => {
        expect(await Promise.all([there.page(), there.list()])).toEqual([price, price]);
      },
      { timeout: 60_000 },
    );
  }
});

it('a page that was begun before the change is not what is read after it', async () => {
  const here = await aProcess();
  const staff = await signInAs(here.deps, 'administrator');
  for (let price = 2_000; price < 2_000 + CHANGES; price += 1) {
    here.cache.drop('pricing');
    const early = here.page();
    await putPrice(here, staff, price);
    expect(await here.page()).toBe(price);
    await early;
  }
});

it('with nobody to tell of changes nothing old is read either', async () => {
  const here = await aProcess();
  const staff = await signInAs(here.deps, 'administrator');
  here.cache.setListening(undefined);
  for (let price = 3_000; price < 3_000 + CHANGES; price += 1) {
    const early = here.page();
    await putPrice(here, staff, price);
    expect(await Promise.all([here.page(), here.list()])).toEqual([price, price]);
    await early;
  }
});

it('an answer that is kept in one language is not given to who asks in another', async () => {
  const translations = { es: { name: { text: 'Una moto de agua', of: 'A jet ski' } } };
  await anAddOn(database.db, { name: 'A jet ski', translations });
  const app = await aProcess();
  const names = async (query: string) => (await app.ask(`/api/add-ons${query}`)).text;
  for (const _again of [1, 2]) {
    expect(await names('?lang=es')).toContain('"Una moto de agua"');
    expect(await names('')).toContain('"A jet ski"');
    expect(await names('?lang=en')).toContain('"A jet ski"');
    // However the parameter is written, the address is answered and cached in the same language.
    expect(await names('?lang=xx&lang=es')).toContain('"A jet ski"');
    expect(await names('?%6cang=es&lang=pt')).toContain('"Una moto de agua"');
  }
});

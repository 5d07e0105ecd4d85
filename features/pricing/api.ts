import { z } from 'zod';
import { FIRST_LANGUAGE, type Language, languageNow } from '#core/language.ts';
import { type Cents, dollarsFromCents } from '#core/money.ts';
import { saidOf } from '#core/translations.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import {
  createApiRouter,
  defineRoute,
  jsonAnswer,
  jsonBody,
  type RoutesOf,
  routesFor,
  shows,
} from '#platform/http/route.ts';
import { type PricingRecord, writePrice } from './domain/index.ts';
import { sheetFields } from './fields.ts';
import {
  estimateAnswer,
  estimateBody,
  type PricingRecordAnswer,
  priceSheetsAnswer,
  priceSheetsBody,
  priceSheetsSavedAnswer,
  pricingRecordAnswer,
} from './schema/index.ts';
import { estimateCharter, listPricing, openSheets, saveSheets } from './service.ts';

const dollars = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));

const { amenitiesIncluded, specialTerms } = sheetFields;

/** A price sheet as the API answers it. Only this file converts cents to whole dollars and lists to JSON text (product 1.8). */
function encodeRecord(record: PricingRecord, language: Language = languageNow()): PricingRecordAnswer {
  const { prices, translations: _, ...same } = record;
  const said = saidOf(
    { amenitiesIncluded, specialTerms },
    { ...record, amenitiesIncluded: [...record.amenitiesIncluded] },
    language,
  );
  return {
    ...same,
    specialTerms: said.specialTerms,
    price3Hours: dollars(prices.price3Hours),
    price4Hours: dollars(prices.price4Hours),
    price5Hours: dollars(prices.price5Hours),
    price6Hours: dollars(prices.price6Hours),
    price8Hours: dollars(prices.price8Hours),
    price10Hours: dollars(prices.price10Hours),
    price12Hours: dollars(prices.price12Hours),
    price24Hours: dollars(prices.price24Hours),
    priceWeekly: dollars(prices.priceWeekly),
    amenitiesIncluded: JSON.stringify(said.amenitiesIncluded),
  };
}

const postEstimate = defineRoute({
  method: 'post',
  path: '/api/estimates',
  audience: 'everyone',
  tags: ['Charters'],
  summary: 'What a charter would cost',
  description: 'Nothing is stored. What is booked is priced again by the same rules.',
  request: { body: jsonBody(estimateBody) },
  responses: { 200: jsonAnswer('Line by line; no price where it is on demand', estimateAnswer) },
});

const getPricing = defineRoute({
  method: 'get',
  path: '/api/yacht-pricing/{id}',
  audience: 'everyone',
  tags: ['Fleet'],
  summary: 'What one yacht costs',
  request: { params: z.object({ id: z.string().max(120) }) },
  responses: {
    200: jsonAnswer(
      'One record for each pricing type; none when the price is on demand',
      z.array(pricingRecordAnswer),
    ),
  },
});

const routes = routesFor({ audience: 'administrator', area: 'fleet', tags: ['Fleet'] });
const ofYacht = z.object({ yachtId: z.string().max(120) });

const getSheets = routes.get('/api/admin/yachts/{yachtId}/pricing', {
  summary: 'A yacht’s price sheets, to be edited',
  request: { params: ofYacht },
  responses: { 200: jsonAnswer('The sheets', priceSheetsAnswer) },
});

const putSheets = routes.put('/api/admin/yachts/{yachtId}/pricing', {
  summary: 'Change a yacht’s price sheets',
  description: 'All of them: a sheet that is left out is taken away.',
  request: { params: ofYacht, body: jsonBody(priceSheetsBody) },
  responses: { 200: jsonAnswer('Changed', priceSheetsSavedAnswer) },
});

const encodeSheets = ({ sheets, version }: { sheets: readonly PricingRecord[]; version: string }) => ({
  sheets: sheets.map((sheet) => ({
    ...encodeRecord(sheet, FIRST_LANGUAGE),
    translations: sheet.translations ?? {},
  })),
  version,
});

/** The HTTP routes of the price sheets and of estimates. */
export function pricingApi(deps: Deps) {
  return createApiRouter()
    .openapi(getPricing, async (c) => {
      const result = await listPricing(deps, c.req.valid('param').id);
      if (!result.ok) return refuse(c, result.reason);
      shows(c, 'fleet', 'pricing');
      return c.json(
        result.value.map((record) => encodeRecord(record)),
        200,
      );
    })
    .openapi(postEstimate, async (c) => {
      const result = await estimateCharter(deps, c.req.valid('json'), async () => {
        const actor = await c.get('findActor')();
        return actor?.role === 'administrator';
      });
      return answerResult(c, result, ({ price, balanceDueAt }) => ({
        isOnDemand: !price,
        price: price && writePrice(price, balanceDueAt),
      }));
    })
    .openapi(getSheets, async (c) => {
      return answerResult(c, await openSheets(deps, c.req.valid('param').yachtId), encodeSheets);
    })
    .openapi(putSheets, async (c) => {
      const { yachtId } = c.req.valid('param');
      const done = await saveSheets(deps, c.get('actor'), yachtId, c.req.valid('json'));
      return answerResult(c, done, undefined, encodeSheets);
    });
}

export type PricingApi = RoutesOf<typeof pricingApi>;

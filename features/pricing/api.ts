import { z } from 'zod';
import { type Cents, dollarsFromCents } from '#core/money.ts';
import type { Deps } from '#server/deps.ts';
import { refuse } from '#server/http/errors.ts';
import { createApiRouter, defineRoute, jsonAnswer, shows } from '#server/http/route.ts';
import type { PricingRecord } from './domain.ts';
import { type PricingRecordAnswer, pricingRecordAnswer } from './schema.ts';
import { listPricing } from './service.ts';

const dollars = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));

/** Whole dollars and JSON text live here and nowhere else (decisions §7). */
function encodeRecord({ prices, amenitiesIncluded, ...same }: PricingRecord): PricingRecordAnswer {
  return {
    ...same,
    price3Hours: dollars(prices.price3Hours),
    price4Hours: dollars(prices.price4Hours),
    price5Hours: dollars(prices.price5Hours),
    price6Hours: dollars(prices.price6Hours),
    price8Hours: dollars(prices.price8Hours),
    price10Hours: dollars(prices.price10Hours),
    price12Hours: dollars(prices.price12Hours),
    price24Hours: dollars(prices.price24Hours),
    priceWeekly: dollars(prices.priceWeekly),
    amenitiesIncluded: JSON.stringify(amenitiesIncluded),
  };
}

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

/** The price sheets' HTTP routes. */
export function pricingApi(deps: Deps) {
  return createApiRouter().openapi(getPricing, async (c) => {
    const result = await listPricing(deps, c.req.valid('param').id);
    if (!result.ok) return refuse(c, result.reason);
    shows(c, 'fleet', 'pricing');
    return c.json(result.value.map(encodeRecord), 200);
  });
}

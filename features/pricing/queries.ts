import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { centsFromDollars } from '#core/money.ts';
import { readingAs } from '#ui/reading.ts';
import type { PricingApi } from './api.ts';
import type { PriceSheet } from './domain/index.ts';
import type { PricingRecordAnswer } from './schema/index.ts';

const cents = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars));

/** Reads the list of amenities in a pricing record's JSON text. An empty list when the text is no JSON or no list. */
export function parseAmenities(json: string): string[] {
  try {
    const parsed: unknown = JSON.parse(json);
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  } catch {
    return [];
  }
}

function sheetFrom(record: PricingRecordAnswer): PriceSheet {
  return {
    pricingType: record.pricingType,
    prices: {
      price3Hours: cents(record.price3Hours),
      price4Hours: cents(record.price4Hours),
      price5Hours: cents(record.price5Hours),
      price6Hours: cents(record.price6Hours),
      price8Hours: cents(record.price8Hours),
      price10Hours: cents(record.price10Hours),
      price12Hours: cents(record.price12Hours),
      price24Hours: cents(record.price24Hours),
      priceWeekly: cents(record.priceWeekly),
    },
    amenitiesIncluded: parseAmenities(record.amenitiesIncluded),
    gratuityPercent: record.gratuityPercent,
    salesTaxPercent: record.salesTaxPercent,
    apaPercent: record.apaPercent,
    specialTerms: record.specialTerms,
  };
}

/** The API client for the routes of prices. */
export const pricing = (api: ApiClient = browserApi()) => api<PricingApi>().api;

/** Reads a yacht's price sheets; an empty list for an unknown yacht, or for one whose price is on demand. */
export const yachtPricingQuery = (yachtId: string, api?: ApiClient) => ({
  ...readingAs(pricing(api)['yacht-pricing'][':id'], { param: { id: yachtId } }, async (response) =>
    response.status === 404 ? [] : (await answer(response)).map(sheetFrom),
  ),
  enabled: yachtId !== '',
});

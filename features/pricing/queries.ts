import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { centsFromDollars } from '#core/money.ts';
import { type PriceSheet, parseAmenities } from './domain.ts';
import type { PricingRecordAnswer } from './schema/index.ts';

const cents = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars));

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

/** A yacht's price sheets; none for an unknown yacht, or one whose price is on demand. */
export function yachtPricingQuery(yachtId: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/yacht-pricing', yachtId],
    enabled: yachtId !== '',
    queryFn: async (): Promise<PriceSheet[]> => {
      try {
        const response = await api.api['yacht-pricing'][':id'].$get({ param: { id: yachtId } });
        return (await answerOf<PricingRecordAnswer[]>(response)).map(sheetFrom);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
}

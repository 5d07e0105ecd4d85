import { queryOptions } from '@tanstack/react-query';
import { answer } from '#core/api-client.ts';
import { FRESH_MS, reading } from '#ui/reading.ts';
import { pricing } from '../../queries.ts';
import type { EstimateInput, PriceSheetsInput } from '../../schema/index.ts';

const sheets = () => pricing().admin.yachts[':yachtId'].pricing;

/** The server's estimate for the charter that a staff member is putting together. */
export const estimateQuery = (json: EstimateInput) =>
  queryOptions({
    queryKey: [pricing().estimates.$path(), json],
    queryFn: ({ signal }) => answer(pricing().estimates.$post({ json }, { init: { signal } })),
    staleTime: FRESH_MS,
  });

export const sheetsQuery = (yachtId: string) => reading(sheets(), { param: { yachtId } });

export const saveSheets = (yachtId: string, json: PriceSheetsInput) =>
  answer(sheets().$put({ param: { yachtId }, json }));

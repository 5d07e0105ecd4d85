import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { PriceSheetsAnswer, PriceSheetsInput } from '../../schema/index.ts';

export function sheetsQuery(yachtId: string) {
  return queryOptions({
    queryKey: ['/api/admin/yachts', yachtId, 'pricing'],
    queryFn: async () =>
      answerOf<PriceSheetsAnswer>(
        await browserApi().api.admin.yachts[':yachtId'].pricing.$get({ param: { yachtId } }),
      ),
  });
}

export async function saveSheets(yachtId: string, json: PriceSheetsInput): Promise<{ message: string }> {
  return answerOf(await browserApi().api.admin.yachts[':yachtId'].pricing.$put({ param: { yachtId }, json }));
}

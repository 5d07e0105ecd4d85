import { answer } from '#core/api-client.ts';
import { reading } from '#ui/reading.ts';
import { pricing } from '../../queries.ts';
import type { PriceSheetsInput } from '../../schema/index.ts';

const sheets = () => pricing().admin.yachts[':yachtId'].pricing;

export const sheetsQuery = (yachtId: string) => reading(sheets(), { param: { yachtId } });

export const saveSheets = (yachtId: string, json: PriceSheetsInput) =>
  answer(sheets().$put({ param: { yachtId }, json }));

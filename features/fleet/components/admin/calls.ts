import { type ApiClient, answer } from '#core/api-client.ts';
import { once } from '#core/once.ts';
import { upload } from '#core/upload.ts';
import { FRESH_MS, reading, readingPage } from '#ui/reading.ts';
import { fleet } from '../../queries/routes.ts';
import { unpackChoices, yachtChoicesQuery } from '../../queries/yacht.ts';
import type { AdminYachtAnswer, YachtInput } from '../../schema/index.ts';

/** The query parameters that filter, order and page the list. */
export const YACHT_PARTS = ['q', 'category', 'location', 'status', 'sort', 'page'] as const;
export const YACHTS_A_PAGE = 10;

/** The addresses that show yachts to staff, also in the picker of a booking. Read again after a change. */
export const YACHTS = ['/api/admin/yachts', '/api/yacht-choices'];

/** The address of the list as a CSV file. */
export const YACHTS_REPORT = '/api/admin/yachts-report';

const yachts = (api?: ApiClient) => fleet(api).admin.yachts;
const one = () => yachts()[':yachtId'];

export const adminYachtsQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(yachts(api), { query }),
  staleTime: FRESH_MS,
});

/** The yachts that staff can pick from. */
export const staffYachtChoicesQuery = () => ({
  ...yachtChoicesQuery(),
  select: unpackChoices,
  staleTime: FRESH_MS,
});

export const adminYachtQuery = (yachtId: string) => reading(one(), { param: { yachtId } });

/** The pictures that staff can choose from. Never cached, because an upload may have added one. */
export const picturesQuery = () => ({ ...reading(fleet().admin.pictures, {}), staleTime: 0 });

export const yachtCalendarQuery = (yachtId: string, from: string, days: number) =>
  reading(one().calendar, { param: { yachtId }, query: { from, days: String(days) } });

/** Changes a yacht or creates a new one. Sending the same new yacht twice creates it only once. */
export const saveYacht = (yachtId: string | undefined, json: YachtInput) =>
  yachtId === undefined
    ? once(['yacht', json], (options) => answer(yachts().$post({ json }, options)))
    : answer(one().$put({ param: { yachtId }, json }));

export const deleteYacht = ({ id: yachtId, version }: Pick<AdminYachtAnswer, 'id' | 'version'>) =>
  answer(one().$delete({ param: { yachtId }, query: { version: String(version) } }));

export const restoreYacht = (yachtId: string) => answer(one().restore.$post({ param: { yachtId } }));

/** Uploads one picture and returns its address. */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { urls } = await upload(yachts()['upload-images'], {
    file: ['images', file, file.name],
    onProgress,
    signal,
  });
  const [address] = urls;
  if (address === undefined) throw new Error('The picture was not kept.');
  return address;
}

/**
 * Sends a sheet of yachts: for a preview, or with the basis of its preview to be imported. Sending the same sheet twice imports
 * it only once.
 */
export async function sendImport(file: Blob, basis: string | undefined) {
  const send = (fields: Readonly<Record<string, string>>, idempotencyKey?: string) =>
    upload(yachts().import, { fields, file: ['file', file, 'yachts'], idempotencyKey });
  if (basis === undefined) return send({ preview: '1' });
  return once(['import', await file.text(), basis], (_, key) => send({ basis }, key));
}

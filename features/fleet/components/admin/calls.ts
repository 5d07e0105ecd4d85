import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type {
  AdminYachtAnswer,
  ImportAnswer,
  PictureChoiceAnswer,
  YachtCalendarAnswer,
  YachtInput,
  YachtSavedAnswer,
} from '../../schema/index.ts';

export const YACHTS_A_PAGE = 10;

/** Everything that shows yachts: read anew after a change. */
export const YACHTS_KEY = ['/api/admin/yachts'] as const;

export function adminYachtsQuery(query: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...YACHTS_KEY, 'list', query],
    queryFn: async () => {
      const response = await api.api.admin.yachts.$get({ query });
      return {
        yachts: await answerOf<AdminYachtAnswer[]>(response),
        total: Number(response.headers.get('x-total-count')),
      };
    },
  });
}

export function adminYachtQuery(yachtId: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...YACHTS_KEY, yachtId],
    queryFn: async () =>
      answerOf<AdminYachtAnswer>(await api.api.admin.yachts[':yachtId'].$get({ param: { yachtId } })),
  });
}

/** The pictures there are to choose from: read anew when an upload may have come. */
export function picturesQuery() {
  return queryOptions({
    queryKey: ['/api/admin/pictures'],
    queryFn: async () => answerOf<PictureChoiceAnswer[]>(await browserApi().api.admin.pictures.$get()),
    staleTime: 0,
  });
}

/** Changes a yacht, or takes a new one into the fleet: once, however often the same is sent. */
export async function saveYacht(yachtId: string | undefined, yacht: YachtInput): Promise<YachtSavedAnswer> {
  const { yachts } = browserApi().api.admin;
  return yachtId === undefined
    ? once(['yacht', yacht], async (options) => answerOf(await yachts.$post({ json: yacht }, options)))
    : answerOf(await yachts[':yachtId'].$put({ param: { yachtId }, json: yacht }));
}

export async function deleteYacht(yachtId: string): Promise<YachtSavedAnswer> {
  return answerOf(await browserApi().api.admin.yachts[':yachtId'].$delete({ param: { yachtId } }));
}

export async function restoreYacht(yachtId: string): Promise<YachtSavedAnswer> {
  return answerOf(await browserApi().api.admin.yachts[':yachtId'].restore.$post({ param: { yachtId } }));
}

export function yachtCalendarQuery(yachtId: string, from: string, days: number) {
  return queryOptions({
    queryKey: [...YACHTS_KEY, yachtId, 'calendar', from, days],
    queryFn: async () =>
      answerOf<YachtCalendarAnswer>(
        await browserApi().api.admin.yachts[':yachtId'].calendar.$get({
          param: { yachtId },
          query: { from, days: String(days) },
        }),
      ),
  });
}

export async function blockYacht(block: {
  yachtId: string;
  startDate: string;
  endDate: string;
  reason: string;
}): Promise<{ message: string }> {
  return answerOf(
    await browserApi().api.admin['calendar-entries'].$post({ json: { ...block, kind: 'block' } }),
  );
}

export async function unblockYacht(entryId: string): Promise<{ message: string }> {
  return answerOf(
    await browserApi().api.admin['calendar-entries'][':entryId'].$delete({ param: { entryId } }),
  );
}

/** Sends one picture; XMLHttpRequest, because fetch does not tell how much has been sent. Answers its address. */
export function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('images', file, file.name);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/yachts/upload-images');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status !== 200) {
        return reject(new ApiError(request.status, request.responseText || request.statusText));
      }
      // What is thrown here, the promise would never hear of.
      try {
        resolve(JSON.parse(request.responseText).urls[0]);
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new Error('We could not be reached.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

async function postSheet(file: Blob, isPreview: boolean, headers: Record<string, string>) {
  const form = new FormData();
  form.append('preview', isPreview ? '1' : '0');
  form.append('file', file, 'yachts');
  return answerOf<ImportAnswer>(
    await fetch('/api/admin/yachts/import', { method: 'POST', headers, body: form }),
  );
}

/** Sends a sheet of yachts, to be judged alone or to be written too: once, however often it is sent. */
export async function sendImport(file: Blob, isPreview: boolean): Promise<ImportAnswer> {
  if (isPreview) return postSheet(file, isPreview, {});
  return once(['import', await file.text()], ({ headers }) => postSheet(file, isPreview, headers));
}

import { z } from 'zod';
import { type Entry, entryVersion } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, routesFor } from '#platform/http/route.ts';
import { entryAnswer, entryBody } from '../schema/index.ts';
import { addEntry, changeEntry, removeEntry } from '../service/index.ts';
import { asStaff } from './answer.ts';

const encodeEntry = (entry: Entry) => ({
  yachtId: entry.yachtId,
  kind: entry.kind,
  from: entry.from.toISOString(),
  to: entry.to.toISOString(),
  reason: entry.reason,
  version: entryVersion(entry),
});

const routes = routesFor({ audience: 'administrator', area: 'charters', tags: ['Calendar'] });
const params = z.object({ entryId: z.string().max(60) });

const postEntry = routes.post('/api/admin/calendar-entries', {
  summary: 'Block a yacht, or hold her without a request',
  request: { body: jsonBody(entryBody) },
  responses: { 201: jsonAnswer('On the calendar', entryAnswer) },
});

const putEntry = routes.put('/api/admin/calendar-entries/{entryId}', {
  summary: 'Move or change a block or a hold',
  request: { params, body: jsonBody(entryBody) },
  responses: { 200: jsonAnswer('Moved', entryAnswer) },
});

const deleteEntry = routes.delete('/api/admin/calendar-entries/{entryId}', {
  summary: 'Take a block or a hold off the calendar',
  request: { params, query: entryBody.pick({ version: true }) },
  responses: { 200: jsonAnswer('Free again', entryAnswer) },
});

/** The routes for the blocks and courtesy holds that staff put on a yacht's calendar. */
export function entriesApi(deps: Deps) {
  return createApiRouter()
    .openapi(postEntry, async (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, (within) => addEntry(within, body, asStaff(c)));
    })
    .openapi(putEntry, async (c) => {
      const done = await changeEntry(deps, c.req.valid('param').entryId, c.req.valid('json'), asStaff(c));
      return answerResult(c, done, undefined, encodeEntry);
    })
    .openapi(deleteEntry, async (c) => {
      const { version } = c.req.valid('query');
      const done = await removeEntry(deps, c.req.valid('param').entryId, version, asStaff(c));
      return answerResult(c, done, undefined, encodeEntry);
    });
}

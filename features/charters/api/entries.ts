import type { Context } from 'hono';
import { z } from 'zod';
import { told } from '#core/result.ts';
import { entryVersion } from '#features/calendar/domain/index.ts';
import type { Entry } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { saidTo } from '#platform/http/language.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { entryAnswer, entryBody } from '../schema/index.ts';
import { words } from '../schema/words/index.ts';
import { addEntry, changeEntry, removeEntry } from '../service/index.ts';
import { asStaff } from './answer.ts';

/** What an entry's change answers: in the caller's language. */
const kept =
  (c: Context, say: (yacht: string) => string) =>
  ({ id, yacht }: { readonly id: string; readonly yacht: string }) => ({
    id,
    message: saidTo(c, () => say(yacht)),
  });

const encodeEntry = (entry: Entry) => ({
  yachtId: entry.yachtId,
  kind: entry.kind,
  from: entry.from.toISOString(),
  to: entry.to.toISOString(),
  reason: entry.reason,
  version: entryVersion(entry),
});

const shared = { audience: 'administrator' as const, area: 'charters' as const, tags: ['Calendar'] };
const params = z.object({ entryId: z.string().max(60) });

const postEntry = defineRoute({
  ...shared,
  method: 'post',
  path: '/api/admin/calendar-entries',
  summary: 'Block a yacht, or hold her without a request',
  request: { body: jsonBody(entryBody) },
  responses: { 201: jsonAnswer('On the calendar', entryAnswer) },
});

const putEntry = defineRoute({
  ...shared,
  method: 'put',
  path: '/api/admin/calendar-entries/{entryId}',
  summary: 'Move or change a block or a hold',
  request: { params, body: jsonBody(entryBody) },
  responses: { 200: jsonAnswer('Moved', entryAnswer) },
});

const deleteEntry = defineRoute({
  ...shared,
  method: 'delete',
  path: '/api/admin/calendar-entries/{entryId}',
  summary: 'Take a block or a hold off the calendar',
  request: { params },
  responses: { 200: jsonAnswer('Free again', entryAnswer) },
});

/** What the business itself puts on a yacht's calendar. */
export function entriesApi(deps: Deps) {
  return createApiRouter()
    .openapi(postEntry, async (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, async (within) =>
        told(
          await addEntry(within, body, asStaff(c)),
          kept(c, (yacht) => words.putOn[body.kind](yacht)),
        ),
      );
    })
    .openapi(putEntry, async (c) => {
      const done = await changeEntry(deps, c.req.valid('param').entryId, c.req.valid('json'), asStaff(c));
      return answerResult(
        c,
        'current' in done
          ? { ...done, current: encodeEntry(done.current) }
          : told(
              done,
              kept(c, (yacht) => words.entryMoved(yacht)),
            ),
      );
    })
    .openapi(deleteEntry, async (c) => {
      const done = await removeEntry(deps, c.req.valid('param').entryId, asStaff(c));
      return answerResult(
        c,
        told(
          done,
          kept(c, (yacht) => words.isFreeAgain(yacht)),
        ),
      );
    });
}

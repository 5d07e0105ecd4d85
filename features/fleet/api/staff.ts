import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import type { Field } from '#core/field-kinds.ts';
import { answerOf } from '#core/field-values.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { answerRefusal, answerResult, csvHeaders, tellPages } from '#platform/http/answers.ts';
import { refuse } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import {
  createApiRouter,
  csvFile,
  jsonAnswer,
  jsonBody,
  routesFor,
  versionQuery,
} from '#platform/http/route.ts';
import type { AdminYacht } from '../domain/index.ts';
import { yachtFields } from '../fields/index.ts';
import {
  type AdminYachtAnswer,
  adminYachtAnswer,
  adminYachtsQuery,
  yachtBody,
  yachtCalendarAnswer,
  yachtCalendarQuery,
  yachtSavedAnswer,
} from '../schema/index.ts';
import {
  archiveYacht,
  createYacht,
  listAdminYachts,
  readAdminYacht,
  readYachtCalendar,
  reportYachts,
  restoreYacht,
  updateYacht,
} from '../service/index.ts';
import { encodeYacht, type FleetDeps } from './public.ts';

const routes = routesFor({ audience: 'administrator', area: 'fleet', tags: ['Fleet'] });
const params = z.object({ yachtId: z.string().max(120) });

function encode(
  yacht: AdminYacht & { readonly heldQuotes?: number; readonly openRequests?: number },
  as: 'listed' | 'whole' = 'whole',
): AdminYachtAnswer {
  return {
    ...answerOf(yachtFields, yacht),
    // Always in English, whatever language the staff member reads: otherwise the form would save a translation as the English
    // text.
    ...encodeYacht(yacht, as, FIRST_LANGUAGE),
    // As the form has them: joined by commas, they could not be told from their translations' English any more.
    features: yacht.features.join('\n'),
    archivedAt: yacht.archivedAt?.toISOString() ?? null,
    updatedAt: yacht.updatedAt.toISOString(),
    openRequests: yacht.openRequests,
    heldQuotes: yacht.heldQuotes,
  };
}

const getList = routes.get('/api/admin/yachts', {
  summary: 'The whole fleet, archived yachts where they are asked for',
  description: 'The total is in X-Total-Count, the pages in Link.',
  request: { query: adminYachtsQuery },
  responses: { 200: jsonAnswer('A page of yachts', z.array(adminYachtAnswer)) },
});

const getReport = routes.get('/api/admin/yachts-report', {
  summary: 'The fleet as a CSV file',
  description:
    'For the same filter and order as the list; page and pageSize are ignored. A column a field, and one a language of what is translated; an import takes it back as it is.',
  request: { query: adminYachtsQuery },
  responses: { 200: csvFile },
});

const getOne = routes.get('/api/admin/yachts/{yachtId}', {
  summary: 'One yacht, archived or not',
  request: { params },
  responses: { 200: jsonAnswer('The yacht', adminYachtAnswer) },
});

const post = routes.post('/api/admin/yachts', {
  summary: 'Take a yacht into the fleet',
  request: { body: jsonBody(yachtBody) },
  responses: { 201: jsonAnswer('Created', yachtSavedAnswer) },
});

/** Fields that the specification's body does not have. They stay unchanged when a body leaves them out. */
const STAYING = Object.entries<Field>(yachtFields).flatMap(([name, { stays }]) => (stays ? [name] : []));

const put = routes.put('/api/admin/yachts/{yachtId}', {
  summary: 'Change a yacht',
  description:
    `A field that is left out is cleared; but ${STAYING.join(', ')} then stay, and are cleared by an empty value. ` +
    'With `version`, refused (409, with `current`) when a colleague has changed her since.',
  request: { params, body: jsonBody(yachtBody) },
  responses: { 200: jsonAnswer('Changed', yachtSavedAnswer) },
});

const remove = routes.delete('/api/admin/yachts/{yachtId}', {
  summary: 'Take a yacht out of the fleet',
  description: 'She is archived, and can be restored. Refused while a confirmed charter is ahead.',
  request: { params, query: versionQuery },
  responses: { 200: jsonAnswer('Archived', yachtSavedAnswer) },
});

const postRestore = routes.post('/api/admin/yachts/{yachtId}/restore', {
  summary: 'Take an archived yacht back into the fleet',
  request: { params },
  responses: { 200: jsonAnswer('Restored', yachtSavedAnswer) },
});

const getCalendar = routes.get('/api/admin/yachts/{yachtId}/calendar', {
  area: 'charters',
  summary: 'What is on a yacht’s calendar: charters, holds and blocks',
  request: { params, query: yachtCalendarQuery },
  responses: { 200: jsonAnswer('In order', yachtCalendarAnswer) },
});

/** The staff's routes of the fleet. */
export function staffFleetApi(deps: FleetDeps) {
  /** The same yachts, each with how many open requests are for her: they stay, and have to be moved, if she is archived. */
  const withRequests = async <Yacht extends AdminYacht>(yachts: readonly Yacht[]) => {
    const open = await deps.openRequestsOf(
      deps,
      yachts.map(({ id }) => id),
    );
    return yachts.map((yacht) => ({ ...yacht, openRequests: open.get(yacht.id) ?? 0 }));
  };
  return createApiRouter()
    .openapi(getList, async (c) => {
      const query = c.req.valid('query');
      const { yachts, total } = await listAdminYachts(deps, query);
      tellPages(c, total, query.page, query.pageSize);
      return c.json(
        (await withRequests(yachts)).map((yacht) => encode(yacht, 'listed')),
        200,
      );
    })
    .openapi(getReport, async (c) => {
      const report = await reportYachts(deps, c.req.valid('query'), c.get('actor'));
      if (!report.ok) return refuse(c, report.reason);
      return c.body(report.value, 200, csvHeaders(`yachts-${charterDayAt(deps.now())}`));
    })
    .openapi(getOne, async (c) => {
      const found = await readAdminYacht(deps, c.req.valid('param').yachtId);
      if (!found.ok) return answerRefusal(c, found);
      const [yacht = found.value] = await withRequests([found.value]);
      return c.json(encode(yacht), 200);
    })
    .openapi(post, async (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, (within) => createYacht(within, c.get('actor'), body));
    })
    .openapi(put, async (c) => {
      const { yachtId } = c.req.valid('param');
      const done = await updateYacht(deps, c.get('actor'), yachtId, c.req.valid('json'));
      return answerResult(c, done, undefined, encode);
    })
    .openapi(remove, async (c) => {
      const { version } = c.req.valid('query');
      const done = await archiveYacht(deps, c.get('actor'), c.req.valid('param').yachtId, version);
      return answerResult(c, done, undefined, encode);
    })
    .openapi(postRestore, async (c) => {
      return answerResult(c, await restoreYacht(deps, c.get('actor'), c.req.valid('param').yachtId));
    })
    .openapi(getCalendar, async (c) => {
      const found = await readYachtCalendar(deps, c.req.valid('param').yachtId, c.req.valid('query'));
      return answerResult(c, found, ({ from, entries }) => ({
        from,
        entries: entries.map((entry) => ({
          ...entry,
          from: entry.from.toISOString(),
          to: entry.to.toISOString(),
        })),
      }));
    });
}

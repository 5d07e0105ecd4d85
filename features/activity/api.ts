import { Readable } from 'node:stream';
import { z } from 'zod';
import { charterDayAt } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { csvHeaders, tellPages } from '#platform/http/answers.ts';
import { createApiRouter, csvFile, jsonAnswer, type RoutesOf, routesFor } from '#platform/http/route.ts';
import { activityAnswer, activityChoicesAnswer, activityQuery } from './schema.ts';
import { listActivity, listActivityChoices, reportActivity } from './service/index.ts';

const routes = routesFor({
  audience: 'administrator',
  area: 'activity',
  tags: ['Administration'],
});

const getList = routes.get('/api/admin/activity', {
  summary: 'What staff did',
  description: 'The total is in X-Total-Count, the pages in Link.',
  request: { query: activityQuery },
  responses: { 200: jsonAnswer('A page of the log', z.array(activityAnswer)) },
});

const getReport = routes.get('/api/admin/activity/report', {
  does: 'exports',
  'x-confirmed': true,
  summary: 'The log as a file',
  description: 'For the same filter and order as the list; page and pageSize are ignored.',
  request: { query: activityQuery },
  responses: { 200: csvFile },
});

const getChoices = routes.get('/api/admin/activity/choices', {
  summary: 'What the log can be narrowed by',
  responses: { 200: jsonAnswer('Who, what and kinds', activityChoicesAnswer) },
});

/** The API of the activity log. It only reads: services write each entry together with the change it records. */
export function activityApi(deps: Deps) {
  return createApiRouter()
    .openapi(getList, async (c) => {
      const query = c.req.valid('query');
      const { entries, total } = await listActivity(deps, query);
      tellPages(c, total, query.page, query.pageSize);
      return c.json(entries, 200);
    })
    .openapi(getReport, async (c) => {
      const report = await reportActivity(deps, c.req.valid('query'), c.get('actor'));
      const lines = Readable.toWeb(
        Readable.from(report, { objectMode: false }),
      ) as ReadableStream<Uint8Array>;
      return c.body(lines, 200, csvHeaders(`activity-${charterDayAt(deps.now())}`));
    })
    .openapi(getChoices, async (c) => c.json(await listActivityChoices(deps), 200));
}

export type ActivityApi = RoutesOf<typeof activityApi>;

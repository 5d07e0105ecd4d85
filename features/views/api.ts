import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { createApiRouter, jsonAnswer, jsonBody, type RoutesOf, routesFor } from '#platform/http/route.ts';
import { savedViewAnswer, savedViewBody, savedViewsQuery, viewChangeBody, viewKeptAnswer } from './schema.ts';
import { changeView, forgetView, listViews, saveView } from './service.ts';

const routes = routesFor({
  audience: 'administrator',
  area: 'desk',
  does: 'reads',
  tags: ['Team'],
});
const all = '/api/admin/saved-views';
const one = '/api/admin/saved-views/{viewId}';
const params = z.object({ viewId: z.string().max(60) });

const getViews = routes.get(all, {
  summary: 'One’s own views of a list, by name',
  request: { query: savedViewsQuery },
  responses: { 200: jsonAnswer('Each with its filters and order', z.array(savedViewAnswer)) },
});

const postView = routes.post(all, {
  summary: 'Keep filters and order of a list under a name',
  request: { body: jsonBody(savedViewBody) },
  responses: { 201: jsonAnswer('Kept', viewKeptAnswer) },
});

const patchView = routes.patch(one, {
  summary: 'Give one’s own view another name, or other filters and another order',
  request: { params, body: jsonBody(viewChangeBody) },
  responses: { 200: jsonAnswer('Changed', viewKeptAnswer) },
});

const removeView = routes.delete(one, {
  summary: 'Delete one’s own view',
  request: { params },
  responses: { 200: jsonAnswer('Deleted', viewKeptAnswer) },
});

/** The routes of saved views: each staff member saves filters of the staff's lists for themselves. */
export function viewsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getViews, async (c) => {
      const views = await listViews(deps, c.get('actor'), c.req.valid('query').list);
      return c.json(
        views.map(({ id, name, query }) => ({ id, name, query })),
        200,
      );
    })
    .openapi(postView, async (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, (within) => saveView(within, c.get('actor'), body));
    })
    .openapi(patchView, async (c) =>
      answerResult(
        c,
        await changeView(deps, c.get('actor'), c.req.valid('param').viewId, c.req.valid('json')),
      ),
    )
    .openapi(removeView, async (c) =>
      answerResult(c, await forgetView(deps, c.get('actor'), c.req.valid('param').viewId)),
    );
}

export type ViewsApi = RoutesOf<typeof viewsApi>;

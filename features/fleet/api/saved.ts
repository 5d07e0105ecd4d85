import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { savedYachtsAnswer, saveYachtsBody } from '../schema/index.ts';
import { letGoOfYacht, listSavedYachts, saveYachts } from '../service/index.ts';

const shared = {
  audience: 'signed-in' as const,
  tags: ['Profile'],
  responses: { 200: jsonAnswer('What is saved now', savedYachtsAnswer) },
};
const yachtParams = z.object({ yachtId: z.string().max(120) });

const getSaved = defineRoute({
  ...shared,
  method: 'get',
  path: '/api/profile/saved-yachts',
  summary: 'One’s saved yachts',
});

const postSaved = defineRoute({
  ...shared,
  method: 'post',
  path: '/api/profile/saved-yachts',
  summary: 'Add what a browser has saved to what the account has',
  request: { body: jsonBody(saveYachtsBody) },
});

const putSaved = defineRoute({
  ...shared,
  method: 'put',
  path: '/api/profile/saved-yachts/{yachtId}',
  summary: 'Save a yacht',
  request: { params: yachtParams },
});

const deleteSaved = defineRoute({
  ...shared,
  method: 'delete',
  path: '/api/profile/saved-yachts/{yachtId}',
  summary: 'Let go of a saved yacht',
  request: { params: yachtParams },
});

/** The routes of the yachts that an account has saved. */
export function savedYachtsApi(deps: Deps) {
  return createApiRouter()
    .openapi(getSaved, async (c) => c.json(await listSavedYachts(deps, c.get('actor')), 200))
    .openapi(postSaved, async (c) => {
      return c.json(await saveYachts(deps, c.get('actor'), c.req.valid('json').ids), 200);
    })
    .openapi(putSaved, async (c) => {
      return c.json(await saveYachts(deps, c.get('actor'), [c.req.valid('param').yachtId]), 200);
    })
    .openapi(deleteSaved, async (c) => {
      return c.json(await letGoOfYacht(deps, c.get('actor'), c.req.valid('param').yachtId), 200);
    });
}

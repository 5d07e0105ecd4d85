import type { Deps } from '#platform/deps.ts';
import { createApiRouter, defineRoute, jsonAnswer, type RoutesOf } from '#platform/http/route.ts';
import { searchAnswer, searchQuery } from './schema.ts';
import { searchEverything } from './service.ts';

const getSearch = defineRoute({
  method: 'get',
  path: '/api/admin/search',
  audience: 'administrator',
  area: 'desk',
  tags: ['Reporting'],
  summary: 'Yachts, clients, charters, applications and inquiries by what was typed',
  description:
    'A few of each kind. Telephone numbers are found in any writing. Of fewer than two letters, nothing.',
  request: { query: searchQuery },
  responses: { 200: jsonAnswer('What was found', searchAnswer) },
});

/** The staff's search across yachts, clients, charters, applications and inquiries. */
export function searchApi(deps: Deps) {
  return createApiRouter().openapi(getSearch, async (c) =>
    c.json(await searchEverything(deps, c.get('actor'), c.req.valid('query').q), 200),
  );
}

export type SearchApi = RoutesOf<typeof searchApi>;

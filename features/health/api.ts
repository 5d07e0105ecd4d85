import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, jsonAnswer, type RoutesOf, routesFor } from '#platform/http/route.ts';
import { words } from './components/admin/words/index.ts';
import { healthAnswer, retriedAnswer } from './schema.ts';
import { type HealthSources, readHealth, retryJob } from './service.ts';

const routes = routesFor({ audience: 'administrator', area: 'health', tags: ['Health'] });

const getHealth = routes.get('/api/admin/health', {
  summary: 'How the site is: what runs, what waits, what has failed and why',
  responses: { 200: jsonAnswer('Read at this moment', healthAnswer) },
});

const postJobRetry = routes.post('/api/admin/health/jobs/{jobId}/retry', {
  summary: 'Do a failed job once more',
  request: { params: z.object({ jobId: z.uuid() }) },
  responses: { 200: jsonAnswer('It waits to be done', retriedAnswer) },
});

/** The routes of the Health screen: the site's state, and retries of failed jobs. */
export function healthApi(deps: Deps, sources: HealthSources) {
  return createApiRouter()
    .openapi(getHealth, async (c) => c.json(await readHealth(deps, sources), 200))
    .openapi(postJobRetry, async (c) =>
      answerResult(c, await retryJob(deps, c.req.valid('param').jobId, c.get('actor')), () => ({
        message: words.jobAgain,
      })),
    );
}

export type HealthApi = RoutesOf<typeof healthApi>;

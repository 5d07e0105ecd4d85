import { z } from 'zod';
import type { Deps } from '#platform/deps.ts';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, defineRoute, jsonAnswer, type RoutesOf } from '#platform/http/route.ts';
import { sentAgainAnswer } from './schema.ts';
import { sendAgain } from './service.ts';

const postAgain = defineRoute({
  method: 'post',
  path: '/api/admin/failed-mails/{mailId}/send-again',
  audience: 'administrator',
  area: 'mails',
  tags: ['Reporting'],
  summary: 'Send a failed mail once more',
  description: 'Under the same Message-ID, as long as what it says is kept: 14 days.',
  request: { params: z.object({ mailId: z.uuid() }) },
  responses: { 200: jsonAnswer('It waits to be sent', sentAgainAnswer) },
});

/** The routes by which staff handle mails. */
export function notificationsApi(deps: Deps) {
  return createApiRouter().openapi(postAgain, async (c) =>
    answerResult(c, await sendAgain(deps, c.req.valid('param').mailId, c.get('actor'))),
  );
}

export type NotificationsApi = RoutesOf<typeof notificationsApi>;

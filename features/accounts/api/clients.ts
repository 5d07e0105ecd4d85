import { z } from 'zod';
import { answerResult } from '#platform/http/answers.ts';
import { createApiRouter, defineRoute, jsonAnswer, jsonBody } from '#platform/http/route.ts';
import { words } from '../components/admin/words/index.ts';
import { lockBody, messageAnswer } from '../schema.ts';
import { lockClient, signClientOut, unlockClient } from '../service/clients.ts';
import type { AccountDeps } from '../service/deps.ts';

const shared = {
  audience: 'administrator' as const,
  area: 'customers' as const,
  tags: ['Customers'],
  responses: { 200: jsonAnswer('Done', messageAnswer) },
};
const params = z.object({ accountId: z.uuid() });

const deleteSessions = defineRoute({
  ...shared,
  method: 'delete',
  path: '/api/admin/accounts/{accountId}/sessions',
  summary: 'Sign a client out everywhere',
  request: { params },
});

const putLock = defineRoute({
  ...shared,
  method: 'put',
  path: '/api/admin/accounts/{accountId}/lock',
  summary: 'Lock a client’s account',
  description: 'Every device is signed out, and nobody signs in to it until it is unlocked.',
  request: { params, body: jsonBody(lockBody) },
});

const deleteLock = defineRoute({
  ...shared,
  method: 'delete',
  path: '/api/admin/accounts/{accountId}/lock',
  summary: 'Unlock a client’s account',
  request: { params },
});

/** The staff's routes that sign clients out, and lock and unlock their accounts. */
export function clientsApi(deps: AccountDeps) {
  return createApiRouter()
    .openapi(deleteSessions, async (c) => {
      const ended = await signClientOut(deps, c.get('actor'), c.req.valid('param').accountId);
      return answerResult(c, ended, () => ({ message: words.clientSignedOut }));
    })
    .openapi(putLock, async (c) => {
      const { reason } = c.req.valid('json');
      const locked = await lockClient(deps, c.get('actor'), c.req.valid('param').accountId, reason);
      return answerResult(c, locked, () => ({ message: words.accountLocked }));
    })
    .openapi(deleteLock, async (c) => {
      const unlocked = await unlockClient(deps, c.get('actor'), c.req.valid('param').accountId);
      return answerResult(c, unlocked, () => ({ message: words.accountUnlocked }));
    });
}

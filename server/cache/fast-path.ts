import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#server/log.ts';
import type { AnswerCache } from './answer-cache.ts';
import { encodingFor, isFresh } from './kept-answer.ts';

/**
 * Answers a request straight from the cache, before any framework sees it: a kept page costs a look-up and a write.
 *
 * @returns false when there is nothing kept for it; the request is then untouched
 */
export function serveKept(
  cache: AnswerCache,
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !request.url) return false;
  // An empty value is answered with a redirect, which nobody keeps.
  if (/=(&|$)/.test(request.url)) return false;
  const kept = cache.find(request.url);
  if (!kept) return false;
  const requestId = randomUUID();
  response.setHeader('x-request-id', requestId);
  let status = kept.status;
  if (isFresh(kept, request.headers['if-none-match'])) {
    status = 304;
    response.writeHead(304, kept.notModifiedHeaders);
    response.end();
  } else {
    const accepted = request.headers['accept-encoding'];
    const encoding = encodingFor(typeof accepted === 'string' ? accepted : undefined);
    response.writeHead(kept.status, kept.headers[encoding]);
    response.end(request.method === 'HEAD' ? undefined : kept.bodies[encoding]);
  }
  log.info({ requestId, method: request.method, path: request.url.split('?', 1)[0], status, kept: true });
  return true;
}

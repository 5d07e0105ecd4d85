import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Log } from '#platform/log.ts';
import { noteCache, noteRequest } from '#platform/metrics/measures.ts';
import type { AnswerCache } from './answer-cache.ts';
import { encodingFor, isFresh } from './cached-answer.ts';

const asWritten = new WeakMap<OutgoingHttpHeaders, readonly string[]>();

/** Headers as Node writes them without another look: names and values in turn. Worked out once for each cached answer. */
function written(headers: OutgoingHttpHeaders): readonly string[] {
  const known = asWritten.get(headers);
  if (known) return known;
  const list = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  asWritten.set(headers, list);
  return list;
}

/**
 * Answers a request straight from the cache, before any framework sees it: a cached page costs a look-up and a write.
 *
 * @returns false when nothing is kept for it in the caller's encoding; the request is then untouched
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
  const isHad = isFresh(kept, request.headers['if-none-match']);
  const accepted = request.headers['accept-encoding'];
  const copy = kept.copies.get(encodingFor(typeof accepted === 'string' ? accepted : undefined));
  // Whoever asks in this encoding first is given a copy made for them.
  if (!isHad && !copy) return false;
  const startedAt = performance.now();
  const requestId = randomUUID();
  const status = isHad ? 304 : kept.status;
  response.writeHead(status, [
    ...written((!isHad && copy?.headers) || kept.headers),
    'x-request-id',
    requestId,
  ]);
  response.end(isHad || request.method === 'HEAD' ? undefined : copy?.body);
  const query = request.url.indexOf('?');
  const path = query === -1 ? request.url : request.url.slice(0, query);
  noteCache('hit');
  noteRequest(kept.route, request.method, status, true, performance.now() - startedAt);
  log.kept({ requestId, method: request.method, path, status });
  return true;
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Log } from '#platform/log.ts';
import { noteCache, noteRequest } from '#platform/metrics/measures.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type CachedAnswer, encodingFor, isFresh } from './cached-answer.ts';

const asWritten = new WeakMap<OutgoingHttpHeaders, readonly string[]>();

/** Headers as a flat list of names and values, which Node writes without further checks. Computed once for each cached answer. */
function written(headers: OutgoingHttpHeaders): readonly string[] {
  const known = asWritten.get(headers);
  if (known) return known;
  const list = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  asWritten.set(headers, list);
  return list;
}

/**
 * Answers a request straight from the cache, before any framework sees it: a cached page costs a look-up and a write. This also
 * covers an answer that is being made for another caller: when a crowd asks for a new page, all but the first wait here.
 *
 * @param onward called when there is no such answer, or none in the caller's encoding; the request is then untouched
 */
export function serveKept(
  cache: AnswerCache,
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
  onward: () => void,
): void {
  const { url = '', method = '' } = request;
  const startedAt = performance.now();
  const serve = (answer: CachedAnswer, isKept: boolean) => {
    const isHad = answer.status === 200 && isFresh(answer, request.headers['if-none-match']);
    const accepted = request.headers['accept-encoding'];
    const copy = answer.copies.get(encodingFor(typeof accepted === 'string' ? accepted : undefined));
    // The first caller that takes this encoding goes on to the site, which makes that copy.
    if (!isHad && !copy) {
      onward();
      return;
    }
    const requestId = randomUUID();
    const status = isHad ? 304 : answer.status;
    response.writeHead(status, [
      ...written((!isHad && copy?.headers) || answer.headers),
      'x-request-id',
      requestId,
    ]);
    response.end(isHad || method === 'HEAD' ? undefined : copy?.body);
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    noteCache(isKept ? 'hit' : 'miss');
    noteRequest(answer.route, method, status, isKept, performance.now() - startedAt);
    log.kept({ requestId, method, path, status });
  };
  // An address with an empty parameter is answered with a redirect, which is never cached.
  const isReading = (method === 'GET' || method === 'HEAD') && !/=(&|$)/.test(url);
  const kept = isReading ? cache.find(url) : undefined;
  const making = isReading && !kept ? cache.findMaking(url) : undefined;
  if (kept) serve(kept, true);
  // If the making failed, the site may still answer with an older, stale page.
  else if (making) making.then((made) => (made.status < 500 ? serve(made, false) : onward()), onward);
  else onward();
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Log } from '#platform/log.ts';
import { noteCache, noteRequest } from '#platform/metrics/measures.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type CachedAnswer, encodingFor, isFresh } from './cached-answer.ts';

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
 * Answers a request straight from the cache, before any framework sees it: a cached page costs a look-up and a write. So does one
 * that is just being made for somebody else: of a crowd that asks for a new page, all but the first wait here.
 *
 * @param onward for what is neither, or not in the caller's encoding; the request is then untouched
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
    // Whoever asks in this encoding first is given a copy made for them.
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
  // An empty value is answered with a redirect, which nobody keeps.
  const isReading = (method === 'GET' || method === 'HEAD') && !/=(&|$)/.test(url);
  const kept = isReading ? cache.find(url) : undefined;
  const making = isReading && !kept ? cache.findMaking(url) : undefined;
  if (kept) serve(kept, true);
  // What failed may be answered with what was there before.
  else if (making) making.then((made) => (made.status < 500 ? serve(made, false) : onward()), onward);
  else onward();
}

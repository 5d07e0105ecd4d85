import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ScriptMark } from '#ui/script-mark.ts';
import { markContext } from './context.ts';

/**
 * Renders a page as a whole. Pages are cached as bytes and must work without scripts, so nothing is streamed in later: it waits
 * for all `Suspense` boundaries and moves none to the end of the document.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const mark = context.get(markContext);
    const router = (
      <ScriptMark value={mark}>
        <ServerRouter context={routerContext} url={request.url} {...(mark ? { nonce: mark } : {})} />
      </ScriptMark>
    );
    const { pipe } = renderToPipeableStream(router, {
      ...(mark ? { nonce: mark } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(buffer(pipe(new PassThrough())).then((page) => new Response(page, { status, headers })));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

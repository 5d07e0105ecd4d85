import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long those at the other end may take, in milliseconds. */
export type Pace = {
  /** For a request's headers. */
  readonly headersMs: number;
  /** For a whole body that is no upload: 256 KB at most. */
  readonly bodyMs: number;
  /** For a whole upload, however steadily it comes. */
  readonly uploadMs: number;
  /** For the next byte of an upload. */
  readonly stillMs: number;
  /** For the next byte of an answer to be taken; longer than any answer of ours is in the making. */
  readonly untakenMs: number;
};

const PACE: Pace = {
  headersMs: 20_000,
  bodyMs: 60_000,
  uploadMs: 30 * 60_000,
  stillMs: 20_000,
  untakenMs: 120_000,
};

/** Whether a request brings files. */
export function isUpload(contentType: string | undefined): boolean {
  return /^multipart\/form-data\b/i.test(contentType ?? '');
}

/**
 * Ends requests whose sender keeps them open: slow headers, a slow form, an upload that stands still, an answer that nobody takes. A
 * photograph over a poor line takes minutes, so that an upload is judged by whether it moves and not, as Node does it, by one limit for
 * everything.
 */
export function limitPace(server: Server, pace: Pace = PACE): void {
  server.headersTimeout = pace.headersMs;
  server.requestTimeout = 0;
  // Node's word for a connection on which nothing moves, in either direction, while a request is under way.
  server.timeout = pace.untakenMs;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    if (chunked !== undefined || Number(length ?? 0) > 0) watch(request, response, pace);
  });
}

function watch(request: IncomingMessage, response: ServerResponse, pace: Pace): void {
  const { socket } = request;
  const isFile = isUpload(request.headers['content-type']);
  const begunAt = performance.now();
  let movedAt = begunAt;
  let seen = socket.bytesRead;
  const look = () => {
    if (request.complete || socket.destroyed) return clearInterval(looking);
    const now = performance.now();
    // What has come and waits to be read is ours to take: the sender cannot go on.
    if (socket.bytesRead !== seen || request.readableLength > 0) {
      movedAt = now;
      seen = socket.bytesRead;
    }
    const isLate = now - begunAt > (isFile ? pace.uploadMs : pace.bodyMs);
    if (!isLate && !(isFile && now - movedAt > pace.stillMs)) return;
    clearInterval(looking);
    if (socket.writable && !response.headersSent) {
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    }
    socket.destroy();
  };
  const looking = setInterval(look, Math.min(pace.bodyMs, pace.stillMs) / 10);
  request.once('close', () => clearInterval(looking));
}

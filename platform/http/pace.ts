import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long the other side of a connection may take, in milliseconds. */
export type Pace = {
  /** To send a request's headers. */
  readonly headersMs: number;
  /** To send a whole body that is not an upload: 256 KB at most. */
  readonly bodyMs: number;
  /** To send a whole upload, even if it never pauses. */
  readonly uploadMs: number;
  /** To send the next 4 KB of an upload, or its end. */
  readonly stillMs: number;
  /** To take the next byte of an answer. It must be longer than the site needs to make any answer. */
  readonly untakenMs: number;
};

const PACE: Pace = {
  headersMs: 20_000,
  bodyMs: 60_000,
  uploadMs: 30 * 60_000,
  stillMs: 20_000,
  untakenMs: 120_000,
};

/** An upload moves when so many bytes more have come: with a byte now and then, one could keep a place for half an hour. */
const MOVED_BYTES = 4_096;

/** Whether a request brings files. */
export function isUpload(contentType: string | undefined): boolean {
  return /^multipart\/form-data\b/i.test(contentType ?? '');
}

/**
 * Ends requests that the other side keeps open: slow headers, a slow form, a stalled upload, an answer that nobody takes. A
 * photo on a slow line takes minutes, so an upload is judged by whether it moves. Node has only one limit for all requests.
 */
export function limitPace(server: Server, pace: Pace = PACE): void {
  server.headersTimeout = pace.headersMs;
  server.requestTimeout = 0;
  // Node applies it to a connection on which nothing moves, in either direction, while a request is under way.
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
    // While received bytes wait to be read, the delay is ours: the sender cannot go on.
    if (socket.bytesRead >= seen + MOVED_BYTES || request.readableLength > 0) {
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

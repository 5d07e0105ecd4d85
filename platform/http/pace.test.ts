import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitPace, type Pace } from './pace.ts';

const QUICK: Pace = { headersMs: 500, bodyMs: 500, uploadMs: 60_000, stillMs: 60_000, untakenMs: 60_000 };

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that waits for `begin` and then answers with the number of bytes it received. */
async function aServer(pace: Partial<Pace>, begin: Promise<void> = Promise.resolve()): Promise<number> {
  const server = createServer({ connectionsCheckingInterval: 100 }, async (request, response) => {
    let bytes = 0;
    await begin;
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
    });
    request.on('end', () => response.end(`got ${bytes}`));
  });
  servers.push(server);
  limitPace(server, { ...QUICK, ...pace });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends the parts a tenth of a second apart. Returns all that comes back until the connection ends. */
function send(port: number, head: string, parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A reset also ends the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(head);
    const rest = [...parts];
    const sending = setInterval(() => {
      const part = rest.shift();
      if (part === undefined || socket.destroyed) clearInterval(sending);
      else socket.write(part);
    }, 100);
  });
}

const head = (type: string, bytes: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
const UPLOAD = 'multipart/form-data; boundary=b';
const parts = (count: number) => Array.from({ length: count }, () => 'x');

describe('an upload', () => {
  it('that moves arrives, however long it takes beside a form', async () => {
    const port = await aServer({ headersMs: 60_000 });
    expect(await send(port, head(UPLOAD, 20), parts(20))).toContain('got 20');
  });

  it('that stands still is ended', async () => {
    const port = await aServer({ stillMs: 500 });
    expect(await send(port, head(UPLOAD, 20), parts(2))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('of which only drips come is ended', async () => {
    const port = await aServer({ stillMs: 500 });
    expect(await send(port, head(UPLOAD, 10_000), parts(10_000))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('of which enough comes goes on', async () => {
    const port = await aServer({ stillMs: 3_000 });
    const part = 'x'.repeat(8_192);
    expect(await send(port, head(UPLOAD, 40 * 8_192), Array(40).fill(part))).toContain(`got ${40 * 8_192}`);
  });

  it('of unknown length that stands still is ended as well', async () => {
    const port = await aServer({ stillMs: 500 });
    const chunked = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${UPLOAD}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await send(port, chunked, ['1\r\nx\r\n'])).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that never ends is ended', async () => {
    const port = await aServer({ uploadMs: 1_000 });
    expect(await send(port, head(UPLOAD, 10_000), parts(10_000))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that waits for us does not stand still', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const port = await aServer({ stillMs: 3_000 }, promise);
    const body = Buffer.alloc(4 * 1024 * 1024);
    setTimeout(resolve, 4_500);
    expect(await send(port, head(UPLOAD, body.byteLength), [body])).toContain(`got ${body.byteLength}`);
  });
});

describe('a form', () => {
  it('that comes in drips is ended, also while it moves', async () => {
    const port = await aServer({});
    expect(await send(port, head('application/json', 200), parts(200))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that is there in time is answered', async () => {
    const port = await aServer({ headersMs: 60_000, bodyMs: 60_000 });
    expect(await send(port, head('application/json', 3), parts(3))).toContain('got 3');
  });
});

describe('an answer', () => {
  /** Asks for more than the buffers can hold. Resolves when the server sees the end, with whether the client took everything. */
  async function largeAnswer(pace: Partial<Pace>, take: (socket: Socket) => void): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const server = createServer((_request, response) => {
      response.on('close', () => resolve(response.writableFinished));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    servers.push(server);
    limitPace(server, { ...QUICK, ...pace });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    take(socket);
    return promise;
  }

  it('that nobody takes is ended', async () => {
    expect(await largeAnswer({ untakenMs: 300 }, (socket) => socket.pause())).toBe(false);
  });

  it('that is taken arrives', async () => {
    expect(await largeAnswer({}, (socket) => socket.resume())).toBe(true);
  });
});

it('headers that come in drips are ended', async () => {
  const port = await aServer({});
  const drips = Array.from({ length: 200 }, (_, n) => `X-Drip-${n}: x\r\n`);
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: x\r\n', drips)).toMatch(/^HTTP\/1.1 408 /);
});

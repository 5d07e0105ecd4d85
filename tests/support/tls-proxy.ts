import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingHttpHeaders,
} from 'node:http';
import { createServer as createHttpsServer, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

export type Seen = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** The proxy in front of the site, as in production: it terminates https and redirects plain http to https. */
export type TlsProxy = {
  /** Asks as a browser does, trusting this proxy's certificate. */
  over(scheme: 'http' | 'https', target: string): Promise<Seen>;
  close(): Promise<void>;
};

/**
 * Opens the proxy.
 *
 * @param host the host that its certificate names
 * @param sitePort the port where the site listens with plain http
 */
export async function openTlsProxy(host: string, sitePort: number): Promise<TlsProxy> {
  const { cert, key } = makeCertificate(host);
  const secure = createHttpsServer({ cert, key }, (incoming, outgoing) => {
    const passed = httpRequest(
      {
        host: '127.0.0.1',
        port: sitePort,
        path: incoming.url,
        method: incoming.method,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.socket.remoteAddress,
          'x-forwarded-proto': 'https',
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const plain = createHttpServer((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://${incoming.headers.host}${incoming.url}` });
    outgoing.end();
  });
  for (const server of [secure, plain]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const portOf = (server: typeof secure | typeof plain) => (server.address() as AddressInfo).port;

  return {
    over: (scheme, target) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', path: target, headers: { host }, agent: false as const };
        const call =
          scheme === 'https'
            ? httpsRequest({ ...options, port: portOf(secure), ca: cert, servername: host })
            : httpRequest({ ...options, port: portOf(plain) });
        call.on('error', reject);
        call.on('response', (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        });
        call.end();
      }),
    close: async () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

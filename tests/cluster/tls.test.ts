import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFront } from './front.ts';
import { lastingPort, openFolder, type Program, requirePackages } from './programs.ts';

let folder: ReturnType<typeof openFolder>;
let front: Program;
let port: number;
let plain: string;

beforeAll(async () => {
  requirePackages('haproxy');
  folder = openFolder();
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'proxy.pem'].map((name) =>
    path.join(folder.path, name),
  ) as [string, string, string];
  const parameters = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', [...parameters, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(both, [certificate, key].map((file) => readFileSync(file, 'utf8')).join(''));
  chmodSync(both, 0o644);
  port = await lastingPort();
  const plainPort = await lastingPort();
  plain = `http://127.0.0.1:${plainPort}`;
  // Run no site behind HAProxy: it answers everything in this test itself.
  const sites = [await lastingPort(), await lastingPort()] as const;
  front = await openFront(folder.path, { port, plainPort, certificate: both, sites });
});
afterAll(async () => {
  await front?.end();
  folder?.remove();
});

/** The TLS version and cipher that HAProxy agrees on with such a client; undefined if no connection comes about. */
const agreed = (wants: ConnectionOptions) =>
  new Promise<{ version: string | null; cipher: string } | undefined>((resolve) => {
    // With only its default ciphers, this client would not offer what the proxy has to refuse, so `wants` may name
    // others.
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...wants }, () => {
      resolve({ version: socket.getProtocol(), cipher: socket.getCipher().name });
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });

const ALL = 'ALL:@SECLEVEL=0';

describe('TLS', () => {
  it.each(['TLSv1', 'TLSv1.1'] as const)('does not speak %s', async (version) => {
    expect(await agreed({ minVersion: version, maxVersion: version, ciphers: ALL })).toBeUndefined();
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'speaks %s, and encrypts with what is held to be strong',
    async (version) => {
      const found = await agreed({ minVersion: version, maxVersion: version });
      expect(found?.version).toBe(version);
      expect(found?.cipher).toMatch(/^(?:ECDHE-(?:RSA|ECDSA)|TLS)[-_].*(?:GCM|POLY1305)/);
    },
  );

  const OLD = [
    'AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-SHA256',
    'AES256-SHA',
    'DHE-RSA-AES128-GCM-SHA256',
  ] as const;
  it.each(OLD)('does not agree to %s, which is old', async (cipher) => {
    const wants = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: `${cipher}:@SECLEVEL=0` } as const;
    expect(await agreed(wants)).toBeUndefined();
  });
});

describe('without TLS', () => {
  const ask = (place: string, init: RequestInit = {}) =>
    fetch(`${plain}${place}`, { ...init, redirect: 'manual' });

  it('a page is asked for again with it, wherever it is', async () => {
    for (const place of ['/', '/yachts?guests=4', '/es/about']) {
      const answer = await ask(place);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`${plain.replace('http:', 'https:')}${place}`);
    }
  });

  it('a call of a program, or one that brings something, is refused and sent nowhere', async () => {
    for (const [place, method] of [
      ['/api/yachts', 'GET'],
      ['/api/contact', 'POST'],
      ['/sign-in', 'POST'],
    ] as const) {
      const answer = await ask(place, { method });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('location')).toBeNull();
    }
  });
});

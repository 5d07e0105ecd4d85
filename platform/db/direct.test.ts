import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase } from './database.ts';
import { refuseDeaf } from './direct.ts';

let database: TestDatabase;
let pooler: Server;
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServer'));
  pooler = aDeafPooler(database.connectionString);
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  pooler.close();
  await database.drop();
});

const NOTIFICATION = 'A'.charCodeAt(0);

/** Behaves like a pooler in transaction mode: LISTEN is answered, but no notification ever arrives. */
function aDeafPooler(connectionString: string): Server {
  const url = new URL(connectionString);
  return createServer((client) => {
    const host = decodeURIComponent(url.hostname);
    const port = Number(url.port || 5432);
    const server = host.startsWith('/') ? connect(path.join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    for (const end of [client, server]) end.on('error', () => {});
    client.pipe(server);
    let waiting = Buffer.alloc(0);
    server.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= 5 && waiting.length > waiting.readUInt32BE(1)) {
        const end = 1 + waiting.readUInt32BE(1);
        if (waiting[0] !== NOTIFICATION) client.write(waiting.subarray(0, end));
        waiting = waiting.subarray(end);
      }
    });
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
  });
}

const throughPooler = () => {
  const { username, password, pathname } = new URL(database.connectionString);
  const { port } = pooler.address() as AddressInfo;
  return `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`;
};

it('an address behind which nothing is heard is refused with a sentence, the server itself is not', async () => {
  await expect(refuseDeaf(throughPooler())).rejects.toThrow(
    'leads to a pooler that lends its connections from transaction to transaction: set DATABASE_DIRECT_URL',
  );
  await expect(refuseDeaf(database.connectionString)).resolves.toBeUndefined();
});

it('what a pooler hands on no settings for has them from its role', async () => {
  await Promise.all([1, 2, 3].map(() => refuseDeaf(database.connectionString, { isPooled: true })));
  const { pool, close } = openDatabase(throughPooler(), { isPooled: true });
  const { rows } = await pool.query(
    "select current_setting('timezone') as zone, current_setting('statement_timeout') as patience",
  );
  await close();
  expect(rows).toEqual([{ zone: 'UTC', patience: '4500ms' }]);
});

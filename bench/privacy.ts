import { randomUUID } from 'node:crypto';
import { grantApplication } from '#features/financing/service/grants.ts';
import { loadConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { ensureDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { anApplication } from '../tests/builders/financing.ts';
import { signInAs } from '../tests/support/actors.ts';
import { median } from './load.ts';
import { startSite, temporaryDataDir } from './processes.ts';

/**
 * `npm run bench:privacy`: does the time of an answer tell whether an application exists? Callers who may see neither
 * ask the built site in turns for another applicant's application and for an id that does not exist. The medians must
 * lie within 10 % of each other, and the answers must be the same bytes.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 500);
const WARMING = 80;
const OTHERS = 2_000;
const BAR = 0.1;
const PORT = 4160;

const { dataDir, remove } = temporaryDataDir();
const server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} } });
const connectionString = await ensureDatabase(server.connectionString, 'privacy');
const site = await startSite(PORT, dataDir, {
  DATABASE_URL: connectionString,
  CREATE_CALLS_PER_MINUTE: '1000000',
});
const { db, close } = openDatabase(connectionString, { statementMs: 0 });
const loaded = loadConfig({ DATA_DIR: dataDir, PUBLIC_ORIGIN: site.origin });
if (!loaded.ok) throw new Error(loaded.problems.join(' '));
const config = loaded.config;

const owner = await signInAs({ db, config }, 'client');
const others: string[] = [];
for (let count = 0; count < OTHERS; count += 1) {
  others.push(await anApplication(db, { accountId: count % 2 === 0 ? owner.accountId : null }));
}

/** Callers who may see none of these applications. Each has an application of their own, except the guest. */
const client = await signInAs({ db, config }, 'client');
await anApplication(db, { accountId: client.accountId });
const token = await grantApplication({ db, now: () => new Date() }, await anApplication(db), {
  token: undefined,
  madeBy: 'submission',
  accountId: undefined,
});
const callers: Readonly<Record<string, Record<string, string>>> = {
  'a guest': {},
  'another browser': { cookie: `miami_flow_applications=${token}` },
  'another client': { ...client.headers },
};
const json = { 'content-type': 'application/json' };
const calls: Readonly<Record<string, (id: string) => [path: string, init: RequestInit]>> = {
  'GET applications/:id': (id) => [`/api/financing/applications/${id}`, {}],
  'GET messages/:id': (id) => [`/api/financing/messages/${id}`, {}],
  'POST messages/:id': (id) => [
    `/api/financing/messages/${id}`,
    { method: 'POST', headers: json, body: JSON.stringify({ content: 'Who are you?' }) },
  ],
  'GET applications/:id/documents/:id': (id) => [
    `/api/financing/applications/${id}/documents/${randomUUID()}`,
    {},
  ],
  'DELETE applications/:id': (id) => [`/api/financing/applications/${id}`, { method: 'DELETE' }],
};

async function timed(
  call: (id: string) => [string, RequestInit],
  headers: Record<string, string>,
  id: string,
): Promise<{ ms: number; told: string }> {
  const [path, init] = call(id);
  const request = new Request(site.origin + path, { ...init, headers: { ...init.headers, ...headers } });
  const startedAt = performance.now();
  const response = await fetch(request);
  const body = await response.text();
  return { ms: performance.now() - startedAt, told: `${response.status} ${body}` };
}

let holds = true;
try {
  for (const [name, call] of Object.entries(calls)) {
    for (const [who, headers] of Object.entries(callers)) {
      const theirs: number[] = [];
      const nobodys: number[] = [];
      const told = new Set<string>();
      for (let round = -WARMING; round < ROUNDS; round += 1) {
        const another = others[Math.floor(Math.random() * others.length)] ?? '';
        // Choose the order at random, because the second of two calls finds a warmer machine.
        const first = Math.random() < 0.5;
        for (const isTheirs of [first, !first]) {
          const { ms, told: answer } = await timed(call, headers, isTheirs ? another : randomUUID());
          told.add(answer);
          if (round >= 0) (isTheirs ? theirs : nobodys).push(ms);
        }
      }
      const [a, b] = [median(theirs), median(nobodys)];
      const apart = Math.abs(a - b) / Math.min(a, b);
      const isSame = told.size === 1 && [...told][0]?.startsWith('404 ') === true;
      holds &&= apart <= BAR && isSame;
      console.log(
        `${name}, ${who}: somebody else’s ${a.toFixed(3)} ms, nobody’s ${b.toFixed(3)} ms: ${(apart * 100).toFixed(1)} % apart (≤ ${BAR * 100} %), ${isSame ? 'the same 404' : `answers differ: ${[...told].join(' | ')}`}`,
      );
    }
  }
} finally {
  await site.stop();
  await close();
  await server.stop();
  await remove();
}
process.exitCode = holds ? 0 : 1;

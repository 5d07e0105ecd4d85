import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { findGenerator, type Load, load, median } from './load.ts';
import { peersFolder, preparePeers } from './peers.ts';
import { memoryMb, type Running, startBare, startNext, startSite, temporaryDataDir } from './processes.ts';

/**
 * `npm run bench:server`: bars.md's "Speed on the server", as ratios measured side by side in one run. The contestants
 * take turns, so that a slower machine slows them all down alike.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 4);
const quiet = { info() {}, warn() {} };

type Row = { readonly what: string; readonly figure: string; readonly bar: string; readonly holds: boolean };
const rows: Row[] = [];
const record = (what: string, value: number, bar: number, atLeast: boolean, unit = '×') =>
  rows.push({
    what,
    figure: `${value.toFixed(2)} ${unit}`,
    bar: `${atLeast ? '≥' : '≤'} ${bar} ${unit}`,
    holds: atLeast ? value >= bar : value <= bar,
  });

/** Saves the bytes and headers that the site answers at an address, so that the bare server can send the same. */
async function copyAnswer(url: string, name: string): Promise<{ body: string; headers: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const identity = Buffer.from(await response.arrayBuffer());
  const { gzipSync } = await import('node:zlib');
  const bytes = gzipSync(identity, { level: 6 });
  const kept = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id', 'content-length'];
  const headers = Object.fromEntries([...response.headers].filter(([header]) => !kept.includes(header)));
  const files = {
    body: path.join(peersFolder, `${name}.body`),
    headers: path.join(peersFolder, `${name}.json`),
  };
  writeFileSync(files.body, bytes);
  writeFileSync(
    files.headers,
    JSON.stringify({ ...headers, 'content-encoding': 'gzip', 'content-length': bytes.length }),
  );
  return files;
}

/** Measures the contestants in turns and answers the loads of each. */
async function inTurn(contestants: Record<string, string>): Promise<Record<string, Load[]>> {
  const loads: Record<string, Load[]> = Object.fromEntries(
    Object.keys(contestants).map((name) => [name, []]),
  );
  for (const url of Object.values(contestants)) await load(url, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(contestants)) {
      const measured = await load(url, SECONDS);
      if (measured.failed > 0) throw new Error(`${name}: ${measured.failed} requests failed`);
      loads[name]?.push(measured);
    }
  }
  for (const [name, all] of Object.entries(loads)) {
    console.log(
      `  ${name.padEnd(28)} ${median(all.map((one) => one.perSecond))
        .toFixed(0)
        .padStart(7)} /s`,
    );
  }
  return loads;
}

const ratio = (loads: Record<string, Load[]>, ours: string, theirs: string) =>
  median(
    (loads[ours] ?? []).map(
      (one, round) => one.perSecond / (loads[theirs]?.[round]?.perSecond ?? Number.NaN),
    ),
  );

async function main(): Promise<void> {
  findGenerator();
  mkdirSync(peersFolder, { recursive: true });
  const { dataDir, remove } = temporaryDataDir();
  const running: Running[] = [];
  const started = <R extends Running>(one: R): R => {
    running.push(one);
    return one;
  };
  try {
    // The first start creates and seeds the database; only the second start is timed.
    await (await startSite(4100, dataDir)).stop();
    const site = started(await startSite(4100, dataDir));
    record('npm start on an installed checkout, to the first page', site.startedInMs / 1000, 3, false, 's');
    record('Memory (PSS) of the site with its database', memoryMb(site.pid, [dataDir]), 350, false, 'MB');

    const server = await startEmbeddedDatabase({ dataDir, log: quiet });
    const databaseUrl = await ensureDatabase(server.connectionString, 'miami_flow');
    preparePeers(databaseUrl);
    const page = await copyAnswer(`${site.origin}/yachts`, 'page');
    const list = await copyAnswer(`${site.origin}/api/yachts`, 'list');
    // The port after a site's own belongs to its practice bank, so leave it free.
    const barePage = started(await startBare(4106, page.body, page.headers));
    const bareList = started(await startBare(4107, list.body, list.headers));
    const next = started(await startNext(4108, peersFolder, databaseUrl));
    const fresh = started(await startSite(4104, dataDir, { KEEP_ANSWERS: 'off' }));

    console.log('A cached page');
    const kept = await inTurn({
      site: `${site.origin}/yachts`,
      'bare node:http': `${barePage.origin}/yachts`,
      'Next.js, static': `${next.origin}/yachts`,
    });
    record('Cached page, against bare node:http', ratio(kept, 'site', 'bare node:http'), 0.7, true);
    record(
      'Cached page, against Next.js with its static cache',
      ratio(kept, 'site', 'Next.js, static'),
      10,
      true,
    );

    console.log('A page across an expiry');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const across: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [measured] = await Promise.all([
        load(`${site.origin}/yachts`, SECONDS),
        new Promise((resolve) => setTimeout(resolve, (SECONDS * 1000) / 2)).then(() =>
          client.query('update yachts set version = version where false'),
        ),
      ]);
      across.push(measured.p99Ms / measured.medianMs);
    }
    await client.end();
    record('Its 99th percentile against its median, across an expiry', median(across), 10, false);

    console.log('A page rendered afresh');
    const afresh = await inTurn({
      site: `${fresh.origin}/yachts`,
      'Next.js, dynamic': `${next.origin}/fresh`,
    });
    record('Page rendered afresh, against Next.js', ratio(afresh, 'site', 'Next.js, dynamic'), 7, true);

    console.log('The fleet as JSON');
    const api = await inTurn({
      site: `${site.origin}/api/yachts`,
      'bare node:http': `${bareList.origin}/api/yachts`,
    });
    record('GET /api/yachts, against bare node:http', ratio(api, 'site', 'bare node:http'), 0.6, true);
    await server.stop();
  } finally {
    for (const one of running) await one.stop();
    await remove();
  }
  console.log('');
  for (const { what, figure, bar, holds } of rows) {
    console.log(`${holds ? 'holds' : 'FAILS'}  ${what.padEnd(62)} ${figure.padStart(11)}   (${bar})`);
  }
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
}

await main();

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPractice } from './open.ts';

let dataDir: string;
const opened: Awaited<ReturnType<typeof openPractice>>[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-practice-'));
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open() {
  // No site runs on this port. If the port after it is taken, the stand-in takes any free one.
  const config = { dataDir, host: '127.0.0.1', port: 9, publicOrigin: 'http://localhost:9' };
  const practice = await openPractice(config, { info() {}, warn() {} });
  opened.push(practice);
  return practice;
}

type Practice = Awaited<ReturnType<typeof open>>;

/** Opens a payment page, as the site does. */
async function aPage({ settings }: Practice): Promise<string> {
  const body = new URLSearchParams({
    mode: 'payment',
    'line_items[0][price_data][unit_amount]': '10000',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': 'A charter',
    'line_items[0][quantity]': '1',
    success_url: 'http://localhost:9/',
    cancel_url: 'http://localhost:9/',
    expires_at: String(Math.floor(Date.now() / 1_000) + 3_600),
  });
  const answer = await fetch(`${settings.apiBase}/v1/checkout/sessions`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

const kept = (): string[] =>
  JSON.parse(readFileSync(path.join(dataDir, 'practice-payments.json'), 'utf8')).sessions.map(
    ({ id }: { id: string }) => id,
  );

it('processes on one data folder share one stand-in, which keeps what each of them has begun', async () => {
  const first = await open();
  const [second, third] = await Promise.all([open(), open()]);
  expect([second, third].map(({ settings }) => settings.apiBase)).toEqual(
    Array.from({ length: 2 }, () => first.settings.apiBase),
  );
  const pages = [await aPage(second), await aPage(first), await aPage(third)];
  await third.stop();
  await second.stop();
  await first.stop();
  expect(kept()).toEqual(pages);
  expect(readdirSync(dataDir)).toEqual(['practice-payments.json']);
});

it('of those that start at the same moment one opens it', async () => {
  const all = await Promise.all([open(), open(), open()]);
  expect(new Set(all.map(({ settings }) => settings.apiBase)).size).toBe(1);
  const pages = await Promise.all(all.map(aPage));
  for (const one of opened.splice(0)) await one.stop();
  expect(kept().sort()).toEqual(pages.sort());
});

it('one that a killed process has noted is not waited for, nor one of another data folder believed', async () => {
  const note = path.join(dataDir, 'practice-payments.address');
  writeFileSync(note, 'http://127.0.0.1:1 of-a-killed-process');
  const first = await open();
  await aPage(first);
  const own = readFileSync(note, 'utf8');
  writeFileSync(note, own.replace(/ .*/, ' of-another-folder'));
  const second = await open();
  expect(second.settings.apiBase).not.toBe(first.settings.apiBase);
});

import { Agent, type ClientRequest, request } from 'node:http';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { memoryMb, serverMemoryMb, serverPeakMb, startSite, temporaryDataDir } from './processes.ts';

/**
 * `npm run bench:overload`: sixty clients sign in and two hundred visitors search for different things at once, for a
 * minute. A refused visitor tries again after a second. Meanwhile the site must answer /healthz and cached pages as
 * usual, an administrator must be able to sign in, and everybody else must get an answer or a refusal within two
 * seconds.
 */
const SECONDS = Number(process.env.SECONDS ?? 60);
const ADMIN = { username: 'admin', password: 'the keeper of the crowd' };
/** How long after the load the bench measures the site's memory again, in milliseconds. */
const REST_MS = 60_000;
const SIGN_INS = 60;
const SEARCHES = 200;
const PAUSE_MS = 1_000;
/** The most requests that one run sends. */
const MOST_REQUESTS = 40_000;
const PORT = 4110;

type Answers = { readonly counts: Record<string, number>; readonly slowest: Record<string, number> };

const agent = new Agent({ keepAlive: true, maxSockets: SIGN_INS + SEARCHES + 8 });

type Call = { readonly path: string; readonly body?: object; readonly address?: string };

function send({ path, body, address }: Call): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const bytes = body && Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const call: ClientRequest = request(
      {
        agent,
        host: '127.0.0.1',
        port: PORT,
        path,
        method: bytes ? 'POST' : 'GET',
        headers: {
          'accept-encoding': 'br',
          ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.byteLength } : {}),
          // Send each call from an address of its own, so that the site refuses nobody for trying too often.
          ...(address ? { 'x-forwarded-for': address } : {}),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }),
        );
        answer.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(bytes);
  });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function aSignIn(n: number): Call {
  const [a, b, c] = [n >> 16, n >> 8, n].map((part) => part & 255);
  return {
    path: '/api/auth/sign-in',
    address: `10.${a}.${b}.${c}`,
    body: { username: `visitor-${n}`, password: `a password of visitor ${n}` },
  };
}

/**
 * Makes each search different: by day, by number of guests, by result page. Every second one is an API call instead of
 * a page.
 */
function aSearch(n: number): Call {
  const checkin = addDays(charterDayAt(new Date()), 1 + (n % 300));
  const guests = 1 + (Math.floor(n / 300) % 12);
  const query = new URLSearchParams({ checkin, checkout: checkin, guests: String(guests) });
  if (n >= 3_600) query.set('page', String(1 + Math.floor(n / 3_600)));
  return { path: `${n % 2 === 0 ? '/yachts' : '/api/yachts'}?${query}` };
}

/**
 * Runs the crowd in a thread of its own, because the measuring thread must not wait for it. Real visitors use their own
 * processors, so this thread runs at low priority on the two processors that it shares with the site.
 */
async function crowd(until: number): Promise<Answers> {
  setPriority(10);
  const counts: Record<string, number> = {};
  const slowest: Record<string, number> = {};
  let sent = 0;
  const visitor = async (kind: string, make: (n: number) => Call, numbers: () => number) => {
    while (Date.now() < until && sent < MOST_REQUESTS) {
      sent += 1;
      const { status, ms } = await send(make(numbers())).catch(() => ({ status: 0, ms: 0 }));
      const name = `${kind} ${status}`;
      counts[name] = (counts[name] ?? 0) + 1;
      slowest[name] = Math.max(slowest[name] ?? 0, ms);
      if (status >= 400 || status === 0) await pause(PAUSE_MS);
    }
  };
  const counter = () => {
    let last = 0;
    return () => {
      last += 1;
      return last;
    };
  };
  const [signIns, searches] = [counter(), counter()];
  await Promise.all([
    ...Array.from({ length: SIGN_INS }, () => visitor('sign-in', aSignIn, signIns)),
    ...Array.from({ length: SEARCHES }, () => visitor('search', aSearch, searches)),
  ]);
  agent.destroy();
  return { counts, slowest };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function watch(call: Call, everyMs: number, until: number): Promise<number[]> {
  const ms: number[] = [];
  while (Date.now() < until) {
    const answer = await send(call);
    if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}`);
    ms.push(answer.ms);
    await pause(everyMs);
  }
  return ms;
}

async function main(): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  const site = await startSite(PORT, dataDir, {
    TRUSTED_PROXIES: '1',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  let holds = true;
  const say = (what: string, figure: string, bar?: { text: string; holds: boolean }) => {
    if (bar && !bar.holds) holds = false;
    console.log(
      `${bar ? (bar.holds ? 'holds' : 'FAILS') : '     '}  ${what.padEnd(44)} ${figure}${bar ? `   (${bar.text})` : ''}`,
    );
  };
  try {
    for (const path of ['/', '/about', '/yachts']) for (let n = 0; n < 5; n += 1) await send({ path });
    const before = serverMemoryMb(site.pid);
    const until = Date.now() + SECONDS * 1_000;
    const load = new Promise<Answers>((resolve, reject) => {
      const worker = new Worker(import.meta.filename, { workerData: until });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    const [health, home, about, admin] = await Promise.all([
      watch({ path: '/healthz' }, 50, until),
      watch({ path: '/' }, 20, until),
      watch({ path: '/about' }, 20, until),
      watch({ path: '/api/auth/sign-in', address: '192.0.2.1', body: ADMIN }, 7_000, until),
    ]);
    const { counts, slowest } = await load;
    const [most, inAll] = [serverPeakMb(site.pid), memoryMb(site.pid)];
    await pause(REST_MS);
    const kept = [...home, ...about];
    const atMost = (value: number, bar: number, unit: string) => ({
      text: `≤ ${bar} ${unit}`,
      holds: value <= bar,
    });
    for (const [name, count] of Object.entries(counts).sort()) {
      const longest = Math.round(slowest[name] ?? 0);
      say(name, `${count}, slowest ${longest} ms`, atMost(longest, 2_000, 'ms'));
    }
    const slowestAdmin = Math.max(...admin);
    say(
      'an administrator signs in, slowest',
      `${slowestAdmin.toFixed(0)} ms of ${admin.length}`,
      atMost(slowestAdmin, 2_000, 'ms'),
    );
    const worst = Math.max(...health);
    say('/healthz, slowest', `${worst.toFixed(0)} ms of ${health.length}`, atMost(worst, 100, 'ms'));
    const p99 = percentile(kept, 0.99);
    say(
      'cached pages, 99th percentile',
      `${p99.toFixed(0)} ms of ${kept.length}, median ${percentile(kept, 0.5).toFixed(1)}, slowest ${Math.max(...kept).toFixed(0)}`,
      atMost(p99, 50, 'ms'),
    );
    say(
      'memory (PSS) of the server at most',
      `${most.toFixed(0)} MB, ${before.toFixed(0)} before`,
      atMost(most, 600, 'MB'),
    );
    const after = serverMemoryMb(site.pid);
    const backTo = Math.round(1.2 * before);
    say(
      'the same a minute later',
      `${after.toFixed(0)} MB`,
      atMost(after, backTo, 'MB, a fifth above before'),
    );
    say('the same with starter and embedded database', `${inAll.toFixed(0)} MB (PSS) at the end of the load`);
    const broken = Object.entries(counts).filter(([name]) => !/ (2\d\d|4\d\d|503)$/.test(name));
    say('answers of 500, and none', String(broken.reduce((sum, [, count]) => sum + count, 0)), {
      text: '0',
      holds: broken.length === 0,
    });
  } finally {
    agent.destroy();
    await site.stop();
    await remove();
  }
  process.exitCode = holds ? 0 : 1;
}

if (isMainThread) await main();
else parentPort?.postMessage(await crowd(Number(workerData)));

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { cleanFile } from '#features/documents/service/clean.ts';
import { keepPicture } from '#platform/pictures/uploaded.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { aPdf } from '../tests/builders/files.ts';
import { type HostileFile, hostileFiles } from '../tests/builders/hostile-files.ts';

/**
 * `npm run bench:hostile-files`: judges FILES hostile files (10,000) with the code that judges what guests and staff
 * send. No file may take more than 2 s. No file may block this process, which stands for the web process, for more than
 * 50 ms: neither by its event loop's delay nor by processor time without a pause. On a busy machine, the delay may be
 * as long as that of an idle process beside it. Another thread makes the files, because that work is not the site's.
 */
const FILES = Number(process.env.FILES ?? 10_000);
const LANES = 2;
const BAR_MS = 2_000;
const BAR_DELAY_MS = 50;
const RESOLUTION_MS = 5;

/** An idle process: any delay of its event loop comes from the machine. */
const IDLE = `const delay = require('node:perf_hooks').monitorEventLoopDelay({ resolution: ${RESOLUTION_MS} });
delay.enable();
process.on('message', () => process.send(delay.max / 1e6));
process.on('disconnect', () => process.exit());
process.send('ready');`;

async function make(): Promise<void> {
  const files = hostileFiles(FILES);
  parentPort?.on('message', async () => {
    const { value } = await files.next();
    if (!value) return parentPort?.postMessage(null);
    const content = new Uint8Array(value.content);
    parentPort?.postMessage({ ...value, content }, [content.buffer]);
  });
}

type Timed = { readonly what: string; readonly ms: number; readonly said: string };

async function judge(): Promise<void> {
  const maker = new Worker(new URL(import.meta.url));
  const wanting: ((file: HostileFile | null) => void)[] = [];
  maker.on('message', (file) => wanting.shift()?.(file));
  const next = () =>
    new Promise<HostileFile | null>((resolve) => {
      wanting.push(resolve);
      maker.postMessage('next');
    });
  const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-hostile-'));
  const store = openFolderStore(folder);
  const all: Timed[] = [];
  const blocked: { what: string; ms: number }[] = [];

  const lane = async () => {
    for (;;) {
      const file = await next();
      if (!file) return;
      const content = Buffer.from(file.content);
      delay.reset();
      // Start the clock when the file's turn comes: a file that waits for its turn uses no resources.
      let begun = performance.now();
      const read = async () => {
        begun = performance.now();
        return content;
      };
      const answer = await (file.forStaff ? keepPicture(store, read) : cleanFile(read));
      all.push({ what: file.what, ms: performance.now() - begun, said: answer.ok ? 'taken' : answer.reason });
      blocked.push({ what: file.what, ms: delay.max / 1e6 - RESOLUTION_MS });
      if (all.length % 1_000 === 0) console.log(`${all.length} files …`);
    }
  };

  const idle = fork('', { execArgv: ['-e', IDLE] });
  await once(idle, 'message');
  let ownMs = 0;
  let last = process.threadCpuUsage();
  const own = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    ownMs = Math.max(ownMs, (user + system) / 1_000);
    last = process.threadCpuUsage();
  }, RESOLUTION_MS);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // Load and start everything once before measuring, so that this time is not counted for the first file.
  await cleanFile(async () => aPdf());
  await keepPicture(store, async () => aPdf());
  delay.enable();
  const begun = performance.now();
  await Promise.all(Array.from({ length: LANES }, lane));
  const seconds = (performance.now() - begun) / 1_000;
  delay.disable();
  clearInterval(own);
  idle.send('how long');
  const [idleMs] = await once(idle, 'message');
  const machineMs = Number(idleMs) - RESOLUTION_MS;
  await maker.terminate();
  rmSync(folder, { recursive: true, force: true });

  all.sort((one, other) => other.ms - one.ms);
  blocked.sort((one, other) => other.ms - one.ms);
  const verdicts = Object.entries(Object.groupBy(all, ({ said }) => said));
  console.log(`${all.length} files in ${seconds.toFixed(0)} s, ${LANES} at a time`);
  for (const [said, files] of verdicts) console.log(`  ${said}: ${files?.length}`);
  const shown = ({ what, ms }: { what: string; ms: number }) => `  ${ms.toFixed(0).padStart(5)} ms  ${what}`;
  console.log(`slowest (bar ${BAR_MS} ms):\n${all.slice(0, 5).map(shown).join('\n')}`);
  console.log(`99th percentile: ${all[Math.floor(all.length / 100)]?.ms.toFixed(0)} ms`);
  console.log(`longest wait of the event loop (bar ${BAR_DELAY_MS} ms):`);
  console.log(blocked.slice(0, 5).map(shown).join('\n'));
  console.log(`  an idle process beside it: ${machineMs.toFixed(0)} ms`);
  console.log(`most processor time of its own without a pause: ${ownMs.toFixed(0)} ms`);
  const holds =
    all.length === FILES &&
    (all[0]?.ms ?? 0) <= BAR_MS &&
    (blocked[0]?.ms ?? 0) <= Math.max(BAR_DELAY_MS, machineMs) &&
    ownMs <= BAR_DELAY_MS;
  console.log(holds ? 'The bars hold.' : 'A bar does not hold.');
  process.exit(holds ? 0 : 1);
}

await (isMainThread ? judge() : make());

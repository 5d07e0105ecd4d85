import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { TooBusy } from '#core/turns.ts';
import { cleanFile, openDocumentInspectors } from '#features/documents/service/clean.ts';
import { sweepKept } from '#platform/pictures/sweep.ts';
import { keepPicture } from '#platform/pictures/uploaded.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { aPdf, aPhotograph } from '../builders/files.ts';
import { hostileFiles } from '../builders/hostile-files.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp } from '../support/test-app.ts';

const FILES = Number(process.env.MUTATIONS ?? 300);
const HEALTHY_EVERY = 100;
const LANES = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = openFolderStore(path.join(folder, 'store'));
const given = (content: Buffer) => async () => Buffer.from(content);

/** Sends a file again if the busy machine had no time for it, as the site asks its sender to do. */
async function sent<Verdict>(look: () => Promise<Verdict>, tries = 3): Promise<Verdict> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof TooBusy) || tries === 1) throw error;
    return sent(look, tries - 1);
  }
}

const REASONS =
  /^(file-(kind|damaged|too-many-pixels|encrypted|active)|picture-(kind|damaged|too-many-pixels))$/;

test(`each of ${FILES} hostile files gets its verdict, and honest ones in between are taken`, {
  timeout: 120_000 + FILES * 1_000,
}, async () => {
  const photograph = await aPhotograph();
  const files = hostileFiles(FILES);
  let judged = 0;
  const lane = async () => {
    for (;;) {
      const { value: file } = await files.next();
      if (!file) return;
      const verdict = await sent<Awaited<ReturnType<typeof keepPicture | typeof cleanFile>>>(() =>
        file.forStaff ? keepPicture(store, given(file.content)) : cleanFile(given(file.content)),
      );
      if (!verdict.ok) expect(verdict.reason, file.what).toMatch(REASONS);
      judged += 1;
      if (judged % HEALTHY_EVERY !== 0) continue;
      expect((await sent(() => cleanFile(given(aPdf())))).ok, file.what).toBe(true);
      expect((await sent(() => cleanFile(given(photograph)))).ok, file.what).toBe(true);
      expect((await sent(() => keepPicture(store, given(photograph)))).ok, file.what).toBe(true);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(judged).toBe(FILES);
});

/** A picture that takes seconds to decode: ten million rows of one pixel. */
async function aSlowPicture(): Promise<Buffer> {
  for await (const { what, content } of hostileFiles(100)) {
    if (what.startsWith('one column')) return content;
  }
  throw new Error('There is no such file');
}

/** How long inspecting a file takes on this machine without a time limit, in milliseconds. */
async function timeOf(file: Buffer): Promise<number> {
  const patient = openDocumentInspectors(120_000);
  try {
    await cleanFile(given(aPdf()), patient);
    const begun = performance.now();
    await cleanFile(given(file), patient);
    return performance.now() - begun;
  } finally {
    await patient.close();
  }
}

test('one that takes too long is damaged; who came after it was not held up, and who comes next is taken', async () => {
  const slow = await aSlowPicture();
  // Machines differ tenfold in speed, so derive the limit: a quarter of the slow file's time here. An honest file takes
  // a fiftieth of it.
  const inspectors = openDocumentInspectors((await timeOf(slow)) / 4);
  try {
    // Start both processes first: the order of the results must show the work, not the start of the processes.
    await Promise.all([cleanFile(given(aPdf()), inspectors), cleanFile(given(aPdf()), inspectors)]);
    const order: string[] = [];
    const hanging = cleanFile(given(slow), inspectors).then((verdict) => {
      order.push('slow');
      return verdict;
    });
    for (let count = 0; count < 3; count += 1) {
      expect(await cleanFile(given(aPdf()), inspectors)).toMatchObject({ ok: true });
      order.push('honest');
    }
    expect(await hanging).toEqual({ ok: false, reason: 'file-damaged' });
    expect(order).toEqual(['honest', 'honest', 'honest', 'slow']);
    expect(await cleanFile(given(await aPhotograph()), inspectors)).toMatchObject({ ok: true });
  } finally {
    await inspectors.close();
  }
});

test('of an uploaded picture there are the sizes that the site makes, and no name makes another', async () => {
  const app = await createTestApp({ env: { DATA_DIR: folder, CREATE_CALLS_PER_MINUTE: '100000' } });
  try {
    const staff = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
    const body = new FormData();
    body.append('images', new Blob([await aPhotograph({ width: 1_000, height: 600 })]), 'deck.jpg');
    const sent = await app.request('/api/admin/yachts/upload-images', {
      method: 'POST',
      headers: staff.headers,
      body,
    });
    const [url] = (await sent.json()).urls as string[];
    const hash = /up-([0-9a-f]{32})-1000x600-/.exec(url ?? '')?.[1] ?? '';
    const kept = path.join(folder, 'pictures', hash);
    const made = () => readdirSync(path.dirname(kept), { recursive: true }).map(String).sort();

    const names = [320, 640, 999, 1_001, 2_560, 2_561, 99_999].map(
      (width) => `up-${hash}-${width}x600-000000`,
    );
    const others = [`up-${hash}-1000x1-000000`, `up-${hash}-01000x600-000000`, `up-${hash}-1000x0600-000000`];
    expect((await app.request(`${url}?w=320`)).status).toBe(200);
    const before = made();
    for (const name of [...names, ...others]) {
      for (const query of ['', '?w=320', '?w=640']) {
        for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
          const answer = await app.request(`/api/yacht-images/${name}${query}`, { headers: { accept } });
          expect(answer.status, name + query).toBe(404);
          expect(await answer.json()).toMatchObject({ code: 'image-not-found' });
        }
      }
    }
    expect(made()).toEqual(before);

    for (const w of [1, 321, 500, 641, 800, 961, 1_001, 9_999]) {
      expect((await app.request(`${url}?w=${w}`)).status).toBe(200);
    }
    expect(readdirSync(kept).sort()).toEqual(
      [320, 480, 640, 768, 960, 1_000].map((width) => `${width}.jpeg`).sort(),
    );
    const shown = await app.request(`${url}?w=480`);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 480 });

    // Above its limit the sweep deletes the oldest pictures; the next request makes them again.
    expect(await sweepKept(path.join(folder, 'pictures'), { mostFiles: 5, mostBytes: 1e9 })).toBe(2);
    expect(readdirSync(kept)).toHaveLength(4);
    expect(await sweepKept(path.join(folder, 'pictures'), { mostFiles: 100, mostBytes: 1 })).toBe(4);
    expect(made()).toEqual([]);
    expect((await app.request(`${url}?w=480`)).status).toBe(200);
  } finally {
    await app.close();
  }
});

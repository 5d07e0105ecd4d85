import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOns } from '#features/extras/tables.ts';
import { allJobs } from '#site/jobs.ts';
import { anEvent, aTestimonial } from '#tests/builders/content.ts';
import { anAddOn, aPackage } from '#tests/builders/extras.ts';
import { aPhotograph } from '#tests/builders/files.ts';
import { aLender } from '#tests/builders/financing.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listPictures, receivePicture } from './service/index.ts';
import { uploadedPictures, yachts } from './tables.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let dataDir: string;
let time = new Date('2027-02-01T15:00:00Z');
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-uploads-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => time });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const db = () => app.database.db;
const later = (days: number) => {
  time = new Date(time.getTime() + days * DAY_MS);
};
let made = 0;
/** A photograph with content of its own. */
const another = () => {
  made += 1;
  return aPhotograph({ width: 64 + made, height: 48 });
};
/** Uploads a photograph; returns its name. */
async function anUpload(sent?: Buffer): Promise<string> {
  // A copy, because the buffer is transferred to the thread that encodes it.
  const photograph = Buffer.from(sent ?? (await another()));
  const kept = await receivePicture(app.deps, { username: 'ana', accountId: null }, async () => photograph);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.value.slice(kept.value.lastIndexOf('/') + 1);
}
const sweep = async (deps = app.deps) => {
  const job = allJobs(deps).find(({ name }) => name === 'sweep-uploaded-pictures');
  await job?.run({}, { isLast: false });
};
const shownAt = async (name: string) => (await app.request(`/api/yacht-images/${name}?w=64`)).status;
const isOffered = async (name: string) =>
  (await listPictures(app.deps)).some(({ picture }) => picture.name === name);
const derivedOf = (name: string) => path.join(dataDir, 'pictures', name.slice(3, 35));

describe('an uploaded picture', () => {
  test('that nothing shows is offered for 30 days and gone after 32, with its sizes', async () => {
    const name = await anUpload();
    expect([await shownAt(name), await isOffered(name)]).toEqual([200, true]);
    expect(existsSync(derivedOf(name))).toBe(true);
    later(29);
    await sweep();
    expect([await shownAt(name), await isOffered(name)]).toEqual([200, true]);
    later(2);
    await sweep();
    // A form that is still open can still show the picture chosen in it.
    expect([await shownAt(name), await isOffered(name)]).toEqual([200, false]);
    later(2);
    await sweep();
    expect([await shownAt(name), await isOffered(name)]).toEqual([404, false]);
    expect(existsSync(derivedOf(name))).toBe(false);
    expect(await app.deps.files.list('pictures')).toEqual([]);
  });

  test('stays while anything shows it, an archived yacht too, and for a month after', async () => {
    const names = await Promise.all(Array.from({ length: 7 }, () => anUpload()));
    const [gallery = '', addOn = '', bundle = '', event = '', words = '', translated = '', noted = ''] =
      names;
    const yacht = await aYacht(db(), { galleryImages: ['luna', gallery], archivedAt: time });
    const extra = await anAddOn(db(), { imageUrl: `/api/yacht-images/${addOn}` });
    await aPackage(db(), { imageUrl: bundle });
    await anEvent(db(), { imageUrl: event });
    await aTestimonial(db(), { avatar: words });
    // Any catalog keeps what it names, in whatever column.
    await aLender(db(), { notes: noted });
    await aYacht(db(), {
      translations: { es: { description: { text: `/api/yacht-images/${translated}`, of: '' } } },
    });
    for (let month = 0; month < 3; month += 1) {
      later(30);
      await sweep();
    }
    expect(await Promise.all(names.map(shownAt))).toEqual(names.map(() => 200));
    expect(await Promise.all(names.map(isOffered))).toEqual(names.map(() => true));
    await db().update(yachts).set({ galleryImages: [] }).where(eq(yachts.id, yacht.id));
    await db().update(addOns).set({ imageUrl: '' }).where(eq(addOns.id, extra.id));
    later(31);
    await sweep();
    expect([await shownAt(gallery), await shownAt(addOn), await shownAt(bundle)]).toEqual([200, 200, 200]);
    later(2);
    await sweep();
    expect([await shownAt(gallery), await shownAt(addOn), await shownAt(bundle)]).toEqual([404, 404, 200]);
  });

  test('that is given to a yacht by its name on its last day, or uploaded once more, is there to stay', async () => {
    const photograph = await another();
    const [given, anew] = [await anUpload(), await anUpload(photograph)];
    later(33);
    await aYacht(db(), { primaryImage: given, galleryImages: [given] });
    expect(await anUpload(photograph)).toBe(anew);
    await sweep();
    expect([await shownAt(given), await shownAt(anew)]).toEqual([200, 200]);
    expect([await isOffered(given), await isOffered(anew)]).toEqual([true, true]);
  });

  test('that the sweep meets while it is sent again is kept, whoever of the two is first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const photograph = await another();
      const name = await anUpload(photograph);
      later(33);
      const [again] = await Promise.all([anUpload(photograph), sweep()]);
      expect(again).toBe(name);
      expect(await app.deps.files.list('pictures')).toContain(`pictures/${name.slice(3, 35)}`);
    }
  });

  test('that is kept and was never noted ends as well', async () => {
    const name = await anUpload();
    await db().delete(uploadedPictures);
    await sweep();
    expect(await shownAt(name)).toBe(200);
    later(33);
    await sweep();
    expect(await app.deps.files.list('pictures')).not.toContain(`pictures/${name.slice(3, 35)}`);
  });

  test('that the store will not let go of keeps no other from being taken away, and is tried again', async () => {
    const [stuck, other] = [await anUpload(), await anUpload()];
    later(33);
    const { files } = app.deps;
    const locked: typeof files = {
      ...files,
      remove: async (key) => {
        if (key.includes(stuck.slice(3, 35))) throw new Error('The bucket is locked');
        await files.remove(key);
      },
    };
    await expect(sweep({ ...app.deps, files: locked })).rejects.toThrow('1 left for the next run');
    expect([await shownAt(stuck), await shownAt(other)]).toEqual([200, 404]);
    await sweep();
    expect(await shownAt(stuck)).toBe(404);
  });
});

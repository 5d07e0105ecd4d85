import { PICTURES_PATH } from '#core/pictures.ts';
import { ok } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { type PictureEntry, pictures } from '#media/pictures.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { keptPictures } from '#platform/pictures/folder.ts';
import { keepPicture, listKept, removeUploaded, uploadedPicture } from '#platform/pictures/uploaded.ts';
import {
  deleteUploads,
  findUnwanted,
  findUploads,
  lockUnwanted,
  noteKept,
  noteWanted,
  uploadsOfYachts,
} from '../repository/pictures.ts';

/** How the log names an upload. */
const UPLOADED = 'picture uploaded';

/** As many uploads as a person looks through; older ones can still be named. */
const MOST_UPLOADS = 500;

const DAY_MS = 86_400_000;
/** For so many days an upload that nothing shows can be chosen again. */
const OFFERED_DAYS = 30;
/** Then for longer than anybody's form stays open (the team's sessions end after 12 hours) it is kept for who chose it before. */
const KEPT_DAYS = OFFERED_DAYS + 2;
/** As many as one night takes away. */
const MOST_A_NIGHT = 1_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Every picture that can be chosen: uploads, the newest first, then the site's own. */
export async function listPictures({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<{ readonly picture: PictureEntry; readonly isUploaded: boolean }[]> {
  const names = await findUploads(db, daysBefore(now(), OFFERED_DAYS), MOST_UPLOADS);
  const uploads = names.flatMap((name) => uploadedPicture(name) ?? []);
  return [
    ...uploads.map((picture) => ({ picture, isUploaded: true })),
    ...pictures.map((picture) => ({ picture, isUploaded: false })),
  ];
}

/**
 * Keeps a picture for a gallery, painted anew; answers its address. The same picture sent twice is kept once. Refused with
 * what `keepPicture` refuses.
 */
export async function receivePicture(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'newId'>,
  by: ActivityActor,
  read: () => Promise<Buffer>,
) {
  const kept = await keepPicture(deps.files, read, (picture) => noteWanted(deps, [picture], true));
  if (!kept.ok) return kept;
  const { name, width, height } = kept.value;
  await recordActivity(deps, by, {
    action: UPLOADED,
    subject: { kind: 'yacht', id: name, name: 'Gallery picture' },
    details: { width, height },
  });
  return ok(`${PICTURES_PATH}${name}`);
}

/** What the sweep stands on: beside the yachts, everything above the fleet that shows pictures says which. */
export type SweepDeps = Pick<Deps, 'db' | 'log' | 'files' | 'now' | 'newId' | 'config'> & {
  readonly uploadsShown: (deps: Pick<Deps, 'db'>) => Promise<readonly string[]>;
};

/**
 * Takes away the uploads that no yacht, and nothing else, has shown for 32 days, with the sizes that were made of them. The last
 * two of those days they can't be chosen any more, so that whoever saves a form has a picture that is still there.
 *
 * One that the store will not let go of keeps no other from it, and is thrown in the end.
 *
 * @returns how many were taken away
 */
export async function sweepUploads(deps: SweepDeps): Promise<number> {
  const { db, files, config } = deps;
  const now = deps.now();
  const shown = await shownNow(deps);
  await noteWanted(deps, shown, false);
  await noteKept(deps, await listKept(files));
  const since = daysBefore(now, KEPT_DAYS);
  let swept = 0;
  const each = oneByOne(deps);
  for (const hash of await findUnwanted(db, since, MOST_A_NIGHT)) {
    await each.tryTo({ hash }, async () => {
      // One by one: who uploads it again meanwhile waits for the end of this one, and then keeps it anew.
      swept += await db.transaction(async (tx) => {
        if (!(await lockUnwanted(tx, hash, since))) return 0;
        // Once more, because by its name it may have been given to something since the night began.
        if ((await shownNow({ ...deps, db: tx })).some((one) => one.hash === hash)) return 0;
        await removeUploaded(files, hash, keptPictures(config));
        await deleteUploads(tx, [hash]);
        return 1;
      });
    });
  }
  each.end();
  return swept;
}

async function shownNow(deps: Pick<SweepDeps, 'db' | 'uploadsShown'>) {
  const names = [...(await uploadsOfYachts(deps.db)), ...(await deps.uploadsShown(deps))];
  return names.flatMap((name) => {
    const picture = uploadedPicture(name);
    return picture ? [{ hash: picture.hash, name }] : [];
  });
}

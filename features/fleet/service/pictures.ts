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

/** The action of an upload in the activity log. */
const UPLOADED = 'picture uploaded';

/** Nobody looks through more uploads; older ones can still be entered by name. */
const MOST_UPLOADS = 500;

const DAY_MS = 86_400_000;
/** For how many days an upload that nothing shows can be chosen again. */
const OFFERED_DAYS = 30;
/**
 * Kept two days longer than that, for forms in which it was chosen before: no form stays open so long (the team's sessions end
 * after 12 hours).
 */
const KEPT_DAYS = OFFERED_DAYS + 2;
/** The most pictures deleted in one night. */
const MOST_A_NIGHT = 1_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** All pictures that can be chosen: uploads, the newest first, then the site's own. */
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
 * Stores an uploaded picture, encoded anew; returns its address. The same picture sent twice is stored once. Refused with what
 * `keepPicture` refuses.
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

/** What the sweep needs beside `Deps`: the uploads shown by features that depend on the fleet. */
export type SweepDeps = Pick<Deps, 'db' | 'log' | 'files' | 'now' | 'newId' | 'config'> & {
  readonly uploadsShown: (deps: Pick<Deps, 'db'>) => Promise<readonly string[]>;
};

/**
 * Deletes the uploads that neither a yacht nor anything else has shown for 32 days, with all their sizes. In the last two days
 * they cannot be chosen any more, so that a form that is still open can be saved with a picture that exists.
 *
 * A picture that fails to be deleted does not stop the others: an error is thrown at the end.
 *
 * @returns how many were deleted
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
      // One transaction per picture: a new upload of the same picture waits until it ends, and then stores it again.
      swept += await db.transaction(async (tx) => {
        if (!(await lockUnwanted(tx, hash, since))) return 0;
        // Check again, because since the night's run began something may refer to the picture by name.
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

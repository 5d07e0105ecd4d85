import { PICTURES_PATH } from '#core/pictures.ts';
import { ok } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { listSubjectIds, recordActivity } from '#features/activity/service/index.ts';
import { type PictureEntry, pictures } from '#media/pictures.ts';
import type { Deps } from '#platform/deps.ts';
import { keepPicture, uploadedPicture } from '#platform/pictures/uploaded.ts';

/** How the log names an upload, by which uploads are found again: the file store knows contents, not pictures. */
const UPLOADED = 'picture uploaded';

/** As many uploads as a person looks through; older ones can still be named. */
const MOST_UPLOADS = 500;

/** Every picture that can be chosen: uploads, the newest first, then the site's own. */
export async function listPictures(
  deps: Pick<Deps, 'db'>,
): Promise<{ readonly picture: PictureEntry; readonly isUploaded: boolean }[]> {
  const names = await listSubjectIds(deps, UPLOADED, MOST_UPLOADS);
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
  const kept = await keepPicture(deps.files, read);
  if (!kept.ok) return kept;
  const { name, width, height } = kept.value;
  await recordActivity(deps, by, {
    action: UPLOADED,
    subject: { kind: 'yacht', id: name, name: 'Gallery picture' },
    details: { width, height },
  });
  return ok(`${PICTURES_PATH}${name}`);
}

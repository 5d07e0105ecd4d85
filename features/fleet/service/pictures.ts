import { ok } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service.ts';
import type { Deps } from '#server/deps.ts';
import { keepPicture } from '#server/pictures/uploaded.ts';
import { PICTURES_PATH } from '../domain/index.ts';

/**
 * Keeps a picture for a gallery, painted anew; answers its address. The same picture sent twice is kept once. Refused with
 * what `keepPicture` refuses.
 */
export async function receivePicture(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'newId'>,
  by: ActivityActor,
  content: Buffer,
) {
  const kept = await keepPicture(deps.files, content);
  if (!kept.ok) return kept;
  const { name, width, height } = kept.value;
  await recordActivity(deps, by, {
    action: 'picture uploaded',
    subject: { kind: 'yacht', id: name, name: 'Gallery picture' },
    details: { width, height },
  });
  return ok(`${PICTURES_PATH}${name}`);
}

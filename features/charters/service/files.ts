import { ok, type Result, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { openYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { calendarFile } from '../emails/calendar-file.ts';
import { hasEnded } from '../policy/moments.ts';
import type { Charter } from '../repository/index.ts';
import { type Door, openDoor } from './door.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'now' | 'config'>;

/** The calendar file of a confirmed charter that is not over; refused with `not-in-this-state` for any other. */
async function fileOf(deps: FileDeps, charter: Charter): Promise<Result<string, 'not-in-this-state'>> {
  if (charter.status !== 'confirmed' || hasEnded(charter, deps.now())) return refused('not-in-this-state');
  const [yacht, { contact }] = await Promise.all([openYacht(deps, charter.yachtId), readSettings(deps)]);
  const where = yacht.ok ? yacht.value.marina : '';
  const origin = deps.config.publicOrigin;
  // In the client's language, like the file in the mail: the client may download this one instead.
  return ok(
    inLanguage(charter.language, () => calendarFile(charter, { where, email: contact.email, origin })),
  );
}

/** The calendar file of the charter behind a door; refused like `openDoor`, or with `not-in-this-state`. */
export async function fileAsClient(deps: FileDeps, door: Door) {
  const found = await openDoor(deps, door);
  return found.ok ? fileOf(deps, found.value) : found;
}

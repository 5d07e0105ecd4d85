import { canHaveMail, isMailQueued } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { REMINDERS, type Reminder, reminderDue } from '../domain.ts';
import { type Charter, findDepartures, lockCharter } from '../repository/index.ts';
import { mailReminder, reminderCause } from './mails.ts';

const HOUR_MS = 3_600_000;

/**
 * Queues the reminders that are due now and have not been queued yet; answers how many. Any number of processes may run it at any
 * time: each departure has one mail. A charter that fails does not stop the others; the job fails at its end.
 */
export async function queueReminders(deps: Deps): Promise<number> {
  const now = deps.now();
  const soon = await findDepartures(deps.db, now, new Date(now.getTime() + REMINDERS.week * HOUR_MS));
  let queued = 0;
  const each = oneByOne(deps);
  for (const { id, departsAt, agreedAt } of soon) {
    const reminder = reminderDue({ departsAt, agreedAt: agreedAt ?? now }, now);
    if (!reminder) continue;
    await each.tryTo({ charterId: id }, async () => {
      if (await remind(deps, { id, departsAt }, reminder)) queued += 1;
    });
  }
  each.end();
  return queued;
}

/** Queues one reminder. Reads the charter again with a lock, because it may have been cancelled or moved since. */
async function remind(
  deps: Deps,
  { id, departsAt }: Pick<Charter, 'id' | 'departsAt'>,
  reminder: Reminder,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const charter = await lockCharter(tx, id);
    if (charter?.status !== 'confirmed' || charter.departsAt.getTime() !== departsAt.getTime()) return false;
    if (!canHaveMail(charter.contactEmail)) return false;
    if (await isMailQueued(within, reminderCause(charter, reminder))) return false;
    await mailReminder(within, charter, reminder);
    return true;
  });
}

/** Confirmed charters that depart after `after` and up to `until`, the earliest first. */
export const listDeparting = ({ db }: Pick<Deps, 'db'>, after: Date, until: Date) =>
  findDepartures(db, after, until);

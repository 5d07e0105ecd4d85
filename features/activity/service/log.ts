import { addDays, type CharterDay, instantAt, localTimeAt, monthsBefore } from '#core/charter-time.ts';
import { countOf, csvLines, csvOf } from '#core/csv.ts';
import { isSecurityRelevant, namingNobody } from '#features/security/domain.ts';
import { recordSecurityEvents } from '#features/security/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { words } from '../components/admin/words/index.ts';
import {
  ACTIVITY_KEEP_YEARS,
  type Activity,
  type ActivityActor,
  type ActivityEntry,
  type ActivityFilter,
  SUBJECT_KINDS,
} from '../domain.ts';
import {
  countActivity,
  countWithinHour,
  deleteActivityBefore,
  deleteCountsBefore,
  findActivity,
  findActivityAfter,
  findActivityChoices,
  insertActivity,
} from '../repository.ts';
import type { ActivityQuery } from '../schema.ts';

/** Report lines per part. The log only grows, so a report is read and sent in parts, however long it is. */
const LINES_AT_ONCE = 2_000;

/**
 * Writes down what a staff member did. Call it in the transaction of the change (`deps.db` is that transaction), so that
 * the line exists if and only if the change does. Lines are never changed, and none is deleted before seven years.
 */
export async function recordActivity(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  entry: ActivityEntry,
): Promise<void> {
  await recordActivities(deps, by, [entry]);
}

/** Like `recordActivity`, for many actions at once, one line each. */
export async function recordActivities(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  entries: readonly ActivityEntry[],
): Promise<void> {
  const events = entries
    .filter(({ action, subject }) => isSecurityRelevant(action, subject.kind))
    .map(({ action, subject, details }) => ({
      kind: action,
      accountId: by.accountId,
      subject,
      details: namingNobody(details),
    }));
  await recordSecurityEvents({ db, now, newId }, events);
  await insertActivity(
    db,
    entries.map(({ action, subject, details = {} }) => ({
      id: newId(),
      at: now(),
      actorId: by.accountId,
      actor: by.username,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      details,
    })),
  );
}

const HOUR_MS = 3_600_000;

/**
 * Writes down what may happen very often, even caused by a stranger: the first time within an hour, then the tenth, the
 * hundredth and so on, each with the count so far (`details.timesThisHour`). So nobody can fill the log, and nothing is missed.
 */
export async function recordOften(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  entry: ActivityEntry,
): Promise<void> {
  const hour = new Date(Math.floor(deps.now().getTime() / HOUR_MS) * HOUR_MS);
  const count = await countWithinHour(deps.db, {
    subject: `${entry.subject.kind}:${entry.subject.id}`,
    actor: by.accountId ?? by.username,
    action: entry.action,
    hour,
  });
  if (!/^10*$/.test(String(count))) return;
  const details = count === 1 ? entry.details : { ...entry.details, timesThisHour: count };
  await recordActivity(deps, by, { ...entry, ...(details ? { details } : {}) });
}

/**
 * Deletes entries older than seven years. That is how long the books are kept, and how long someone may ask what the team did
 * with them. Until then nothing can be changed or deleted (migration 0033). Answers how many entries it deleted.
 */
export async function forgetOldActivity({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteActivityBefore(db, monthsBefore(now(), ACTIVITY_KEEP_YEARS * 12));
}

/** Deletes the hourly counts of more than a day ago. The log itself stays. */
export async function forgetCounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteCountsBefore(db, new Date(now().getTime() - 24 * HOUR_MS));
}

function filterOf({ q, actor, kind, subjectId, action, from, to }: ActivityQuery): ActivityFilter {
  return {
    q,
    actor,
    kind,
    subjectId,
    action,
    from: from ? instantAt(from as CharterDay, 0) : undefined,
    to: to ? instantAt(addDays(to as CharterDay, 1), 0) : undefined,
  };
}

/** A page of the log, and the number of entries that match in all. */
export async function listActivity(
  { db }: Pick<Deps, 'db'>,
  query: ActivityQuery,
): Promise<{ readonly entries: Activity[]; readonly total: number }> {
  const filter = filterOf(query);
  const { page, pageSize, sort } = query;
  const [entries, total] = await Promise.all([
    findActivity(db, filter, sort, { offset: (page - 1) * pageSize, limit: pageSize }),
    countActivity(db, filter),
  ]);
  return { entries, total };
}

/**
 * All entries for the filter and order on screen as a CSV file, in parts, with their number at the end. The export itself
 * is written into the log too.
 */
export async function reportActivity(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  query: ActivityQuery,
  by: ActivityActor,
): Promise<AsyncGenerator<string, void>> {
  const filter = filterOf(query);
  await recordActivity(deps, by, {
    action: 'exported',
    subject: { kind: 'report', id: 'activity', name: 'Activity' },
  });
  return csvPartsOf(deps, filter, query);
}

async function* csvPartsOf(
  { db }: Pick<Deps, 'db'>,
  filter: ActivityFilter,
  query: ActivityQuery,
): AsyncGenerator<string, void> {
  yield csvOf([['When (Miami)', 'Who', 'What', 'Kind', 'Id', 'Name', 'Details']]);
  let lines = 0;
  let part: Activity[];
  let lastId: string | undefined;
  do {
    part = await findActivityAfter(db, filter, query.sort, lastId, LINES_AT_ONCE);
    lines += part.length;
    lastId = part.at(-1)?.id;
    yield csvLines(
      part.map((entry) => [
        localTimeAt(entry.at),
        entry.actor,
        entry.action,
        entry.subjectKind,
        entry.subjectId,
        entry.subjectName,
        JSON.stringify(entry.details),
      ]),
    );
  } while (part.length === LINES_AT_ONCE);
  yield csvLines([['Total', '', countOf(lines, 'line'), '', '', '', '']]);
}

/** The values that the log's filters can take. */
export async function listActivityChoices({ db }: Pick<Deps, 'db'>) {
  return {
    ...(await findActivityChoices(db)),
    kinds: SUBJECT_KINDS.map((id) => ({ id, name: words.kinds[id] })),
  };
}

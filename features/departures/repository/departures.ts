import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { captainChoices, captains, departureOverrides, departures } from '../tables.ts';

const d = departures;

export type Departing = Awaited<ReturnType<typeof findDeparture>>;
export type Override = typeof departureOverrides.$inferSelect;
export type Captain = typeof captains.$inferSelect;

const NOBODY_LEFT = {
  captainId: null,
  departedAt: null,
  departedBy: null,
  returnedAt: null,
  returnedBy: null,
  completedAt: null,
} as const;

const departing = {
  captainId: d.captainId,
  departedAt: d.departedAt,
  departedBy: d.departedBy,
  returnedAt: d.returnedAt,
  returnedBy: d.returnedBy,
  completedAt: d.completedAt,
};

/** How a charter leaves and returns; of one that nobody has looked after yet, nothing. */
export async function findDeparture(db: Database, charterId: string) {
  const [found] = await db.select(departing).from(d).where(eq(d.charterId, charterId));
  return found ?? NOBODY_LEFT;
}

export async function findCaptain(db: Database, id: string): Promise<Captain | undefined> {
  const [captain] = await db.select().from(captains).where(eq(captains.id, id));
  return captain;
}

/** These captains, by their ids. */
export async function findCaptains(
  db: Database,
  captainIds: readonly string[],
): Promise<ReadonlyMap<string, Captain>> {
  if (captainIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(captains)
    .where(inArray(captains.id, [...captainIds]));
  return new Map(rows.map((captain) => [captain.id, captain]));
}

/** The captain of a departure; null while it has none. */
export const findCaptainOf = async (db: Database, { captainId }: Pick<Departing, 'captainId'>) =>
  captainId === null ? null : ((await findCaptain(db, captainId)) ?? null);

/** The captains that can be chosen for a charter of that time, and whether each has another charter then. */
export async function findChoices(
  db: Database,
  charter: { readonly id: string; readonly departsAt: Date; readonly returnsAt: Date },
) {
  const isBusy = sql<boolean>`exists (select from ${d} where ${d.captainId} = ${captains.id} and ${d.charterId} <> ${charter.id}
    and ${d.during} && tstzrange(${charter.departsAt.toISOString()}::timestamptz, ${charter.returnsAt.toISOString()}::timestamptz))`;
  return db
    .select({
      id: captains.id,
      name: captains.name,
      license: captains.license,
      licenseNumber: captains.licenseNumber,
      licenseValidUntil: captains.licenseValidUntil,
      phone: captains.phone,
      email: captains.email,
      isBusy,
    })
    .from(captains)
    .where(eq(captains.isActive, true))
    .orderBy(asc(captains.position), asc(captains.name), asc(captains.id));
}

type Kept = Partial<Omit<typeof departures.$inferInsert, 'charterId' | 'during'>>;

/** Keeps what has become of a charter's leaving. Throws where its captain is on another charter then. */
export async function saveDeparture(
  db: Database,
  charter: { readonly id: string; readonly departsAt: Date; readonly returnsAt: Date },
  kept: Kept,
): Promise<void> {
  const during = sql<string>`tstzrange(${charter.departsAt.toISOString()}::timestamptz, ${charter.returnsAt.toISOString()}::timestamptz)`;
  // In two steps: what is only added to must not be judged as if it were new.
  await db.insert(d).values({ charterId: charter.id, during }).onConflictDoNothing();
  await db
    .update(d)
    .set({ ...kept, during })
    .where(eq(d.charterId, charter.id));
}

export const findOverrides = (db: Database, charterId: string): Promise<Override[]> =>
  findOverridesOf(db, [charterId]);

/** What was let pass of all of these charters. */
export async function findOverridesOf(db: Database, charterIds: readonly string[]): Promise<Override[]> {
  if (charterIds.length === 0) return [];
  return db
    .select()
    .from(departureOverrides)
    .where(inArray(departureOverrides.charterId, [...charterIds]))
    .orderBy(asc(departureOverrides.madeAt), asc(departureOverrides.point));
}

/** Keeps what is let pass, in place of what was said of the same before. */
export async function insertOverride(db: Database, override: Override): Promise<void> {
  const { charterId, point, ...said } = override;
  await db
    .insert(departureOverrides)
    .values({ charterId, point, ...said })
    .onConflictDoUpdate({ target: [departureOverrides.charterId, departureOverrides.point], set: said });
}

/** How these charters leave and return, of those that somebody has looked after. */
export async function findDepartures(db: Database, charterIds: readonly string[]) {
  const rows = await db
    .select({ charterId: d.charterId, ...departing })
    .from(d)
    .where(inArray(d.charterId, [...charterIds]));
  const known = new Map(rows.map(({ charterId, ...departure }) => [charterId, departure]));
  return (charterId: string): Departing => known.get(charterId) ?? NOBODY_LEFT;
}

/** The charters that have left and are not back; one that was completed by hand is not out any more. */
export async function findUnderWay(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: d.charterId })
    .from(d)
    .where(and(isNotNull(d.departedAt), isNull(d.returnedAt), isNull(d.completedAt)))
    .orderBy(asc(d.departedAt), asc(d.charterId));
  return rows.map(({ id }) => id);
}

/** The charters that are back before their time is over and began before that instant. */
export async function findBackSooner(db: Database, beganBefore: Date, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: d.charterId })
    .from(d)
    .where(
      and(
        isNotNull(d.returnedAt),
        sql`lower(${d.during}) < ${beganBefore.toISOString()}::timestamptz`,
        sql`upper(${d.during}) > ${now.toISOString()}::timestamptz`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** The charters that are back before their time was over and wait for its end. */
export async function findReturnedEarly(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: d.charterId })
    .from(d)
    .where(
      and(
        isNotNull(d.returnedAt),
        isNull(d.completedAt),
        sql`upper(${d.during}) <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(d.charterId));
  return rows.map(({ id }) => id);
}

/** Forgets who took these charters out, who noted it and what was let pass; when they left and returned stays. */
export async function forgetNames(db: Database, charterIds: readonly string[]): Promise<void> {
  if (charterIds.length === 0) return;
  const ids = [...charterIds];
  await db.delete(departureOverrides).where(inArray(departureOverrides.charterId, ids));
  await db.delete(captainChoices).where(inArray(captainChoices.charterId, ids));
  await db
    .update(d)
    .set({
      captainId: null,
      departedBy: sql`case when ${d.departedBy} is null then null else '' end`,
      returnedBy: sql`case when ${d.returnedBy} is null then null else '' end`,
    })
    .where(inArray(d.charterId, ids));
}

/** Charters that ended before then and still name somebody: a captain, who noted a step, an override or a choice. */
export async function findNamedBefore(db: Database, before: Date, most: number): Promise<string[]> {
  const hasOverrides = sql`exists (select from ${departureOverrides} where ${departureOverrides.charterId} = ${d.charterId})`;
  const hasChoices = sql`exists (select from ${captainChoices} where ${captainChoices.charterId} = ${d.charterId})`;
  const rows = await db
    .select({ id: d.charterId })
    .from(d)
    .where(
      and(
        sql`upper(${d.during}) < ${before.toISOString()}::timestamptz`,
        or(
          isNotNull(d.captainId),
          sql`${d.departedBy} <> ''`,
          sql`${d.returnedBy} <> ''`,
          hasOverrides,
          hasChoices,
        ),
      ),
    )
    .orderBy(asc(d.charterId))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Deletes captains who can't be chosen any more, were last changed before that instant and are named by no charter; answers how many. */
export async function deleteFormerCaptains(db: Database, before: Date): Promise<number> {
  const isNamed = sql`exists (select from ${d} where ${d.captainId} = ${captains.id})`;
  const { rowCount } = await db
    .delete(captains)
    .where(and(eq(captains.isActive, false), lt(captains.updatedAt, before), sql`not ${isNamed}`));
  return rowCount ?? 0;
}

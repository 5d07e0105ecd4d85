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

/** A charter's departure; all fields are empty if nothing was noted for it yet. */
export async function findDeparture(db: Database, charterId: string) {
  const [found] = await db.select(departing).from(d).where(eq(d.charterId, charterId));
  return found ?? NOBODY_LEFT;
}

export async function findCaptain(db: Database, id: string): Promise<Captain | undefined> {
  const [captain] = await db.select().from(captains).where(eq(captains.id, id));
  return captain;
}

/** These captains, by id. */
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

/** The captain of a departure; null if it has none. */
export const findCaptainOf = async (db: Database, { captainId }: Pick<Departing, 'captainId'>) =>
  captainId === null ? null : ((await findCaptain(db, captainId)) ?? null);

/** The active captains, each with whether another charter needs them at that charter's time. */
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

/** Stores changes of a charter's departure. Throws if its captain is on another charter at that time. */
export async function saveDeparture(
  db: Database,
  charter: { readonly id: string; readonly departsAt: Date; readonly returnsAt: Date },
  kept: Kept,
): Promise<void> {
  const during = sql<string>`tstzrange(${charter.departsAt.toISOString()}::timestamptz, ${charter.returnsAt.toISOString()}::timestamptz)`;
  // In two steps: a plain upsert would have the constraints check these few fields as a whole new row.
  await db.insert(d).values({ charterId: charter.id, during }).onConflictDoNothing();
  await db
    .update(d)
    .set({ ...kept, during })
    .where(eq(d.charterId, charter.id));
}

export const findOverrides = (db: Database, charterId: string): Promise<Override[]> =>
  findOverridesOf(db, [charterId]);

/** What was let pass for these charters, oldest first. */
export async function findOverridesOf(db: Database, charterIds: readonly string[]): Promise<Override[]> {
  if (charterIds.length === 0) return [];
  return db
    .select()
    .from(departureOverrides)
    .where(inArray(departureOverrides.charterId, [...charterIds]))
    .orderBy(asc(departureOverrides.madeAt), asc(departureOverrides.point));
}

/** Stores that a point is let pass; replaces an earlier override of the same point. */
export async function insertOverride(db: Database, override: Override): Promise<void> {
  const { charterId, point, ...said } = override;
  await db
    .insert(departureOverrides)
    .values({ charterId, point, ...said })
    .onConflictDoUpdate({ target: [departureOverrides.charterId, departureOverrides.point], set: said });
}

/** Reads these charters' departures; answers a function by charter id, which is empty for charters without one. */
export async function findDepartures(db: Database, charterIds: readonly string[]) {
  const rows = await db
    .select({ charterId: d.charterId, ...departing })
    .from(d)
    .where(inArray(d.charterId, [...charterIds]));
  const known = new Map(rows.map(({ charterId, ...departure }) => [charterId, departure]));
  return (charterId: string): Departing => known.get(charterId) ?? NOBODY_LEFT;
}

/** The charters that have left and are not back; one that staff completed by hand counts as back. */
export async function findUnderWay(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: d.charterId })
    .from(d)
    .where(and(isNotNull(d.departedAt), isNull(d.returnedAt), isNull(d.completedAt)))
    .orderBy(asc(d.departedAt), asc(d.charterId));
  return rows.map(({ id }) => id);
}

/** The charters that began before `beganBefore` and are back although their time is not over. */
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

/** The charters that came back early, whose time is over by now and which are not completed yet. */
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

/** Deletes these charters' captains, overrides and choices, and who noted the steps; keeps when they left and returned. */
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

/** Charters that ended before then and still name a person: a captain, a noting colleague, an override or a choice. */
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

/** Deletes inactive captains last changed before that instant whom no charter names; answers how many. */
export async function deleteFormerCaptains(db: Database, before: Date): Promise<number> {
  const isNamed = sql`exists (select from ${d} where ${d.captainId} = ${captains.id})`;
  const { rowCount } = await db
    .delete(captains)
    .where(and(eq(captains.isActive, false), lt(captains.updatedAt, before), sql`not ${isNamed}`));
  return rowCount ?? 0;
}

import { ok } from '#core/result.ts';
import { type Charter, openCharter, openCharters } from '#features/charters/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { words } from '../components/admin/words/index.ts';
import { isPassed, type Missing, mayDepart, openSteps } from '../domain/index.ts';
import {
  findCaptainOf,
  findChoice,
  findChoices,
  findDeparture,
  findOverrides,
  findOverridesOf,
} from '../repository/index.ts';
import { listBoardings } from './boarding.ts';
import {
  asItIsNow,
  hasCaptain,
  isHeld,
  type Leaving,
  type Read,
  type Reading,
  readFactsOf,
} from './facts.ts';
import { readTakenOut } from './fit.ts';

/** What keeps each of these charters from leaving now, without what was let pass. Charters that have left are left out. */
export async function missingOf(
  deps: Pick<Reading, 'db'>,
  rows: readonly Leaving[],
  read: ReadonlyMap<string, Read>,
): Promise<ReadonlyMap<string, Missing[]>> {
  const ahead = rows.filter(
    ({ charter, departure }) => charter.status === 'confirmed' && departure.departedAt === null,
  );
  const passed = Map.groupBy(
    await findOverridesOf(
      deps.db,
      ahead.map(({ charter }) => charter.id),
    ),
    ({ charterId }) => charterId,
  );
  return new Map(
    ahead.map(({ charter }) => {
      const facts = read.get(charter.id)?.facts;
      const points = new Set((passed.get(charter.id) ?? []).map(({ point }) => point));
      const missing = facts ? mayDepart(facts, words.whatIsMissing) : [];
      return [charter.id, missing.filter((one) => !isPassed(one, points))] as const;
    }),
  );
}

/** What keeps one charter from leaving now, without what was let pass. */
export async function findMissing(deps: Reading, row: Leaving): Promise<Missing[]> {
  const read = new Map([[row.charter.id, await readFactsOf(deps, row)]]);
  return (await missingOf(deps, [row], read)).get(row.charter.id) ?? [];
}

/** A charter's departure for the team. Refused with `charter-not-found`. */
export async function openDeparture(deps: Reading, charterId: string) {
  const found = await openCharter(deps, charterId);
  if (!found.ok) return found;
  const charter = found.value;
  const departure = await findDeparture(deps.db, charterId);
  const row = { charter, departure };
  const read = await readFactsOf(deps, row);
  const isAhead = charter.status === 'confirmed' && departure.departedAt === null;
  return ok({
    ...row,
    ...read,
    mode: charter.mode,
    choices: isAhead && charter.mode === 'crewed' ? await findChoices(deps.db, charter) : [],
    missing: (await missingOf(deps, [row], new Map([[charter.id, read]]))).get(charter.id) ?? [],
    overrides: await findOverrides(deps.db, charterId),
    boarding: await listBoardings(deps, charter, read.guests),
    steps: openSteps({ ...charter, ...departure }, deps.now()),
  });
}

export type OpenedDeparture = Extract<Awaited<ReturnType<typeof openDeparture>>, { ok: true }>['value'];

/**
 * What charters are told of a departure: the captain's name (null if there is none, or the captain is lost or may not take it
 * out), whether the charter has left, and whether it is still out.
 */
export async function leavingOf({ db }: Pick<Deps, 'db'>, charter: Charter) {
  const { id, mode, status } = charter;
  const departure = await findDeparture(db, id);
  const choice = mode === 'bareboat' ? await findChoice(db, id) : null;
  const row = { charter, departure };
  const isTheirs =
    status === 'confirmed'
      ? (await readTakenOut({ db }, [row]))(row, choice)
      : choice && hasCaptain({ status }) && isHeld(choice, departure);
  const held = choice && isTheirs ? asItIsNow(charter, choice) : null;
  const captain = mode === 'bareboat' ? held : await findCaptainOf(db, departure);
  return {
    captain: captain?.name ?? null,
    hasLeft: departure.departedAt !== null,
    isUnderWay: departure.departedAt !== null && departure.returnedAt === null,
  };
}

/** The departures of these charters for their client's data export: times, captain, and what was let pass. */
export async function exportDepartures({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const exported = [];
  const charters = await openCharters({ db }, charterIds);
  for (const charterId of charterIds) {
    const charter = charters.get(charterId);
    const { departedAt, returnedAt } = await findDeparture(db, charterId);
    const choice = await findChoice(db, charterId);
    const captain = charter ? (await leavingOf({ db }, charter)).captain : null;
    // Export a license only if the client is the captain: another captain's license is not the client's data.
    const ownLicense =
      choice?.kind === 'self'
        ? {
            license: choice.license,
            number: choice.licenseNumber,
            validUntil: choice.licenseValidUntil,
            phone: choice.phone,
          }
        : null;
    const overrides = await findOverrides(db, charterId);
    const isEmpty = departedAt === null && captain === null && ownLicense === null && overrides.length === 0;
    if (isEmpty) continue;
    exported.push({
      charterId,
      captain,
      ownLicense,
      departedAt,
      returnedAt,
      letPass: overrides.map(({ code, madeAt }) => ({ code, at: madeAt })),
    });
  }
  return exported;
}

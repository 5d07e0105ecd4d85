import { ok } from '#core/result.ts';
import { type Charter, openCharter } from '#features/charters/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Missing, mayDepart, openSteps } from '../domain/index.ts';
import { type Captain, findCaptainOf, findChoices, findDeparture, findOverrides } from '../repository.ts';
import { factsOf, type papersOf, type Reading } from './facts.ts';

/** What stands against a charter's leaving now, but for what was let pass. */
export async function findMissing(
  deps: Reading,
  charter: Charter,
  captain: Captain | null,
  readPapers?: typeof papersOf,
): Promise<Missing[]> {
  const facts = await factsOf(deps, charter, captain, readPapers);
  const passed = new Set((await findOverrides(deps.db, charter.id)).map(({ point }) => point));
  return mayDepart(facts).filter(({ mayOverride, point }) => !(mayOverride && passed.has(point)));
}

/** A charter's departure for the team; refused with `charter-not-found`. */
export async function openDeparture(deps: Reading, charterId: string) {
  const found = await openCharter(deps, charterId);
  if (!found.ok) return found;
  const charter = found.value;
  const departure = await findDeparture(deps.db, charterId);
  const captain = await findCaptainOf(deps.db, departure);
  const isAhead = charter.status === 'confirmed' && departure.departedAt === null;
  return ok({
    charter,
    departure,
    mode: charter.mode,
    captain,
    choices: isAhead ? await findChoices(deps.db, charter) : [],
    missing: isAhead ? await findMissing(deps, charter, captain) : [],
    overrides: await findOverrides(deps.db, charterId),
    steps: openSteps({ ...charter, ...departure }, deps.now()),
  });
}

export type OpenedDeparture = Extract<Awaited<ReturnType<typeof openDeparture>>, { ok: true }>['value'];

/** What a charter's client is told of its leaving: the captain's name, null while nobody is assigned, and whether it is under way. */
export async function leavingOf({ db }: Pick<Deps, 'db'>, charterId: string) {
  const departure = await findDeparture(db, charterId);
  const captain = await findCaptainOf(db, departure);
  return {
    captain: captain?.name ?? null,
    isUnderWay: departure.departedAt !== null && departure.returnedAt === null,
  };
}

/** When these charters left and returned, with whom and with what let pass: for whom they were. */
export async function exportDepartures({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const exported = [];
  for (const charterId of charterIds) {
    const { departedAt, returnedAt } = await findDeparture(db, charterId);
    const { captain } = await leavingOf({ db }, charterId);
    const overrides = await findOverrides(db, charterId);
    if (departedAt === null && captain === null && overrides.length === 0) continue;
    exported.push({
      ...{ charterId, captain, departedAt, returnedAt },
      letPass: overrides.map(({ code, madeAt }) => ({ code, at: madeAt })),
    });
  }
  return exported;
}

import { ok } from '#core/result.ts';
import { type Charter, openCharter } from '#features/charters/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Missing, mayDepart, openSteps } from '../domain/index.ts';
import { type Departing, findCaptain, findChoices, findDeparture, findOverrides } from '../repository.ts';
import { factsOf, type Reading } from './facts.ts';

/** What stands against a charter's leaving now, but for what was let pass. */
export async function findMissing(deps: Reading, charter: Charter, departure: Departing): Promise<Missing[]> {
  const facts = await factsOf(deps, charter, departure);
  const passed = new Set((await findOverrides(deps.db, charter.id)).map(({ point }) => point));
  return mayDepart(facts).filter(({ mayOverride, point }) => !(mayOverride && passed.has(point)));
}

/** A charter's departure for the team; refused with `charter-not-found`. */
export async function openDeparture(deps: Reading, charterId: string) {
  const found = await openCharter(deps, charterId);
  if (!found.ok) return found;
  const charter = found.value;
  const departure = await findDeparture(deps.db, charterId);
  const isAhead = charter.status === 'confirmed' && departure.departedAt === null;
  return ok({
    charter,
    departure,
    mode: charter.mode,
    captain: departure.captainId ? ((await findCaptain(deps.db, departure.captainId)) ?? null) : null,
    choices: isAhead ? await findChoices(deps.db, charter) : [],
    missing: isAhead ? await findMissing(deps, charter, departure) : [],
    overrides: await findOverrides(deps.db, charterId),
    steps: openSteps({ ...charter, ...departure }, deps.now()),
  });
}

export type OpenedDeparture = Extract<Awaited<ReturnType<typeof openDeparture>>, { ok: true }>['value'];

/** The name of a charter's captain, for its client; null while nobody is assigned. */
export async function captainNameOf({ db }: Pick<Deps, 'db'>, charterId: string): Promise<string | null> {
  const { captainId } = await findDeparture(db, charterId);
  const captain = captainId ? await findCaptain(db, captainId) : undefined;
  return captain?.name ?? null;
}

/** When these charters left and returned, with whom and with what let pass: for whom they were. */
export async function exportDepartures({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const exported = [];
  for (const charterId of charterIds) {
    const { departedAt, returnedAt } = await findDeparture(db, charterId);
    const captain = await captainNameOf({ db }, charterId);
    const overrides = await findOverrides(db, charterId);
    if (departedAt === null && captain === null && overrides.length === 0) continue;
    exported.push({
      ...{ charterId, captain, departedAt, returnedAt },
      letPass: overrides.map(({ code, madeAt }) => ({ code, at: madeAt })),
    });
  }
  return exported;
}

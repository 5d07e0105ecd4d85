import { charterDayAt } from '#core/charter-time.ts';
import type { Charter } from '#features/charters/service/index.ts';
import { readPapersOf } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { isFit, type Ship, shipOf } from '../domain/index.ts';
import { type Choice, findCaptains } from '../repository/index.ts';
import { captainIn, isHeld, type Leaving, NO_PAPERS } from './facts.ts';

/** What the licenses of these charters' captains must suffice for, as the charters stand now. */
export async function readShips(deps: Pick<Deps, 'db'>, charters: readonly Charter[]) {
  const papers = await readPapersOf(
    deps,
    charters.map(({ yachtId }) => yachtId),
  );
  return ({ yachtId, guestCount, returnsAt }: Charter): Ship =>
    shipOf(papers.get(yachtId)?.papers ?? NO_PAPERS, {
      guests: guestCount,
      lastDay: charterDayAt(returnsAt),
    });
}

/**
 * Answers whether the captain whom a client chose takes the confirmed charter out. Since the choice it may have been moved beyond
 * the license's last day or be for more guests, and staff may have switched a listed captain off (product 10.11).
 */
export async function readTakenOut(deps: Pick<Deps, 'db'>, rows: readonly Leaving[]) {
  const ship = await readShips(
    deps,
    rows.map(({ charter }) => charter),
  );
  const listed = await findCaptains(
    deps.db,
    rows.flatMap(({ departure }) => departure.captainId ?? []),
  );
  return (row: Leaving, choice: Choice | null): boolean => {
    const { charter, departure } = row;
    if (choice === null || charter.status !== 'confirmed' || charter.mode !== 'bareboat') return false;
    if (departure.departedAt !== null) return isHeld(choice, departure);
    return isFit(captainIn(row, listed.get(departure.captainId ?? '') ?? null, choice), ship(charter));
  };
}

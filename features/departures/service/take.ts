import { refused } from '#core/result.ts';
import { type Charter, changeCharter, holdCharter } from '#features/charters/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { refusalOf, type Step } from '../domain/index.ts';
import { type Departing, findDeparture } from '../repository/index.ts';

/**
 * Takes a step of a departure at a moment that allows it, with the charter locked. Refused with `charter-not-found`, with the reason
 * why the moment is wrong, or as the step itself is.
 */
export const take = <Done extends { readonly ok: boolean }>(
  deps: Deps,
  charterId: string,
  step: Step,
  act: (within: Deps, charter: Charter, departure: Departing) => Promise<Done>,
) =>
  changeCharter(deps, charterId, async (within, { id }) => {
    const held = await holdCharter(within, id);
    if (!held.ok) return held;
    const charter = held.value;
    const departure = await findDeparture(within.db, id);
    const against = refusalOf(step, { ...charter, ...departure }, within.now());
    return against ? refused(against) : act(within, charter, departure);
  });

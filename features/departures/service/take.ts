import { refused } from '#core/result.ts';
import { type Charter, changeCharter, holdCharter } from '#features/charters/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { refusalOf, type Step } from '../domain/index.ts';
import { type Departing, findDeparture } from '../repository/index.ts';

/**
 * Locks the charter and takes a step of its departure, if the moment allows it. Refused with `charter-not-found`, with the reason
 * why the moment is wrong, or like the step itself.
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

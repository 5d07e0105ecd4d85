import { refused } from '#core/result.ts';
import { saidTime } from '#features/calendar/domain/times.ts';
import { type CalendarYacht, findAlternatives } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import { type Carrying, papersProblems, type Sailing } from '../domain.ts';

/** The nearest three free times on which her papers have nothing against the charter: no offer is refused when it is taken up. */
export function alternativesTo(
  deps: Pick<Deps, 'db' | 'now'>,
  yacht: CalendarYacht & Carrying,
  wanted: Sailing,
  exceptCharterId?: string,
) {
  const { range, guestCount, mode } = wanted;
  const isLawful = (at: Sailing['range']) =>
    papersProblems({ range: at, guestCount, mode }, yacht, deps.now()).length === 0;
  return findAlternatives(deps, yacht, range, isLawful, exceptCharterId);
}

/** The refusal of a time that is taken, with the nearest three that can be had. */
export async function datesTaken(
  deps: Pick<Deps, 'db' | 'now'>,
  yacht: CalendarYacht & Carrying,
  wanted: Sailing,
  exceptCharterId?: string,
) {
  const offers = await alternativesTo(deps, yacht, wanted, exceptCharterId);
  return {
    ...refused('dates-taken'),
    alternatives: offers.map(saidTime),
  };
}

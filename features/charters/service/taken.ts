import { refused } from '#core/result.ts';
import { saidTime } from '#features/calendar/domain/times.ts';
import { type CalendarYacht, findAlternatives } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import { type Carrying, papersProblems, type Sailing } from '../domain.ts';

/** The three nearest free times that the yacht's papers allow, so that no offered time is refused when it is chosen. */
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

/** The refusal of a taken time, with the three nearest free times. */
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

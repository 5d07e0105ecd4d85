import { refused } from '#core/result.ts';
import type { TimeRange } from '#features/calendar/domain/index.ts';
import { saidTime } from '#features/calendar/domain/times.ts';
import { type CalendarYacht, findAlternatives } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';

/** The refusal of a time that is taken, with the nearest three that are free. */
export async function datesTaken(
  deps: Pick<Deps, 'db' | 'now'>,
  yacht: CalendarYacht,
  wanted: TimeRange,
  exceptCharterId?: string,
) {
  const offers = await findAlternatives(deps, yacht, wanted, exceptCharterId);
  return {
    ...refused('dates-taken'),
    alternatives: offers.map(saidTime),
  };
}

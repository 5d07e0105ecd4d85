import { readSettings } from '#features/content/service.ts';
import { openYacht, picturesOf } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { Boarding } from '../domain.ts';
import type { Charter } from '../repository/index.ts';

/** What the client of a charter needs to know before boarding. */
export async function boardingOf(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { yachtId }: Pick<Charter, 'yachtId'>,
): Promise<Boarding> {
  // One query after another, because a transaction has only one connection.
  const yacht = await openYacht(deps, yachtId);
  const { policies } = await readSettings(deps);
  const [picture = null] = yacht.ok ? picturesOf(yacht.value, 1) : [];
  return {
    isInFleet: yacht.ok,
    marina: yacht.ok ? yacht.value.marina : '',
    picture,
    arriveMinutesEarly: policies.arriveMinutesEarly,
    damageHoldCents: (yacht.ok ? yacht.value.damageHoldCents : null) ?? 0,
  };
}

import type { Deps } from '#platform/deps.ts';
import { CardRefusal, CardsAway } from '#platform/payments/provider.ts';

/** Does work that calls the card company; false if it does not answer or refuses. */
export async function tryTo(deps: Pick<Deps, 'log'>, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof CardRefusal || error instanceof CardsAway)) throw error;
    deps.log.warn({ name: error.name, said: error.message }, 'the provider of cards was asked in vain');
    return false;
  }
}

import { formatDollars } from '#words/amounts.ts';
import { words } from '../words/index.ts';

/** How much is held on a card against damage, in a line; draws nothing without a hold (product 4.23). */
export function DamageHoldLine({ dollars, className }: { dollars: number | null; className?: string }) {
  if (!dollars) return null;
  return <p className={className}>{words.damageHold(formatDollars(dollars))}</p>;
}

import { formatDollars } from '#words/amounts.ts';
import { words } from '../words/index.ts';

/** One line with the damage hold; nothing if the yacht has none (product 4.23). */
export function DamageHoldLine({ dollars, className }: { dollars: number | null; className?: string }) {
  if (!dollars) return null;
  return <p className={className}>{words.damageHold(formatDollars(dollars))}</p>;
}

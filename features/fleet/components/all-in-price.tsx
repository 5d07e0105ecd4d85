import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { FETCHED_EARLY } from '#ui/offline.ts';
import { formatDollars } from '#words/amounts.ts';
import { words as anywhere } from '../domain/words/index.ts';
import { words } from '../words/index.ts';

interface AllInPriceProps {
  /** Whole US dollars. */
  dollars: number;
  /** Of which charter, where there is room to say it: then the words have a line of their own. */
  charter?: string;
  className?: string;
}

/** The figure that stands for a yacht, the same wherever there is room for one (product 3.8). */
export function AllInPrice({ dollars, charter, className }: AllInPriceProps) {
  return (
    <span className="tabular">
      <span className={classes('font-semibold', charter && 'block', className)}>
        {anywhere.from(formatDollars(dollars))}
      </span>{' '}
      <span className="text-sm">
        <span className="whitespace-nowrap">{words.allInFullDay}</span>
        {charter && ` ${charter}`}
      </span>
    </span>
  );
}

/** The same on another page than hers and the fleet's: it leads to her, and to every line of it. */
export function AllInLink({ yacht, dollars }: { yacht: string; dollars: number }) {
  return (
    <Link
      to={`/yachts/${yacht}`}
      {...FETCHED_EARLY}
      className="relative z-1 text-sm underline underline-offset-4"
    >
      <AllInPrice dollars={dollars} />
    </Link>
  );
}

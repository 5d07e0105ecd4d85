import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { FETCHED_EARLY } from '#ui/offline.ts';
import { formatDollars } from '#words/amounts.ts';
import { words as anywhere } from '../domain/words/index.ts';
import type { YachtCardAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';

interface AllInPriceProps {
  /** In whole US dollars. */
  dollars: number;
  /** The charter that the price is for, if there is room to name it: the words then have a line of their own. */
  charter?: string | false;
  className?: string;
}

/** The all-in price of a full day, the figure that represents a yacht everywhere (product 3.8). */
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

interface AllInLinkProps {
  yacht: Pick<YachtCardAnswer, 'id' | 'allInPrice' | 'isAllInBasic'>;
}

/** The all-in price on other pages than the fleet's. Links to the yacht's page, which lists every part of the price. */
export function AllInLink({ yacht: { id, allInPrice, isAllInBasic } }: AllInLinkProps) {
  if (allInPrice === null) return null;
  return (
    <Link
      to={`/yachts/${id}`}
      {...FETCHED_EARLY}
      className="relative z-1 text-sm underline underline-offset-4"
    >
      <AllInPrice dollars={allInPrice} charter={isAllInBasic && words.basicCharter} />
    </Link>
  );
}

import { charterDayAt } from '#core/charter-time.ts';
import { classes } from '#ui/classes.ts';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { WrittenPrice } from '../domain/index.ts';
import { words } from '../words/index.ts';

type PriceLinesProps = {
  readonly price: WrittenPrice;
  /** False where no part of the price is due any more, or where a list of payments shows each due date. */
  readonly hasDue?: boolean;
  /** Words after a balance without a day of its own; of an estimate, nothing is known of it. */
  readonly undated?: string;
  readonly className?: string;
};

/** A price line by line, every fee named. Below them the deposit, the balance and an APA: what is paid, piece by piece. */
export function PriceLines({ price, hasDue = true, undated, className }: PriceLinesProps) {
  const due = price.balanceDueAt && dayText(charterDayAt(new Date(price.balanceDueAt)), 'short');
  const dueOn = (what: string) => (due ? words.dueOn(what, due) : undated ? `${what}, ${undated}` : what);
  return (
    <dl className={classes('tabular text-sm', className)}>
      {price.lines.map(({ label, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same label, so a label cannot be the key
        <Line key={place} label={label} amount={amount} />
      ))}
      <Line
        label={words.total}
        amount={price.total}
        className="mt-2 border-t border-line pt-2.5 text-base font-semibold"
      />
      {hasDue && (
        <>
          <Line
            label={words.deposit(price.deposit.percent)}
            amount={price.deposit.amount}
            className="text-muted"
          />
          <Line label={dueOn(words.balance)} amount={price.balance} className="text-muted" />
          {price.apa > 0 && <Line label={dueOn('APA')} amount={price.apa} className="text-muted" />}
        </>
      )}
    </dl>
  );
}

function Line({ label, amount, className }: { label: string; amount: number; className?: string }) {
  return (
    <div className={classes('flex justify-between gap-5 py-1', className)}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{formatDollars(amount)}</dd>
    </div>
  );
}

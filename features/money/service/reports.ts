import { addDays, charterDayAt, instantAt, localTimeAt } from '#core/charter-time.ts';
import { countOf, reportOf } from '#core/csv.ts';
import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { ACCOUNTS, balanceTotals } from '../domain/index.ts';
import { findLedger, findTrialBalance } from '../repository/index.ts';
import type { Doer } from './account.ts';

/** The end of a day in Miami; of today if absent. */
const endOf = (day: string | undefined, now: Date) => instantAt(addDays(day ?? charterDayAt(now), 1), 0);

/** The trial balance at the end of a day, by default today. */
export async function readTrialBalance({ db, now }: Pick<Deps, 'db' | 'now'>, on?: string) {
  const balance = await findTrialBalance(db, endOf(on, now()));
  return balance.map((line) => ({ ...line, label: ACCOUNTS[line.account].label }));
}

const plainAmount = (cents: number) => (cents / 100).toFixed(2);

/** The trial balance as a CSV file with a total row. The export is logged (product 8.5). */
export async function reportTrialBalance(deps: Deps, on: string | undefined, by: Doer): Promise<string> {
  const balance = await readTrialBalance(deps, on);
  await logStep(deps, by, {
    action: 'exported',
    subject: { kind: 'report', id: 'trial-balance', name: 'Trial balance' },
    details: { on: on ?? charterDayAt(deps.now()) },
  });
  const totals = balanceTotals(balance);
  return reportOf(balance, [
    ['Account', ({ label }) => label, 'Total'],
    ['Debit', ({ debitCents }) => plainAmount(debitCents), plainAmount(totals.debitCents)],
    ['Credit', ({ creditCents }) => plainAmount(creditCents), plainAmount(totals.creditCents)],
    ['Balance', ({ balanceCents }) => plainAmount(balanceCents), plainAmount(totals.balanceCents)],
  ]);
}

/** The limit of every report (product 8.5). A longer ledger must be exported in parts. */
const MOST_LINES = 50_000;

const amountText = (cents: number) => (cents === 0 ? '' : plainAmount(cents));

/** The ledger line by line as a CSV file with a total row. The export is logged. Refused with `report-too-long`. */
export async function reportLedger(
  deps: Deps,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  by: Doer,
  most = MOST_LINES,
) {
  const first = from ? instantAt(from, 0) : new Date(0);
  const lines = await findLedger(deps.db, first, endOf(to, deps.now()), most + 1);
  if (lines.length > most) return refused('report-too-long');
  await logStep(deps, by, {
    action: 'exported',
    subject: { kind: 'report', id: 'ledger', name: 'Ledger' },
    details: { rows: lines.length },
  });
  const debit = (cents: number) => Math.max(0, cents);
  const sum = (of: (cents: number) => number) => lines.reduce((total, { cents }) => total + of(cents), 0);
  return ok(
    reportOf(lines, [
      ['Time (Miami)', ({ madeAt }) => localTimeAt(madeAt), 'Total'],
      ['Transaction', ({ transactionId }) => transactionId, countOf(lines.length, 'line')],
      ['Charter', ({ charterId }) => charterId ?? ''],
      ['Cause', ({ cause }) => cause],
      ['Reverses', ({ reverses }) => reverses ?? ''],
      ['By', ({ madeBy }) => madeBy],
      ['Account', ({ account }) => ACCOUNTS[account].label],
      ['Debit', ({ cents }) => amountText(debit(cents)), amountText(sum(debit))],
      ['Credit', ({ cents }) => amountText(debit(-cents)), amountText(sum((cents) => debit(-cents)))],
    ]),
  );
}

import { useQuery } from '@tanstack/react-query';
import { charterDayAt, isCharterDay } from '#core/charter-time.ts';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { DayField } from '#ui/admin/day-field.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import type { ListState } from '#ui/admin/list-state.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { balanceTotals } from '../../domain/index.ts';
import type { TrialBalanceAnswer } from '../../schema/ledger.ts';
import { trialBalanceQuery } from './calls.ts';
import { MoneyViews } from './money-views.tsx';
import { words } from './words/index.ts';

type Line = TrialBalanceAnswer[number];

/** A balance with its side: "$1,070 in credit". */
function balanceText(cents: number): string {
  if (cents === 0) return formatCents(0);
  return (cents > 0 ? words.inDebit : words.inCredit)(formatCents(Math.abs(cents)));
}

/** The staff's name of an account. An unknown one keeps its name in the ledger. */
function accountName({ account, label }: Line): string {
  const names: Readonly<Record<string, string>> = words.accounts;
  return names[account] ?? label;
}

function columnsOf(lines: readonly Line[]): readonly DataColumn<Line>[] {
  const { debitCents, creditCents, balanceCents } = balanceTotals(lines);
  const figures = { align: 'end' as const };
  return [
    { id: 'account', header: words.account, cell: accountName, foot: words.total },
    {
      ...figures,
      id: 'debit',
      header: words.debit,
      foot: formatCents(debitCents),
      cell: (line) => formatCents(line.debitCents),
    },
    {
      ...figures,
      id: 'credit',
      header: words.credit,
      foot: formatCents(creditCents),
      cell: (line) => formatCents(line.creditCents),
    },
    {
      ...figures,
      id: 'balance',
      header: words.balance,
      foot: balanceText(balanceCents),
      cell: (line) => balanceText(line.balanceCents),
    },
  ];
}

/** The trial balance: each ledger account's debits, credits and balance as of a day (product 4.19). */
export function TrialBalance({ list }: { list: ListState }) {
  const asked = list.get('on');
  const today = charterDayAt(new Date());
  const on = isCharterDay(asked) ? asked : today;
  const found = useQuery(trialBalanceQuery(on));
  const { data } = found;
  return (
    <ListPage
      title={words.views.accounts}
      list={list}
      summary={data && words.endOf(dayText(on, 'plain'))}
      tools={<DayField label={words.asOf} asked={on} usual={today} onDay={(day) => list.set({ on: day })} />}
      actions={
        <>
          <MoneyViews view="accounts" />
          <IfMay area="charters" doing="exports">
            <ReportLink href={`/api/admin/money/trial-balance/report?on=${on}`}>
              {words.exportBalance}
            </ReportLink>
          </IfMay>
        </>
      }
    >
      <UnlessFailed found={found} failure={words.balanceNotRead}>
        <DataTable
          label={words.views.accounts}
          columns={columnsOf(data ?? [])}
          rows={data}
          rowId={({ account }) => account}
          expected={11}
        />
      </UnlessFailed>
    </ListPage>
  );
}

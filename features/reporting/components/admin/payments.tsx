import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { BankStatement } from '#features/money/components/admin/bank-statement.tsx';
import { MoneyViews } from '#features/money/components/admin/money-views.tsx';
import { TrialBalance } from '#features/money/components/admin/trial-balance.tsx';
import { MONEY_LIST_NAMES, type MoneyList } from '#features/money/domain/index.ts';
import { SavedViews } from '#features/views/components/admin/saved-views.tsx';
import { type DataColumn, DataTable } from '#ui/admin/data-table.tsx';
import { DAY_PARTS, DayRange, daysAsked } from '#ui/admin/day-field.tsx';
import { ListPage } from '#ui/admin/list-page.tsx';
import { type ListState, useListState } from '#ui/admin/list-state.ts';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { ReportLink } from '#ui/admin/report-link.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { paymentsQuery as known, type PaymentsAnswer } from '../../schema.ts';
import { PAYMENT_PARTS, paymentsQuery } from './calls.ts';
import { words } from './words/index.ts';

type Item = PaymentsAnswer['items'][number];

const whenText = (at: string) => (at.includes('T') ? instantText(at, 'short') : dayText(at, 'plain'));

const dateHeaders = (): Partial<Record<MoneyList, string>> => ({
  late: words.wasDue,
  due: words.due,
  upcoming: words.due,
  disputed: words.answerBy,
  received: words.on,
  earned: words.on,
});

function columnsOf(list: MoneyList): readonly DataColumn<Item>[] {
  const when = dateHeaders()[list];
  return [
    {
      id: 'client',
      header: words.client,
      cell: ({ charter }) => (
        <span className="grid">
          <span className="font-semibold">{charter.client}</span>
          <span className="tabular whitespace-nowrap text-muted">{words.charterNumber(charter.number)}</span>
        </span>
      ),
    },
    {
      id: 'charter',
      header: words.charter,
      isSecondary: true,
      cell: ({ charter: { yacht, startDate } }) =>
        startDate === null ? words.noLongerKept : `${yacht}, ${dayText(startDate, 'plain')}`,
    },
    { id: 'what', header: words.what, cell: ({ what }) => what },
    ...(when
      ? [
          {
            id: 'when',
            header: when,
            cell: ({ at }: Item) => <span className="tabular md:whitespace-nowrap">{whenText(at)}</span>,
          },
        ]
      : []),
    {
      id: 'amount',
      header: words.amount,
      align: 'end' as const,
      cell: ({ cents }) => <span className="tabular font-semibold">{formatCents(cents)}</span>,
    },
  ];
}

/** The payments of all charters: as lists, as a bank statement, or as a trial balance. */
export function Payments() {
  const list = useListState(known.shape);
  switch (list.get('view')) {
    case 'accounts':
      return <TrialBalance list={list} />;
    case 'bank':
      return <BankStatement list={list} />;
    default:
      return <PaymentLists list={list} />;
  }
}

/** The payment lists: late, due, to give back, failed, disputed, received and earned (product 8.2). */
function PaymentLists({ list }: { list: ListState }) {
  const navigate = useNavigate();
  const asked = list.get('list');
  const shown = MONEY_LIST_NAMES.find((name) => name === asked) ?? 'late';
  const found = useQuery({
    ...paymentsQuery(list.query(PAYMENT_PARTS)),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  const hasDays = isByDay(shown);
  return (
    <ListPage
      title={words.payments}
      list={list}
      search={words.searchPayments}
      views={<SavedViews list="payments" state={list} parts={PAYMENT_PARTS} />}
      toolParts={hasDays ? DAY_PARTS : []}
      narrowedTo={[words.lists[shown], hasDays ? daysAsked(list, data) : '']}
      tools={hasDays && <DayRange list={list} from={words.from} to={words.to} usual={data} />}
      summary={data && summaryOf(data)}
      actions={
        <>
          <MoneyViews view="lists" />
          <IfMay area="charters" doing="exports">
            <ReportLink
              href={`/api/admin/money/ledger${hasDays && data ? `?from=${data.from}&to=${data.to}` : ''}`}
            >
              {words.exportLedger}
            </ReportLink>
          </IfMay>
        </>
      }
    >
      <nav aria-label={words.paymentLists} className="overview-cards">
        {MONEY_LIST_NAMES.map((name) => {
          const sum = data?.sums.find((one) => one.list === name);
          return (
            <Link
              key={name}
              to={listAddress(name, list)}
              className="stat-card"
              aria-current={name === shown ? 'page' : undefined}
            >
              <span className="stat-label">{words.lists[name]}</span>
              <span className="stat-value tabular">{sum ? formatCents(sum.cents) : '…'}</span>
              <span className="stat-note">{sum && words.lineCount(sum.count)}</span>
            </Link>
          );
        })}
      </nav>
      <UnlessFailed found={found} failure={words.paymentsFailed}>
        <DataTable
          label={words.lists[shown]}
          columns={columnsOf(shown)}
          rows={data?.items}
          rowId={({ id }) => id}
          rowLabel={({ charter }) => words.openPaymentsOf(charter.client)}
          onOpen={({ charter }) => void navigate(bookingAddress(charter))}
          addressOf={({ charter }) => (charter.isKept ? bookingAddress(charter) : undefined)}
          list={list}
          empty={<EmptyState title={words.nothingHere}>{words.nothingIn[shown]}</EmptyState>}
        />
      </UnlessFailed>
    </ListPage>
  );
}

/** The number of listed lines and their sum; if not all are listed, also how many were found. */
function summaryOf({ items, found }: PaymentsAnswer): string {
  const cents = items.reduce((sum, item) => sum + item.cents, 0);
  const { length } = items;
  const listed = length < found ? words.firstOf(length, found) : words.lineCount(length);
  return `${listed}, ${formatCents(cents)}`;
}

const bookingAddress = ({ id }: Item['charter']) => `/admin/bookings?open=${id}`;

/** Whether a list is of money that came or was earned on certain days. */
const isByDay = (name: MoneyList) => name === 'received' || name === 'earned';

/** The address of another list of the same search and, if it has days, of the same days: so one can compare them. */
function listAddress(name: MoneyList, list: ListState): string {
  const parts = list.query(['q', ...(isByDay(name) ? DAY_PARTS : [])]);
  return `/admin/payments?${new URLSearchParams({ list: name, ...parts })}`;
}

import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { requestNumber } from '#features/charters/domain.ts';
import { listOf, MONEY_LIST_NAMES, type MoneyList } from '#features/money/domain/index.ts';
import {
  type CardTroubleRow,
  findKeptCardTroubles,
  findOpenMoney,
  labelOf,
  type OpenMoney,
} from '#features/money/service/index.ts';
import { words as moneyWords } from '#features/money/words/index.ts';
import type { Deps } from '#platform/deps.ts';
import { daysOf, monthOf } from '../domain.ts';
import {
  findCashOfOver,
  findChartersOf,
  findDisputed,
  findEarned,
  findNamed,
  findPaidAhead,
  findReceived,
  findWithWords,
  type MoneyLine,
  type MoneyLines,
  type NamedCharter,
} from '../repository/index.ts';
import type { PaymentsAnswer, PaymentsQuery } from '../schema.ts';
import { words } from '../words/index.ts';

/** The largest number of lines that are listed, more than a month's business; the sums include all. */
const MOST_LINES = 2_000;

type Line = {
  readonly id: string;
  readonly charterId: string;
  readonly what: string;
  readonly at: string;
  readonly cents: number;
};

/** A line before it is put into words, because thousands are counted and summed for each that is shown. */
type Counted = Pick<Line, 'charterId' | 'cents'> & { readonly say: () => Line };

const counted = (lines: readonly MoneyLine[], say: (line: MoneyLine) => Line): Counted[] =>
  lines.map((line) => ({ charterId: line.charterId, cents: line.cents, say: () => say(line) }));

const lineOf = (line: MoneyLine, what: string): Line => ({
  id: line.id,
  charterId: line.charterId,
  what,
  at: line.at,
  cents: line.cents,
});

const methodOf = ({ method }: MoneyLine) => (method === null ? '' : moneyWords.methods[method]);
function receivedOf(line: MoneyLine): Line {
  if (line.note === 'lost') return lineOf(line, words.lostToBank);
  const say = line.note === 'back' ? words.givenBack : (method: string) => words.receipt(line.number, method);
  return lineOf(line, say(methodOf(line)));
}

/** What is open of these charters, or of all. What was paid ahead is not paid too much (product 4.14), and not to give back. */
async function readOpen({ db, now }: Pick<Deps, 'db' | 'now'>, of?: readonly string[]) {
  const open = await findOpenMoney(db, of);
  const over = open.filter(({ overCents }) => overCents > 0).map(({ charterId }) => charterId);
  const ahead = await findPaidAhead(db, over, now());
  return open.map((one) => (ahead.has(one.charterId) ? { ...one, overCents: 0 } : one));
}

/** The open lists: unpaid amounts of each charter, money to give back to clients, and failed transfers. */
function openLists(
  open: readonly OpenMoney[],
  troubles: readonly CardTroubleRow[],
  cash: Awaited<ReturnType<typeof findCashOfOver>>,
  now: Date,
) {
  const lists: Record<'late' | 'due' | 'upcoming' | 'to-give-back' | 'failed', Counted[]> = {
    late: [],
    due: [],
    upcoming: [],
    'to-give-back': [],
    failed: [],
  };
  for (const { charterId, pieces, overCents, returningCents, failedCents } of open) {
    const add = (list: keyof typeof lists, whatNow: () => string, at: Date, cents: number, place = 0) => {
      const say = () => {
        const what = whatNow();
        return {
          id: `${charterId}-${list}-${what}-${place}`,
          charterId,
          what,
          at: at.toISOString(),
          cents,
        };
      };
      lists[list].push({ charterId, cents, say });
    };
    // Two additions can have the same label and due time; their places tell them apart.
    for (const [place, piece] of pieces.entries())
      add(listOf(piece, now), () => labelOf(piece), piece.dueAt, piece.cents, place);
    if (returningCents > 0) add('to-give-back', () => words.toSendBack, now, returningCents);
    if (overCents > failedCents) add('to-give-back', () => words.paidNotOwed, now, overCents - failedCents);
    if (failedCents > 0) add('failed', () => words.refundCameBack, now, failedCents);
  }
  for (const { id, charterId, of, at, cents } of troubles) {
    const what = { hold: words.holdLost, charge: words.chargeFailed, return: words.refundCameBack }[of];
    lists.failed.push({
      charterId,
      cents,
      say: () => ({ id, charterId, what, at: at.toISOString(), cents }),
    });
  }
  for (const held of cash)
    lists['to-give-back'].push({ ...held, say: () => ({ ...held, what: words.holdInCash }) });
  return lists;
}

/** The newest lines. With a search: the lines that it finds among all, not only among the newest, and their count. */
async function linesOf(newest: MoneyLines, search?: () => Promise<MoneyLines>): Promise<MoneyLines> {
  return search === undefined || newest.count <= newest.lines.length ? newest : search();
}

const laterOf = (one: CharterDay, other: CharterDay) => (one > other ? one : other);

const NO_LINES: MoneyLines = { lines: [], count: 0, cents: 0 };

const summed = (lines: readonly Counted[]) => ({
  count: lines.length,
  cents: lines.reduce((sum, { cents }) => sum + cents, 0),
});

/**
 * The payment lists (product 8.2): late, due, to give back, failed, disputed, and what was received and earned on some days.
 * Returns the sums of all lists and the lines of one; with a search, of what it finds in each.
 *
 * @param most how many lines are listed
 */
export async function readPayments(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { list, from, to, q }: PaymentsQuery,
  most = MOST_LINES,
): Promise<PaymentsAnswer> {
  const at = now();
  const today = charterDayAt(at);
  const month = daysOf(monthOf(to ?? today));
  const [first, last] = [from ?? month.first, to ?? (from ? laterOf(from, today) : month.last)];
  // Of a list that is not shown, one line brings the sums of all.
  const readOf = (name: MoneyList) => (list === name ? most : 1);
  const [open, troubles, cash, disputed, received, earned] = await Promise.all([
    readOpen({ db, now }),
    findKeptCardTroubles(db, at),
    findCashOfOver(db, at),
    findDisputed(db),
    findReceived(db, first, last, readOf('received')),
    findEarned(db, first, last, readOf('earned')),
  ]);
  const searching = (find: typeof findReceived) => (q ? () => find(db, first, last, most, q) : undefined);
  const listed = {
    received: await linesOf(received, searching(findReceived)),
    earned: await linesOf(earned, searching(findEarned)),
  };
  const byDay: Partial<Record<MoneyList, MoneyLines>> = listed;
  const lists: Readonly<Record<MoneyList, readonly Counted[]>> = {
    ...openLists(open, troubles, cash, at),
    disputed: counted(disputed, (line) => lineOf(line, words.disputed(line.note))),
    received: counted(listed.received.lines, receivedOf),
    earned: counted(listed.earned.lines, (line) =>
      lineOf(line, line.note === 'kept' ? words.keptOfCancellation : words.chartered),
    ),
  };
  const withWords = q ? await findWithWords(db, charterIds(Object.values(lists).flat()), q) : undefined;
  const askedOf = (name: MoneyList) =>
    withWords ? lists[name].filter(({ charterId }) => withWords.has(charterId)) : lists[name];
  const sums = MONEY_LIST_NAMES.map((name) => {
    // If not all lines were read, the count and the sum are the database's.
    const { lines, count, cents } = byDay[name] ?? NO_LINES;
    return { list: name, ...(count > lines.length ? { count, cents } : summed(askedOf(name))) };
  });
  const shown = askedOf(list).slice(0, most);
  const named = await findNamed(db, charterIds(shown));
  const items = shown.map(({ say }) => {
    const { charterId, ...line } = say();
    return { ...line, charter: charterOf(charterId, named.get(charterId)) };
  });
  return {
    today,
    from: first,
    to: last,
    found: sums.find((sum) => sum.list === list)?.count ?? 0,
    sums,
    items,
  };
}

const charterIds = (lines: readonly Counted[]) => lines.map(({ charterId }) => charterId);

const charterOf = (id: string, named: NamedCharter | undefined) => ({
  id,
  number: requestNumber(id),
  client: named?.client ?? words.forgotten,
  yacht: named?.yacht ?? '',
  startDate: named?.startOn ?? null,
  isKept: named !== undefined,
});

/** What a client still owes for all their charters, and what they have paid above what they owe. */
export type Balance = { readonly openCents: number; readonly overCents: number };

/** The balances of the clients with these email addresses; zero for all others. */
export async function readBalances(
  deps: Pick<Deps, 'db' | 'now'>,
  emails: readonly string[],
): Promise<(email: string | null) => Balance> {
  const charters = await findChartersOf(
    deps.db,
    emails.map((email) => email.toLowerCase()),
  );
  const open = await readOpen(
    deps,
    charters.map(({ id }) => id),
  );
  return (email) => {
    const own = open.filter(({ charterId }) =>
      charters.some((one) => one.id === charterId && one.email === email?.toLowerCase()),
    );
    const sum = (of: (one: OpenMoney) => number) => own.reduce((total, one) => total + of(one), 0);
    return { openCents: sum((one) => one.openCents), overCents: sum((one) => one.overCents) };
  };
}

import { createHash } from 'node:crypto';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { isId } from '#core/ids.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { withThousands } from '#words/amounts.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import type { SaidColumns } from '../domain/bank/columns.ts';
import { type BankFile, BankFileFault, faultText, identitiesOf, NoHeadings } from '../domain/bank/lines.ts';
import {
  methodIn,
  numbersIn,
  type Payer,
  type ProposedBy,
  proposalFor,
  type RecordedByHand,
  recordedAs,
  SAME_MONEY_DAYS,
} from '../domain/bank/match.ts';
import { readBankFile } from '../domain/bank/read.ts';
import { words as bankTexts } from '../domain/bank/words/index.ts';
import {
  type BankLineState,
  countBankLines,
  findBankLines,
  findRecordedByHand,
  holdBankLine,
  insertBankAside,
  insertBankLines,
  insertBankMatch,
  insertBankMatchUndo,
  lockMoney,
  type TakenLine,
} from '../repository/index.ts';
import { findOpenMoney, type OpenMoney } from '../repository/open.ts';
import type { Doer } from './account.ts';
import type { MoneyOfCharters, NamedCharter } from './charters.ts';
import { changeMoney, recordCharterPayment } from './staff.ts';

/** A charter that a payment may be for, with what staff recognize it by. */
export type NamedPayer = Payer & Pick<NamedCharter, 'yacht' | 'startOn'>;

/** A line of a bank's file, with the charter proposed for it and the payment recorded from it. */
export type TakenBankLine = TakenLine & {
  readonly proposal: {
    readonly payer: NamedPayer;
    readonly by: ProposedBy;
    /** The payment that the line seems to be, if staff have recorded it by hand. */
    readonly recordedAs: RecordedByHand | undefined;
  } | null;
  readonly recorded: {
    readonly payer: NamedPayer | null;
    readonly receiptNumber: number;
    /** Whether staff recorded the payment by hand and then said that it is the line's, which can be undone. */
    readonly isByHand: boolean;
  } | null;
};

const payerOf = (
  named: NamedCharter,
  open: OpenMoney | undefined,
  byHand: readonly RecordedByHand[] = [],
): NamedPayer => ({
  ...named,
  recorded: byHand.filter(({ charterId }) => charterId === named.charterId),
  openCents: open?.openCents ?? 0,
  nextCents: open?.pieces[0]?.cents ?? 0,
});

/** The message for staff after an upload. */
function takenText(file: BankFile, kept: number): string {
  const known = file.lines.length - kept;
  const { debits, others, unsaid } = file;
  return [
    kept === 0 ? bankTexts.nothingNew : bankTexts.cameIn(withThousands(kept), kept === 1),
    known > 0 ? bankTexts.knownAlready(withThousands(known), known === 1) : '',
    debits + others + unsaid > 0 ? bankTexts.leftOut(debits, others, unsaid) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Stores the payments that came in by a bank's file. A line is stored once, in however many files it comes (product 4.21). All
 * or nothing: refused with `bank-file-unreadable`, with line and column, or with `bank-file-without-headings` until staff
 * describe the columns. In the caller's transaction.
 */
export async function takeBankFile(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  bytes: Uint8Array,
  by: Doer,
  said?: SaidColumns,
) {
  let file: BankFile;
  try {
    file = readBankFile(bytes, charterDayAt(deps.now()), said);
  } catch (error) {
    if (!(error instanceof BankFileFault)) throw error;
    if (error instanceof NoHeadings)
      return refusedAt('bank-file-without-headings', 'file', faultText(error.fault));
    return refusedAt('bank-file-unreadable', 'file', faultText(error.fault));
  }
  const hashes = identitiesOf(file.lines).map((text) =>
    createHash('sha256').update(text).digest('base64url'),
  );
  const taken = { takenBy: by.name, takenAt: deps.now() };
  const kept = await insertBankLines(
    deps.db,
    file.lines.map(({ day, cents, words }, place) => ({
      id: deps.newId(),
      identity: hashes[place] ?? '',
      receivedOn: day,
      cents,
      words,
      ...taken,
    })),
  );
  await logStep(deps, by, {
    action: 'took in a bank’s file',
    subject: { kind: 'report', id: 'bank', name: 'Bank statement' },
    details: { lines: kept, known: file.lines.length - kept },
  });
  return ok({
    taken: kept,
    known: file.lines.length - kept,
    debits: file.debits,
    others: file.others,
    unsaid: file.unsaid,
    message: takenText(file, kept),
  });
}

/** The payments recorded by hand that these lines may be. */
async function findByHand(
  db: Deps['db'],
  lines: readonly Pick<TakenLine, 'cents' | 'receivedOn'>[],
): Promise<RecordedByHand[]> {
  const days = lines.map(({ receivedOn }) => receivedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return findRecordedByHand(db, {
    amounts: [...new Set(lines.map(({ cents }) => cents))],
    from: addDays(first, -SAME_MONEY_DAYS),
    to: addDays(last, SAME_MONEY_DAYS),
  });
}

/** A page of the lines in one state, each with its proposed charter or its payment; and the number of lines in each state. */
export async function readBankLines(
  deps: MoneyOfCharters,
  state: BankLineState,
  part: { readonly from: number; readonly most: number },
) {
  const { db, charters } = deps;
  const lines = await findBankLines(db, state, part);
  const counts = await countBankLines(db);
  const open = state === 'recorded' || lines.length === 0 ? [] : await findOpenMoney(db);
  const byHand = state === 'recorded' ? [] : await findByHand(db, lines);
  const named = new Map<string, NamedPayer>();
  const add = (found: readonly NamedCharter[], money: readonly OpenMoney[]) => {
    for (const one of found) {
      const own = money.find(({ charterId }) => charterId === one.charterId);
      named.set(one.charterId, payerOf(one, own, byHand));
    }
  };
  const amounts = new Set(lines.map(({ cents }) => cents));
  // Only read the open charters whose amount matches a line.
  const fitting = open.filter(
    ({ openCents, pieces: [next] }) => amounts.has(openCents) || (next && amounts.has(next.cents)),
  );
  const recorded = lines.flatMap(({ payment }) => (payment ? [payment.charterId] : []));
  const ids = [...new Set([...recorded, ...[...fitting, ...byHand].map(({ charterId }) => charterId)])];
  add(await charters.findNamed(deps, { ids }), open);
  const numbers = lines.flatMap(({ words, state: of }) => (of === 'recorded' ? [] : numbersIn(words)));
  add(await charters.findNamed(deps, { numbers }), open);
  const payers = [...named.values()];
  const items = lines.map(
    (line): TakenBankLine => ({
      ...line,
      proposal: line.state === 'recorded' ? null : proposalWith(line, payers),
      recorded: line.payment && {
        payer: named.get(line.payment.charterId) ?? null,
        receiptNumber: line.payment.receiptNumber,
        isByHand: isByHand(line.payment),
      },
    }),
  );
  return { items, counts };
}

function proposalWith(line: TakenLine, payers: readonly NamedPayer[]): TakenBankLine['proposal'] {
  const found = proposalFor(line, payers);
  return found && { ...found, recordedAs: recordedAs(line, found.payer.recorded ?? []) };
}

/** The charters that match the words of staff who want to record a payment. */
export async function searchPayers(deps: MoneyOfCharters, words: string): Promise<readonly NamedPayer[]> {
  const found = await deps.charters.findNamed(deps, { words });
  const open = await findOpenMoney(
    deps.db,
    found.map(({ charterId }) => charterId),
  );
  return found.map((one) =>
    payerOf(
      one,
      open.find(({ charterId }) => charterId === one.charterId),
    ),
  );
}

/**
 * Records a line as a payment of a charter, with the same rules, mail and ledger entries as a typed payment. The payment,
 * which is kept for good, does not contain the bank's text. Refused with `bank-line-not-found`, `bank-line-recorded`,
 * `payment-recorded` if staff seem to have recorded it by hand (product 4.15), or like `recordCharterPayment`.
 *
 * @param wanted.isAnother staff say that it is another payment than the one recorded by hand
 */
export async function recordBankLine(
  deps: MoneyOfCharters,
  lineId: string,
  { charterId, isAnother }: { readonly charterId: string; readonly isAnother: boolean },
  by: Doer,
) {
  return allOrNothing(deps, async (within) => {
    const line = isId(lineId) ? await holdBankLine(within.db, lineId) : undefined;
    if (!line) return refused('bank-line-not-found');
    if (line.state === 'recorded') return refused('bank-line-recorded');
    const { cents, receivedOn } = line;
    if (isId(charterId)) await lockMoney(within.db, charterId);
    const byHand = isAnother ? [] : await findByHand(within.db, [line]);
    if (byHand.some((one) => one.charterId === charterId)) return refused('payment-recorded');
    const paid = { cents, receivedOn, method: methodIn(line.words), reference: BY_THE_BANK, isAnother: true };
    const recorded = await recordCharterPayment(within, charterId, paid, by);
    if (!recorded.ok) return recorded;
    await insertBankMatch(within.db, {
      paymentId: recorded.value.id,
      lineId,
      matchedBy: by.name,
      matchedAt: within.now(),
    });
    return recorded;
  });
}

/**
 * Says that a line is a payment that staff have recorded by hand: nothing is recorded a second time. Refused with
 * `bank-line-not-found`, `bank-line-recorded`, or `payment-not-found` if the payment is no such one.
 */
export async function linkBankLine(deps: MoneyOfCharters, lineId: string, paymentId: string, by: Doer) {
  return allOrNothing(deps, async (within) => {
    const line = isId(lineId) ? await holdBankLine(within.db, lineId) : undefined;
    if (!line) return refused('bank-line-not-found');
    if (line.state === 'recorded') return refused('bank-line-recorded');
    const find = async () => (await findByHand(within.db, [line])).find(({ id }) => id === paymentId);
    const charterId = (await find())?.charterId;
    if (charterId === undefined) return refused('payment-not-found');
    return changeMoney(within, charterId, async (inner, charter) => {
      // Look again: until now, a colleague could have reversed it.
      const payment = await find();
      if (!payment) return refused('payment-not-found');
      const { receiptNumber, cents } = payment;
      await insertBankMatch(inner.db, {
        paymentId,
        lineId,
        matchedBy: by.name,
        matchedAt: inner.now(),
      });
      await logStep(inner, by, {
        action: 'found a payment in the bank’s file of',
        subject: charter.subject,
        details: { receipt: receiptNumber, cents },
      });
      return ok({ message: staffWords.steps.lineIsReceipt(receiptNumber) });
    });
  });
}

/**
 * Undoes what `linkBankLine` said: the line can be recorded anew, and the payment stays. A payment that was recorded from its line
 * is reversed instead. Refused with `bank-line-not-found` if the line is not there or no payment recorded by hand.
 */
export async function undoBankMatch(deps: Deps, lineId: string, by: Doer) {
  return allOrNothing(deps, async (within) => {
    const line = isId(lineId) ? await holdBankLine(within.db, lineId) : undefined;
    if (!line?.payment || !isByHand(line.payment)) return refused('bank-line-not-found');
    const { matchId, receiptNumber } = line.payment;
    await insertBankMatchUndo(within.db, { matchId, undoneBy: by.name, undoneAt: within.now() });
    await logStep(within, by, {
      action: 'took a receipt from a line of',
      subject: { kind: 'report', id: 'bank', name: 'Bank statement' },
      details: { receipt: receiptNumber, cents: line.cents, day: line.receivedOn },
    });
    return ok({ message: staffWords.steps.matchUndone });
  });
}

/** The reference of a payment that was recorded from its line. Staff may type the same words. */
const BY_THE_BANK = 'Bank statement';
/** A payment that is recorded from its line is matched with it at once. */
const AT_ONCE_MS = 5_000;
const isByHand = ({ reference, recordedAt, matchedAt }: NonNullable<TakenLine['payment']>) =>
  reference !== BY_THE_BANK || matchedAt.getTime() - recordedAt.getTime() > AT_ONCE_MS;

/**
 * Sets a line aside, because it is no client's payment or is recorded already. It can still be recorded later. Refused with
 * `bank-line-not-found` or `bank-line-recorded`.
 */
export async function setBankLineAside(deps: Deps, lineId: string, reason: string, by: Doer) {
  return allOrNothing(deps, async (within) => {
    const line = isId(lineId) ? await holdBankLine(within.db, lineId) : undefined;
    if (!line) return refused('bank-line-not-found');
    if (line.state === 'recorded') return refused('bank-line-recorded');
    const aside = { lineId, reason, setBy: by.name, setAt: within.now() };
    if (await insertBankAside(within.db, aside)) {
      await logStep(within, by, {
        action: 'set aside a line of',
        subject: { kind: 'report', id: 'bank', name: 'Bank statement' },
        details: { cents: line.cents, day: line.receivedOn },
      });
    }
    return ok({ message: staffWords.steps.setAside });
  });
}

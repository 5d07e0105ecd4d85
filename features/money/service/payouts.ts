import { isId } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { paidOut, reversed } from '../domain/index.ts';
import {
  findTransaction,
  holdBankLine,
  insertBankPayout,
  insertTransaction,
  type TakenLine,
} from '../repository/index.ts';
import type { Doer } from './account.ts';

// Lines of the bank by which cleared money arrives there: payouts of the card company or the terminal, and cash paid in.

const logPayout = (deps: Deps, by: Doer, action: string, { cents, receivedOn }: TakenLine) =>
  logStep(deps, by, {
    action,
    subject: { kind: 'report', id: 'bank', name: 'Bank statement' },
    details: { cents, day: receivedOn },
  });

/**
 * Records a line as a payout: of the cleared money, its amount is now at the bank, and the fee is what the card company kept.
 * Refused with `bank-line-not-found` or `bank-line-recorded`.
 */
export async function recordPayout(deps: Deps, lineId: string, feeCents: number, by: Doer) {
  return allOrNothing(deps, async (within) => {
    const line = isId(lineId) ? await holdBankLine(within.db, lineId) : undefined;
    if (!line) return refused('bank-line-not-found');
    if (line.state === 'recorded') return refused('bank-line-recorded');
    const id = within.newId();
    const made = { id, cause: `payout:${id}`, madeBy: by.name, madeAt: within.now() };
    await insertTransaction(within.db, made, paidOut(line.cents, feeCents));
    await insertBankPayout(within.db, { transactionId: id, lineId, feeCents });
    await logPayout(within, by, 'recorded a payout in', line);
    return ok({ message: staffWords.steps.paidOut });
  });
}

/**
 * Undoes a payout that was recorded wrongly; its line can be recorded anew. Refused with `bank-line-not-found` if the line is not
 * there or no payout.
 */
export async function undoPayout(deps: Deps, lineId: string, by: Doer) {
  return allOrNothing(deps, async (within) => {
    const line = isId(lineId) ? await holdBankLine(within.db, lineId) : undefined;
    const made = line?.payout && (await findTransaction(within.db, { id: line.payout.transactionId }));
    if (!line || !made) return refused('bank-line-not-found');
    const undone = { id: within.newId(), cause: `payout-undone:${made.id}`, reverses: made.id };
    await insertTransaction(
      within.db,
      { ...undone, madeBy: by.name, madeAt: within.now() },
      reversed(made.entries),
    );
    await logPayout(within, by, 'undid a payout in', line);
    return ok({ message: staffWords.steps.payoutUndone });
  });
}

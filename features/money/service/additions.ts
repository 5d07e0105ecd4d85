import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { type AdditionSort, additionParts, isWithdrawable, type Parts, sumOfParts } from '../domain/index.ts';
import {
  findCheckoutUnderWay,
  insertObligations,
  insertWithdrawals,
  type Obligation,
} from '../repository/index.ts';
import { type Billed, type Doer, holdAccount, type MoneyDeps, readAccount, settle } from './account.ts';
import type { BilledCharter, MoneyOfCharters } from './charters.ts';
import { queueCheckoutCare } from './checkouts.ts';
import { isSettledFirst } from './obligations.ts';
import { changeMoney } from './staff.ts';

/**
 * The sales tax of what can be added to what a charter's client owes; null if nothing can be: it does not stand, or has no price.
 */
export function additionsTaxOf({ sails, stage, isMissed, isNamed, salesTaxPercent }: BilledCharter) {
  const stands = sails.isConfirmed || (stage === 'earned' && !isMissed);
  return stands && isNamed ? salesTaxPercent : null;
}

/** Records an addition, in the caller's transaction; answers its id. */
export async function oweAddition(
  deps: MoneyDeps,
  billed: Billed,
  label: string,
  parts: Parts,
  by: Doer,
): Promise<string> {
  const { charterId } = billed;
  const { statement } = await holdAccount(deps, charterId);
  const now = deps.now();
  const id = deps.newId();
  const isBeforeBalance = await isSettledFirst(deps, charterId, statement.pieces);
  const addition = { id, kind: 'addition', label, isBeforeBalance, parts, holdCents: 0, dueAt: now } as const;
  const cause = `added:${id}`;
  await insertObligations(deps.db, [addition], { charterId, cause, madeAt: now });
  await settle(deps, billed, cause, by);
  return id;
}

/** Withdraws an addition by its opposite row, in the caller's transaction. */
export async function withdrawAddition(
  deps: MoneyDeps,
  billed: Billed,
  addition: Obligation,
  by: Doer,
): Promise<void> {
  const { charterId } = billed;
  const cause = `addition-withdrawn:${addition.id}`;
  const written = { charterId, cause, madeAt: deps.now() };
  await insertWithdrawals(deps.db, [{ ...addition, withdrawalId: deps.newId() }], written);
  await settle(deps, billed, cause, by);
}

/**
 * Adds something that a client owes in addition to the price, due at once (product 4.26), and asks them for it; not if it is paid
 * already by what they had paid too much. Refused with `charter-not-found`, with `client-forgotten`, or with `not-in-this-state`
 * unless the charter is confirmed or completed and has a price.
 */
export async function addOwed(
  deps: MoneyOfCharters,
  charterId: string,
  added: { readonly label: string; readonly cents: number; readonly sort: AdditionSort },
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    if (!charter.isNamed) return refused('client-forgotten');
    const taxPercent = additionsTaxOf(charter);
    if (taxPercent === null) return refused('not-in-this-state');
    const { label } = added;
    const parts = additionParts(added.cents, added.sort, taxPercent);
    const cents = sumOfParts(parts);
    const id = await oweAddition(within, charter, label, parts, by);
    await logStep(within, by, {
      action: 'added to what is owed for',
      subject: charter.subject,
      details: { cents },
    });
    const { statement } = await readAccount(within, charterId);
    const isPaid = statement.pieces.some((piece) => piece.id === id && piece.state === 'paid');
    if (!isPaid) await within.charters.tellClient(within, charterId, { kind: 'addition', id, cents, label });
    await queueCheckoutCare(within, charterId);
    return ok({ id, message: staffWords.steps.added(label) });
  });
}

/**
 * Withdraws an addition for which nothing was paid, and tells the client. Refused with `charter-not-found`, `addition-not-found`,
 * `addition-paid`, or `payment-on-its-way` while the client's payment for it arrives.
 */
export async function withdrawOwed(deps: MoneyOfCharters, charterId: string, additionId: string, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { owed, statement } = await readAccount(within, charterId);
    const addition = owed.find(({ id, kind }) => id === additionId && kind === 'addition');
    if (!addition) return refused('addition-not-found');
    if (!isWithdrawable(addition, statement.pieces)) return refused('addition-paid');
    const page = await findCheckoutUnderWay(within.db, charterId);
    // A page made before pages named their addition may be for any.
    const isOfThis = page?.kind === 'addition' && (page.additionId ?? additionId) === additionId;
    if (isOfThis && page.state === 'on-its-way') return refused('payment-on-its-way');
    await withdrawAddition(within, charter, addition, by);
    const { label = '', parts } = addition;
    const cents = sumOfParts(parts);
    await logStep(within, by, {
      action: 'withdrew what was added to what is owed for',
      subject: charter.subject,
      details: { cents },
    });
    const news = { kind: 'addition-withdrawn', id: additionId, cents, label } as const;
    await within.charters.tellClient(within, charterId, news);
    await queueCheckoutCare(within, charterId);
    return ok({ message: staffWords.steps.additionWithdrawn(label) });
  });
}

import { readMoneyRules } from '#features/content/service.ts';
import { encodeMoney } from '#features/money/api/encode.ts';
import type { HoldChange, Stage } from '#features/money/domain/index.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import {
  callOff,
  endKeptCard,
  isPaidAhead,
  letGoOfHold,
  moveDueDates,
  oweForCharter,
  planHoldRelease,
  queueCardRefunds,
  queueCheckoutCare,
  queueHoldCare,
  readAccount,
  readCardView,
  settle,
  takeUpAgain,
} from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { refundPercent, requestNumber } from '../domain.ts';
import type { CharterStatus, StepEvent } from '../policy/states.ts';
import { type Charter, dropQuotedHold } from '../repository/index.ts';
import { agreedHoldCents, agreedPrice, feeOf, isUndecided, standingQuote } from './agreed.ts';
import { boardingOf } from './boarding.ts';
import type { Changed, Changer } from './change.ts';

// What each change of a charter means for its client's money. Each runs in the change's own transaction.

/** The stage of a charter in the books. */
export function stageOf(status: CharterStatus): Stage {
  if (status === 'cancelled') return 'cancelled';
  return status === 'completed' || status === 'no-show' ? 'earned' : 'agreed';
}

/** A charter as far as the books know it. */
export const billedOf = ({ id, status, departsAt, returnsAt }: Charter) => ({
  charterId: id,
  stage: stageOf(status),
  sails: { isConfirmed: status === 'confirmed', departsAt, returnsAt },
  isMissed: status === 'no-show',
});

/** The reference that a client writes on a bank transfer, so that staff know which charter it is for. */
export const paymentReference = (charter: { readonly id: string }) => `Charter ${requestNumber(charter.id)}`;

/** What the answer about a charter's money needs to know of it. */
export const askedOf = ({ now }: Pick<Deps, 'now'>, charter: Charter) => ({
  reference: paymentReference(charter),
  isPaidAhead: isPaidAhead(billedOf(charter), now()),
});

/**
 * The money of a charter for a mail to its client: what is due, how to pay, and which pieces are still asked for. Null if nothing
 * is owed. A kept card is named only if it pays the balance by itself: then there is nothing to do about it.
 */
export async function readMoneyToPay(deps: Deps, charter: Charter): Promise<MoneyAnswer | null> {
  const account = await readAccount(deps, charter.id);
  const cards = await readCardView(deps, billedOf(charter), account.statement);
  const rules = await readMoneyRules(deps);
  // In the client's language, in which the team has written the ways to pay, too.
  const money = inLanguage(charter.language, () =>
    encodeMoney(account, askedOf(deps, charter), rules, cards),
  );
  if (!money) return null;
  return cards.kept?.balance === 'by-itself' ? money : { ...money, keptCard: null };
}

/** Who acts, as the ledger names them: clients by their role alone, because nothing in it can be erased. */
const inLedger = (by: Changer) => (by.role === 'client' ? { name: 'client' } : by);

/** Records what the client owes once a charter is confirmed. Without a price nothing is owed until there is one. */
export async function billConfirmed(deps: Deps, { charter, changeId }: Changed, by: Changer): Promise<void> {
  const quote = await standingQuote(deps, charter);
  const price = quote?.price ?? charter.estimate;
  if (!price) return;
  const { id: charterId, departsAt } = charter;
  const damageHoldCents = agreedHoldCents(quote, await boardingOf(deps, charter));
  await oweForCharter(deps, { charterId, changeId }, { price, departsAt, damageHoldCents }, inLedger(by));
  await queueHoldCare(deps, charterId);
}

/**
 * A moved charter keeps its price, but its balance is due by the new departure. Another yacht has another damage hold; answers how
 * it changed, null without a price.
 */
export async function billMoved(
  deps: Deps,
  { charter, changeId }: Changed,
  before: Charter,
): Promise<HoldChange | null> {
  const price = await agreedPrice(deps, charter);
  const { id: charterId, departsAt } = charter;
  const isAnother = charter.yachtId !== before.yachtId;
  const hold = isAnother ? { damageHoldCents: (await boardingOf(deps, charter)).damageHoldCents } : {};
  if (isAnother) await dropQuotedHold(deps.db, charterId);
  const when = { departsAt, wasDepartingAt: before.departsAt };
  const changed = price && (await moveDueDates(deps, { charterId, changeId }, { price, ...when, ...hold }));
  await queueHoldCare(deps, charterId);
  return changed;
}

/** Books a status that staff set: earned, no longer earned, or taken up again after a cancellation. */
export async function billStep(
  deps: Deps,
  { charter, changeId }: Changed,
  event: StepEvent,
  by: Changer,
): Promise<void> {
  const charterId = charter.id;
  if (event === 'reopen') await takeUpAgain(deps, { charterId, changeId }, by);
  else await settle(deps, { charterId, stage: stageOf(charter.status) }, `${event}:${changeId}`, by);
  // If staff noted a return, the hold's release is already planned by it.
  if (event === 'complete') await planHoldRelease(deps, charterId, deps.now(), true);
  // Confirmed again, the charter is not over, so the planned release is taken back.
  if (event === 'uncomplete') await planHoldRelease(deps, charterId, null, true);
  if (event === 'miss') await letGoOfHold(deps, charterId);
}

/**
 * Settles a cancellation. A client who cancels gets back what they were shown before they pressed the button (product 4.7). If
 * staff cancel, or it is theirs to decide, all of it is the client's until a staff member has decided what goes back. Answers the
 * cents that were paid and not owed.
 */
export async function settleCancelled(
  deps: Deps,
  { charter, changeId }: Changed,
  before: Charter,
  by: Changer,
): Promise<number> {
  const wants = by.role === 'client' && !(await isUndecided(deps, before));
  const percent =
    wants && before.status === 'confirmed'
      ? refundPercent(before.departsAt, await feeOf(deps, before), deps.now())
      : 100;
  const reason = `Cancelled by the client: by the conditions ${percent}% of what was paid for the charter, and all that was paid and not owed.`;
  const notOwedCents = await callOff(
    deps,
    { charterId: charter.id, changeId },
    { refundPercent: percent, wants, reason },
    inLedger(by),
  );
  await queueCardRefunds(deps, charter.id);
  await queueCheckoutCare(deps, charter.id);
  await queueHoldCare(deps, charter.id);
  await endKeptCard(deps, charter.id, 'over');
  return notOwedCents;
}

import { createHash } from 'node:crypto';
import { idOfHash, isId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { type CardPayment, type CardProvider, CardRefusal } from '#platform/payments/provider.ts';
import {
  type ChargeState,
  chargeDue,
  chargeGoesForward,
  nextByCard,
  type PaysBalance,
  type StatementPiece,
} from '../domain/index.ts';
import {
  CHARGE_GIVEN_UP,
  type ChargeRow,
  countCharges,
  findChargeUnderWay,
  findCheckoutUnderWay,
  findFailedCharges,
  findKeptCard,
  findSavedCard,
  insertCharge,
  lockCharge,
  type SavedCardRow,
  updateCharge,
} from '../repository/index.ts';
import { holdAccount } from './account.ts';
import { type BilledCharter, type MoneyOfCharters, mayCharge } from './charters.ts';
import { receive } from './checkouts.ts';
import { tellTeam } from './team-mail.ts';

// Charges to a kept card without the client present. Each is stored first and then asked for, with its
// row's id as the reference.

const HOUR_MS = 3_600_000;
/** Do not charge a card that was just kept: its client may be about to pay the rest by hand. */
const LEFT_ALONE_MS = HOUR_MS;
/** How long a payment is asked for again. After that it is only looked for, and given up if it is not found. */
const ASKED_MS = 2 * HOUR_MS;
/** Allow for a difference between the card company's clock and ours. */
const CLOCK_MS = 5 * 60_000;

/** The stored row for which a payment is asked of the card company. */
type Asked = {
  readonly id: string;
  readonly cents: number;
  readonly madeAt: Date;
  readonly description: string;
  readonly isHold: boolean;
};

/**
 * Asks for a payment on a kept card. Repeating the call is safe, because the row's id identifies the payment; after a lost
 * answer it is looked for. Undefined if there is no such payment and there never will be.
 */
export async function askForPayment(
  deps: Pick<Deps, 'now'>,
  cards: CardProvider,
  { id: reference, cents, madeAt, description, isHold }: Asked,
  card: Pick<SavedCardRow, 'providerCustomer' | 'providerMethod'> | undefined,
): Promise<CardPayment | undefined> {
  const find = () => cards.findPayment(reference, new Date(madeAt.getTime() - CLOCK_MS));
  const isOld = deps.now().getTime() - madeAt.getTime() > ASKED_MS;
  const { providerCustomer: customer, providerMethod: method } = card ?? {};
  if (isOld || !customer || !method) return find();
  try {
    return await cards.chargeCard({ reference, cents, card: { customer, method }, description, isHold });
  } catch (error) {
    const found = await find();
    if (found) return found;
    if (error instanceof CardRefusal) return undefined;
    throw error;
  }
}

/**
 * The id of a charge, by which the card company knows it: made of what is charged. In a database that was restored from before the
 * charge it gets the same id again, so that what was paid then is found and not charged a second time.
 *
 * @param before how many charges there were before it
 */
const idOf = (
  cardId: string,
  { cents, dueAt }: { readonly cents: number; readonly dueAt: Date },
  before: number,
) => idOfHash(createHash('sha256').update([cardId, cents, dueAt.toISOString(), before].join(' ')).digest());

/**
 * Charges a charter's balance to its kept card once it is due (product 4.24). Not while a page is open on which the client may
 * be paying, and not again after a failed charge.
 */
export async function chargeBalance(deps: MoneyOfCharters, charterId: string): Promise<void> {
  const { cards } = deps;
  if (!cards) return;
  let wanted: ChargeRow | undefined;
  await allOrNothing(deps, async (within) => {
    const { statement } = await holdAccount(within, charterId);
    const now = within.now();
    const found = await within.charters.openBilled(within, charterId);
    if (!found.ok || !mayCharge(found.value, now)) return ok(undefined);
    const card = await findKeptCard(within.db, charterId);
    const isFresh = !card?.keptAt || now.getTime() - card.keptAt.getTime() < LEFT_ALONE_MS;
    const isBusy =
      (await findCheckoutUnderWay(within.db, charterId)) ?? (await findChargeUnderWay(within.db, charterId));
    if (isFresh || isBusy) return ok(undefined);
    const due = chargeDue(statement.pieces, await findFailedCharges(within.db, charterId), now);
    if (due) {
      const id = idOf(card.id, due, await countCharges(within.db, charterId));
      const row = { id, charterId, cardId: card.id, ...due, madeAt: now };
      wanted = await insertCharge(within.db, row);
    }
    return ok(undefined);
  });
  if (wanted) await followCharge(deps, cards, wanted);
}

/**
 * How a kept card stands to the balance, now or when it is due. It waits while more is open before the balance than can be charged
 * with it.
 */
export async function paysBalance(
  deps: Pick<Deps, 'db' | 'now' | 'cards'>,
  charter: Pick<BilledCharter, 'charterId' | 'stage' | 'sails' | 'isMissed'>,
  pieces: readonly StatementPiece[],
): Promise<PaysBalance> {
  const balance = pieces.find(({ kind, state }) => kind === 'balance' && state !== 'paid');
  if (!balance || !mayCharge(charter, deps.now())) return 'nothing';
  const at = new Date(Math.max(deps.now().getTime(), balance.dueAt.getTime()));
  const due = deps.cards && chargeDue(pieces, await findFailedCharges(deps.db, charter.charterId), at);
  if (due) return 'by-itself';
  const next = nextByCard(pieces);
  return deps.cards && next && next.kind !== 'balance' ? 'waits' : 'by-hand';
}

/** Asks for the state of a charge under way, or for the charge itself. */
export async function followCharge(
  deps: MoneyOfCharters,
  cards: CardProvider,
  charge: ChargeRow,
): Promise<void> {
  if (charge.providerPayment) {
    return takeChargeWord(deps, charge.id, await cards.readPayment(charge.providerPayment));
  }
  // The idempotency key of the card company lasts for a day, and a restored database may be older.
  const made = await cards.findPayment(charge.id, new Date(charge.dueAt.getTime() - CLOCK_MS));
  if (made) return takeChargeWord(deps, charge.id, made);
  const found = await deps.charters.openBilled(deps, charge.charterId);
  const description = found.ok ? found.value.reference : '';
  const card = await cardToCharge(deps, charge);
  const payment = await askForPayment(deps, cards, { ...charge, description, isHold: false }, card);
  if (payment) await takeChargeWord(deps, charge.id, payment);
  else await endCharge(deps, charge.id, null, card ? 'refused' : CHARGE_GIVEN_UP);
}

/** Whether the charge's balance is still what is due next, and the charter one whose card is charged. */
async function isStillDue(within: MoneyOfCharters, charge: ChargeRow): Promise<boolean> {
  const { statement } = await holdAccount(within, charge.charterId);
  const now = within.now();
  const found = await within.charters.openBilled(within, charge.charterId);
  if (!found.ok || !mayCharge(found.value, now)) return false;
  const due = chargeDue(statement.pieces, [], now);
  return due?.cents === charge.cents && due.dueAt.getTime() === charge.dueAt.getTime();
}

/**
 * The card for a charge that is still to be asked for. Undefined if the balance was paid otherwise, the charter cancelled or
 * the consent withdrawn meanwhile: then only look for the charge.
 */
async function cardToCharge(deps: MoneyOfCharters, charge: ChargeRow): Promise<SavedCardRow | undefined> {
  let card: SavedCardRow | undefined;
  await allOrNothing(deps, async (within) => {
    const isDue = await isStillDue(within, charge);
    const kept = await findSavedCard(within.db, charge.cardId);
    if (isDue && kept && !kept.endedAt) card = kept;
    return ok(undefined);
  });
  return card;
}

const STATES: Readonly<Record<CardPayment['state'], ChargeState>> = {
  pending: 'on-its-way',
  held: 'on-its-way',
  paid: 'paid',
  failed: 'failed',
  'let-go': 'failed',
};

/**
 * Takes the card company's report of a charge; a late report changes nothing. A payment is recorded with its
 * receipt in the same transaction.
 */
export async function takeChargeWord(
  deps: MoneyOfCharters,
  chargeId: string,
  payment: CardPayment,
): Promise<void> {
  const state = STATES[payment.state];
  if (state === 'failed') return endCharge(deps, chargeId, payment.id, payment.reason);
  await allOrNothing(deps, async (within) => {
    const charge = await lockCharge(within.db, chargeId);
    if (!charge || !chargeGoesForward(charge.state, state)) return ok(undefined);
    const named = { state, providerPayment: payment.id };
    if (state === 'paid') {
      const paymentId = await receive(within, charge.charterId, payment.takenCents, payment.id);
      await updateCharge(within.db, chargeId, { ...named, paymentId, endedAt: within.now() });
    } else await updateCharge(within.db, chargeId, named);
    return ok(undefined);
  });
}

/**
 * Ends a failed charge: its client is asked to pay by hand, and staff are told. Nobody is told if the
 * charge is not due any more.
 */
async function endCharge(
  deps: MoneyOfCharters,
  chargeId: string,
  providerPayment: string | null,
  trouble: string,
): Promise<void> {
  await allOrNothing(deps, async (within) => {
    const charge = await lockCharge(within.db, chargeId);
    if (!charge || !chargeGoesForward(charge.state, 'failed')) return ok(undefined);
    const { charterId, cents } = charge;
    const isDue = await isStillDue(within, charge);
    await updateCharge(within.db, chargeId, {
      state: 'failed',
      trouble,
      endedAt: within.now(),
      ...(providerPayment ? { providerPayment } : {}),
    });
    if (!isDue || trouble === CHARGE_GIVEN_UP) return ok(undefined);
    await within.charters.tellClient(within, charterId, { kind: 'charge-failed', id: chargeId, cents });
    await tellTeam(
      within,
      { charterId, cause: `charge-failed:${chargeId}` },
      'charge-failed',
      cents,
      trouble,
    );
    within.log.error({ chargeId, trouble }, 'a balance could not be charged to the kept card');
    return ok(undefined);
  });
}

/** The charge with this reference; undefined if it is no charge. */
export const chargeNamed = async (deps: Pick<Deps, 'db'>, reference: string) =>
  isId(reference) ? lockCharge(deps.db, reference) : undefined;

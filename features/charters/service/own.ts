import { ok, type Result, refused } from '#core/result.ts';
import { changeCase, findMessages } from '#features/cases/service.ts';
import {
  exportHolds,
  listBankWords,
  listCardConsents,
  listMoneyFiles,
  type MoneyAccount,
} from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Charter, findChartersOf } from '../repository/index.ts';
import type { CancelBody } from '../schema/index.ts';
import { openCharter } from './change.ts';
import {
  type CardWish,
  cancelOwnCharter,
  describeForClient,
  letGoOfOwnCard,
  payOwnCharter,
  printOwnDamage,
  printOwnReceipt,
} from './client.ts';
import { makeLink } from './links.ts';

/** The charters of an account, the newest first. */
export const listOwnCharters = ({ db }: Pick<Deps, 'db'>, accountId: string): Promise<Charter[]> =>
  findChartersOf(db, accountId);

/** The mails that the team wrote to the client of these charters, for the client's export. */
export async function listLetters({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const letters = await findMessages(db, charterIds, ['mail']);
  return letters.map(({ caseId: charterId, subject, body, createdAt }) => ({
    charterId,
    subject,
    body,
    createdAt,
  }));
}

/** What a client owes, has paid and got back, for the client's export; without the staff members who recorded it. */
const exportMoney = ({ owed, payments, refunds }: MoneyAccount) => ({
  owed: owed.map(({ kind, parts, holdCents, dueAt }) => ({ kind, ...parts, holdCents, dueAt })),
  payments: payments.map(({ receiptNumber, cents, method, receivedOn, reference, isReversed }) => ({
    receiptNumber,
    cents,
    method,
    receivedOn,
    reference,
    isReversed,
  })),
  refunds: refunds.map(({ paymentId, cents, state, wantedAt, steps }) => ({
    receiptNumber: payments.find(({ id }) => id === paymentId)?.receiptNumber ?? null,
    cents,
    state,
    wantedAt,
    steps: steps.map(({ step, doneAt }) => ({ step, at: doneAt })),
  })),
});

/** Charters with their history, quotes and money, for their client's export. */
export async function exportCharters(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>,
  charters: readonly Charter[],
) {
  const exported = [];
  const ids = charters.map(({ id }) => id);
  const bankLines = await listBankWords(deps, ids);
  const files = await listMoneyFiles(deps, ids);
  const consents = await listCardConsents(deps, ids);
  const holds = await exportHolds(deps, ids);
  for (const charter of charters) {
    const { history, quote, money } = await describeForClient(deps, charter);
    const { suspectedSpam: _spam, sentQuickly: _quick, accountId: _whose, ...own } = charter;
    exported.push({
      ...own,
      history: history.map(({ toStatus, changedAt }) => ({ status: toStatus, at: changedAt })),
      quote,
      money: exportMoney(money),
      files: files.flatMap(({ charterId, ...file }) => (charterId === charter.id ? [file] : [])),
      holds: holds.flatMap(({ charterId, ...hold }) => (charterId === charter.id ? [hold] : [])),
      cardConsents: consents.flatMap(({ charterId, ...one }) => (charterId === charter.id ? [one] : [])),
      bankLines: bankLines.flatMap(({ charterId, ...line }) => (charterId === charter.id ? [line] : [])),
    });
  }
  return exported;
}

/** One of an account's own charters, as stored; refused with `charter-not-found` for any other. */
export async function findOwn(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  id: string,
): Promise<Result<Charter, 'charter-not-found'>> {
  const found = await openCharter(deps, id);
  // Another account's charter is answered like one that does not exist.
  return found.ok && found.value.accountId !== accountId ? refused('charter-not-found') : found;
}

/** One of an account's own charters, as its client sees it; refused with `charter-not-found` for any other. */
export async function openOwnCharter(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>,
  accountId: string,
  id: string,
) {
  const found = await findOwn(deps, accountId, id);
  return found.ok ? ok(await describeForClient(deps, found.value)) : found;
}

/** Cancels one of an account's own charters; refused with `charter-not-found`, or like `cancelOwnCharter`. */
export async function cancelFromAccount(deps: Deps, accountId: string, id: string, cancel: CancelBody) {
  return changeCase(
    deps,
    (within) => findOwn(within, accountId, id),
    (within, charter) => cancelOwnCharter(within, charter, cancel),
  );
}

/** The card company's page for one of an account's own charters; refused with `charter-not-found`, or like `startCheckout`. */
export async function payFromAccount(deps: Deps, accountId: string, id: string, wish: CardWish = {}) {
  const found = await findOwn(deps, accountId, id);
  if (!found.ok) return found;
  const { value: charter } = found;
  return payOwnCharter(deps, charter, '/profile', () => makeLink(deps, charter), wish);
}

/** Withdraws the consent to keep a card for one of an account's own charters; refused with `charter-not-found`. */
export async function letGoOfCardFromAccount(deps: Deps, accountId: string, id: string) {
  const found = await findOwn(deps, accountId, id);
  return found.ok ? letGoOfOwnCard(deps, found.value) : found;
}

/** A receipt for one of an account's own charters; refused with `charter-not-found`, or like `printReceipt`. */
export async function receiptFromAccount(deps: Deps, accountId: string, id: string, paymentId: string) {
  const found = await findOwn(deps, accountId, id);
  return found.ok ? printOwnReceipt(deps, found.value, paymentId) : found;
}

/** What was kept for damage on one of an account's own charters; refused with `charter-not-found`, or like `printDamage`. */
export async function damageFromAccount(deps: Deps, accountId: string, id: string) {
  const found = await findOwn(deps, accountId, id);
  return found.ok ? printOwnDamage(deps, found.value) : found;
}

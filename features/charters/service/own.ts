import { findMessages } from '#features/cases/service.ts';
import {
  exportHolds,
  listBankWords,
  listCardConsents,
  listMoneyFiles,
  type MoneyAccount,
} from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Charter, findChartersOf } from '../repository/index.ts';
import { describeForClient } from './client.ts';

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
  owed: owed.map(({ kind, label, parts, holdCents, dueAt }) => ({
    kind,
    ...(label ? { label } : {}),
    ...parts,
    holdCents,
    dueAt,
  })),
  payments: payments.map(
    ({ receiptNumber, cents, method, receivedOn, reference, isReversed, lostCents }) => ({
      receiptNumber,
      cents,
      method,
      receivedOn,
      reference,
      isReversed,
      lostCents,
    }),
  ),
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

import { pieceKey } from '#features/money/domain/index.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import {
  isNoticed,
  knowsCardPayments,
  listChartersDue,
  NOTICE_HOURS,
} from '#features/money/service/index.ts';
import { canHaveMail, isMailQueued } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { lockCharter } from '../repository/index.ts';
import { mailPaymentDue } from './mails.ts';
import { readMoneyToPay } from './money.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails clients about payments that fall due within three days and about late ones, once each; answers how many mails were
 * queued. Nothing is called late before the site has read what was paid by card. Any number of processes may run it at any time. A
 * charter that fails does not stop the others; the job fails at its end.
 */
export async function queuePaymentNotices(deps: Deps): Promise<number> {
  let queued = 0;
  const knowsLate = await knowsCardPayments(deps);
  const each = oneByOne(deps);
  for (const charterId of await listChartersDue(deps)) {
    await each.tryTo({ charterId }, async () => {
      queued += await tellOfPayments(deps, charterId, knowsLate);
    });
  }
  each.end();
  return queued;
}

/**
 * Mails about one charter's payments, with the charter locked; from the departure on only about additions. Open pieces
 * that fall due together have one mail, which names them all and has its cause by the first. But if the kept card pays the
 * balance, each has its own, because only with the others the client has to act (product 4.24).
 */
async function tellOfPayments(deps: Deps, charterId: string, knowsLate: boolean): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const charter = await lockCharter(tx, charterId);
    if (charter?.status !== 'confirmed' && charter?.status !== 'completed') return 0;
    const isAhead = charter.status === 'confirmed' && charter.departsAt > deps.now();
    if (!canHaveMail(charter.contactEmail)) return 0;
    const money = await readMoneyToPay(within, charter);
    if (!money) return 0;
    const isByCard = money.keptCard !== null;
    // A piece is not late while its money is on the way, or while the kept card is about to be charged.
    const isLateKnown = knowsLate && !isByCard && money.onItsWayCents === 0;
    const told = money.pieces
      .filter(({ state, isOnItsWay }) => state !== 'paid' && !isOnItsWay)
      .filter(({ kind }) => isAhead || kind === 'addition')
      .filter(({ dueAt }, at, open) => open[at - 1]?.dueAt !== dueAt || isByCard)
      .flatMap((piece) => noticeOf(piece, deps.now()))
      .filter(({ kind }) => kind === 'due' || isLateKnown);
    let queued = 0;
    for (const { kind, piece } of told) {
      const cause = `payment-${kind}:${charterId}:${pieceKey(piece)}:${piece.dueAt}`;
      if (await isMailQueued(within, cause)) continue;
      await mailPaymentDue(within, charter, cause, piece, money);
      queued += 1;
    }
    return queued;
  });
}

type Piece = MoneyAnswer['pieces'][number];

/** The notice that is due now for an open piece. None if it fell due when it was agreed on: the confirmation asked for it. */
function noticeOf(piece: Piece, now: Date): { kind: 'late' | 'due'; piece: Piece }[] {
  const dueAt = new Date(piece.dueAt);
  // An older piece of a charter that is looked at because of another one is not mailed about either.
  if (piece.state === 'late') return isNoticed(dueAt, now) ? [{ kind: 'late', piece }] : [];
  const hoursAhead = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  return hoursAhead > 0 && hoursAhead <= NOTICE_HOURS ? [{ kind: 'due', piece }] : [];
}

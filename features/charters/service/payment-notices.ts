import { readMoneyRules } from '#features/content/service.ts';
import { encodeMoney } from '#features/money/api/encode.ts';
import { listChartersDue, NOTICE_HOURS, readAccount } from '#features/money/service/index.ts';
import { canHaveMail, isMailQueued } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { lockCharter } from '../repository/index.ts';
import { paymentReference } from './billing.ts';
import { mailPaymentDue } from './mails.ts';

const HOUR_MS = 3_600_000;

/**
 * Tells clients of what falls due within three days and of what is late, once each; answers how many mails were queued. Run as
 * often as one likes, by as many processes. Of one charter the first piece that is open is told of: the next waits its turn.
 */
export async function queuePaymentNotices(deps: Deps): Promise<number> {
  let queued = 0;
  for (const charterId of await listChartersDue(deps)) {
    const isNew = await deps.db.transaction(async (tx) => {
      const within = { ...deps, db: tx };
      const charter = await lockCharter(tx, charterId);
      if (charter?.status !== 'confirmed' || charter.departsAt <= deps.now()) return false;
      if (!canHaveMail(charter.contactEmail)) return false;
      const account = await readAccount(within, charterId);
      const money = encodeMoney(account, paymentReference(charter), await readMoneyRules(within));
      const piece = money?.pieces.find(({ state }) => state !== 'paid');
      if (!money || !piece) return false;
      const dueAt = new Date(piece.dueAt);
      if (dueAt.getTime() - NOTICE_HOURS * HOUR_MS > deps.now().getTime()) return false;
      const kind = piece.state === 'late' ? 'late' : 'due';
      const cause = `payment-${kind}:${charterId}:${piece.kind}:${piece.dueAt}`;
      if (await isMailQueued(within, cause)) return false;
      await mailPaymentDue(within, charter, cause, piece, money);
      return true;
    });
    if (isNew) queued += 1;
  }
  return queued;
}

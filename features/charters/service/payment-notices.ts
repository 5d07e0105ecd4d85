import { readMoneyRules } from '#features/content/service.ts';
import { encodeMoney } from '#features/money/api/encode.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import {
  listChartersDue,
  NOTICE_HOURS,
  paysByItself,
  readAccount,
  readCardView,
} from '#features/money/service/index.ts';
import { canHaveMail, isMailQueued } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { lockCharter } from '../repository/index.ts';
import { paymentReference } from './billing.ts';
import { mailPaymentDue } from './mails.ts';
import { billedOf } from './money.ts';

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
      const cards = await readCardView(within, billedOf(charter));
      const rules = await readMoneyRules(within);
      // In the words of who is told, as what the team has written of ways to pay is.
      const money = inLanguage(charter.language, () =>
        encodeMoney(account, paymentReference(charter), rules, cards),
      );
      const piece = money?.pieces.find(({ state }) => state !== 'paid');
      const kind = piece && noticeOf(piece, deps.now());
      if (!money || !kind) return false;
      // Whose money is on its way, or is about to be charged to the kept card, has nothing to do.
      const isComing =
        cards.onItsWayCents > 0 || (await paysByItself(within, charterId, account.statement.pieces));
      if (kind === 'late' && isComing) return false;
      const cause = `payment-${kind}:${charterId}:${piece.kind}:${piece.dueAt}`;
      if (await isMailQueued(within, cause)) return false;
      await mailPaymentDue(within, charter, cause, piece, money);
      return true;
    });
    if (isNew) queued += 1;
  }
  return queued;
}

/** What of a piece that is open is to be told now. What was due the moment it was agreed on, the confirmation has asked for. */
function noticeOf({ state, dueAt }: MoneyAnswer['pieces'][number], now: Date): 'late' | 'due' | undefined {
  if (state === 'late') return 'late';
  const hoursAhead = (Date.parse(dueAt) - now.getTime()) / HOUR_MS;
  return hoursAhead > 0 && hoursAhead <= NOTICE_HOURS ? 'due' : undefined;
}

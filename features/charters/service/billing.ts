import { ok, refused } from '#core/result.ts';
import { findHistory } from '#features/cases/service.ts';
import type { ChartersOfMoney } from '#features/money/service/index.ts';
import { canHaveMail } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { dayText } from '#words/days.ts';
import { isNamed, refundPercent, requestNumber } from '../domain.ts';
import { type CharterStatus, isOver } from '../policy/states.ts';
import { type Charter, findNamedCharters, lockCharter } from '../repository/index.ts';
import { agreedPrice, feeOf, standingQuote } from './agreed.ts';
import { inLog, openCharter } from './change.ts';
import { mailMoneyNews } from './mails.ts';
import { billedOf, paymentReference, stageOf } from './money.ts';
import { confirmWithin } from './staff.ts';

/** The most charters that a search offers a staff member who looks for the one that money is for. */
const MOST_FOUND = 8;

/** The statuses in which money is for something: the time is the client's, or was. */
const STANDING: ReadonlySet<CharterStatus> = new Set(['confirmed', 'completed', 'no-show']);

/**
 * Takes the time again for a charter whose quote was accepted, and which then lost its time and is open again. Answers the
 * charter unchanged if that is not possible: the time is taken by another entry or has begun.
 */
async function takenAgain(deps: Deps, charter: Charter): Promise<Charter> {
  if (STANDING.has(charter.status) || isOver(charter.status)) return charter;
  const quote = await standingQuote(deps, charter);
  if (!quote?.acceptedAt) return charter;
  const reason = 'Paid by card after the quote was accepted.';
  const by = { role: 'staff', name: 'card page' } as const;
  const confirmed = await allOrNothing(deps, (within) =>
    confirmWithin(within, charter, 'confirm', by, { reason }),
  );
  return confirmed.ok ? confirmed.value : charter;
}

/**
 * When a charter was cancelled, and what percentage its conditions give back: by its last cancellation while it was confirmed,
 * also if it was taken up again since; all of it if it was never confirmed, or if the business called it off (product 4.7).
 */
async function cancellationOf(deps: Pick<Deps, 'db' | 'log'>, charter: Charter) {
  const history = await findHistory(deps.db, charter.id);
  const all = history.filter(({ event }) => event === 'cancel');
  const entry = all.findLast(({ fromStatus }) => fromStatus === 'confirmed') ?? all.at(-1);
  if (!entry) return null;
  const { changedAt: at, fromStatus, details } = entry;
  if (fromStatus !== 'confirmed' || details.calledOffBy === 'business') return { at, percent: 100 };
  const departsAt = typeof details.departsAt === 'string' ? new Date(details.departsAt) : charter.departsAt;
  const fee = typeof details.feePercent === 'number' ? details.feePercent : await feeOf(deps, charter);
  return { at, percent: refundPercent(departsAt, fee, at) };
}

/** The sales tax in the price that its client agreed to; null without a price. */
async function salesTaxOf(deps: Pick<Deps, 'db'>, charter: Charter): Promise<number | null> {
  const price = await agreedPrice(deps, charter);
  if (!price) return null;
  const line = price.lines.find(({ kind }) => kind === 'sales-tax');
  return line && 'percent' in line ? line.percent : 0;
}

/** What the feature money, which may not import charters, needs to know about them. */
export const billing: ChartersOfMoney = {
  async openBilled(deps, charterId) {
    const found = await openCharter(deps, charterId);
    if (!found.ok) return found;
    const charter = found.value;
    const billed = billedOf(charter);
    const cancelled = billed.stage === 'cancelled' ? await cancellationOf(deps, charter) : null;
    const reference = paymentReference(charter);
    const { yachtName, startOn, contactEmail, contactName, language } = charter;
    const told = {
      title: `${yachtName}, ${dayText(startOn, 'plain')}`,
      email: canHaveMail(contactEmail) ? contactEmail : undefined,
    };
    const receipt = { client: contactName, yacht: yachtName, startOn, language };
    return ok({
      ...billed,
      isNamed: isNamed(charter),
      subject: inLog(charter),
      reference,
      told,
      receipt,
      cancelled,
      salesTaxPercent: await salesTaxOf(deps, charter),
    });
  },
  async holdForPayment(deps, charterId) {
    const charter = await lockCharter(deps.db, charterId);
    if (!charter) return refused('charter-not-found');
    const { status } = await takenAgain(deps, charter);
    const stands = STANDING.has(status);
    return ok({ charterId, stage: stands ? stageOf(status) : 'cancelled', stands });
  },
  async findNamed({ db }, asked) {
    const found = await findNamedCharters(db, asked, MOST_FOUND);
    return found.map(({ id, ...charter }) => ({ charterId: id, number: requestNumber(id), ...charter }));
  },
  async tellClient(deps, charterId, news) {
    const found = await openCharter(deps, charterId);
    if (found.ok) await mailMoneyNews(deps, found.value, news);
  },
};

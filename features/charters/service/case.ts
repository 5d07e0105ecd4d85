import { dollarsFromCents } from '#core/money.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { hoursProblem } from '#features/calendar/domain/operating-hours.ts';
import { isTimeFree } from '#features/calendar/service.ts';
import { addMessage, changeCase, findMessages, logStep } from '#features/cases/service.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { nameExtras } from '#features/extras/service.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import { readHolds } from '#features/money/service/index.ts';
import { listUnsentMails } from '#features/notifications/service.ts';
import { balanceDueAt } from '#features/pricing/domain/index.ts';
import { hasSheets, priceCharter } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import {
  guestsProblemOf,
  isNamed,
  papersProblems,
  problemsOf,
  type RequestProblem,
  refundPercent,
} from '../domain.ts';
import { words as mailWords } from '../emails/words/index.ts';
import { cancellationOf, hasEnded, nextStep, openEvents, statusAfter } from '../policy/moments.ts';
import { type Charter, findQuotes, updateCharter } from '../repository/index.ts';
import type { MessageBody, MoveBody, QuoteBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import { agreedPrice, feeOf } from './agreed.ts';
import { boardingOf } from './boarding.ts';
import { type Changer, holdCharter, inLog, openCharter } from './change.ts';
import { describeForClient } from './client.ts';
import { mailMessage } from './mails.ts';
import { estimateAt, heldUntil, modeAt, placeOf, priceQuote, withGuests } from './quoting.ts';
import { alternativesTo } from './taken.ts';

/** A charter for staff: what its client sees, every quote, all mails and notes about it, and the mails that were withheld. */
export async function openForStaff(deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>, id: string) {
  const found = await openCharter(deps, id);
  if (!found.ok) return found;
  const [described, quotes, messages, unsentMails, extras] = await Promise.all([
    describeForClient(deps, found.value),
    findQuotes(deps.db, id),
    findMessages(deps.db, [id], ['mail', 'note']),
    listUnsentMails(deps, id),
    nameExtras(deps, found.value.extraIds),
  ]);
  const now = deps.now();
  const yacht = await openBookableYacht(deps, found.value.yachtId);
  return ok({
    ...described,
    // Staff read what the conditions give back, also where that is theirs to decide.
    cancellation: cancellationOf(found.value, await feeOf(deps, found.value), now),
    guestsProblem: yacht.ok && !hasEnded(found.value, now) ? guestsProblemOf(found.value, yacht.value) : null,
    quotes,
    messages,
    unsentMails,
    extras,
    events: openEvents(found.value, now),
    nextStep: nextStep(found.value, now),
  });
}

export type StaffCharter = Extract<Awaited<ReturnType<typeof openForStaff>>, { ok: true }>['value'];

/** The sentence for staff of the first problem; null when there is none. */
const sentenceOf = ([problem]: readonly RequestProblem[]) => problem?.forStaff ?? problem?.message ?? null;

/**
 * What a quote would come to and whether its time is free, without sending the quote. Refused with `charter-not-found`,
 * `unknown-yacht` or `unknown-extra`.
 */
export async function previewQuote(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>,
  id: string,
  quote: QuoteBody,
) {
  const found = await openCharter(deps, id);
  if (!found.ok) return found;
  const charter = found.value;
  const place = await placeOf(deps, charter, quote);
  if (!place.ok) return place;
  const { yacht, hours, range } = place.value;
  const priced = await priceQuote(deps, charter, place.value, quote);
  if (!priced.ok) return priced;
  const listed = await priceCharter(deps, {
    yachtId: yacht.id,
    pricingType: quote.pricingType ?? charter.pricingType,
    hours,
    extras: [],
    billedAs: quote.billedAs ?? charter.billedAs,
  });
  const isFree = await isTimeFree(deps, yacht, range, id);
  const rules = await readMoneyRules(deps);
  const price = priced.value;
  const mode = modeAt(place.value, withGuests(charter, quote), quote.mode);
  const asked = { range, guestCount: quote.guestCount ?? charter.guestCount, mode };
  return ok({
    price,
    mode,
    beyondHours: hoursProblem(range, yacht)?.forStaff ?? null,
    problem: sentenceOf(papersProblems(asked, yacht, deps.now())),
    balanceDueAt: price && balanceDueAt(range.from, price.balanceDue, deps.now()),
    hasSheets: await hasSheets(deps, yacht.id),
    listedBaseCents: listed ? (listed.lines[0]?.cents ?? null) : null,
    isFree,
    alternatives: isFree ? [] : await alternativesTo(deps, yacht, asked, id),
    heldUntil: heldUntil(deps.now(), quote.holdHours ?? rules.holdHours, range.from),
    usualHoldHours: rules.holdHours,
  });
}

/**
 * What moving a charter would mean, without moving it: whether the time is free, what else stands against it, what the charter
 * costs now and what it would cost there. Refused with `charter-not-found` or `unknown-yacht`.
 */
export async function checkMove(deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>, id: string, to: MoveBody) {
  const found = await openCharter(deps, id);
  if (!found.ok) return found;
  const charter = found.value;
  const place = await placeOf(deps, charter, to);
  if (!place.ok) return place;
  const { yacht, range } = place.value;
  const mode = modeAt(place.value, withGuests(charter, to), to.mode);
  const asked = { range, guestCount: to.guestCount ?? charter.guestCount, mode };
  const listed = await estimateAt(deps, place.value, charter);
  const isFree = await isTimeFree(deps, yacht, range, id);
  const keepsPrice = charter.status === 'confirmed';
  return ok({
    isFree,
    damageHold: keepsPrice ? await holdChangeAt(deps, charter, yacht.id) : null,
    share: keepsPrice ? await shareChangeAt(deps, charter, range.from) : null,
    beyondHours: hoursProblem(range, yacht)?.forStaff ?? null,
    problem: sentenceOf(problemsOf(asked, yacht, deps.now())),
    mode,
    modeNow: charter.mode,
    isMovable: statusAfter('move', charter.status) !== null,
    alternatives: isFree ? [] : await alternativesTo(deps, yacht, asked, id),
    total: charter.totalCents === null ? null : dollarsFromCents(charter.totalCents),
    listedTotal: listed && dollarsFromCents(listed.totalCents),
    keepsPrice,
    hasEmail: charter.contactEmail !== '',
  });
}

/** How the owed damage hold changes if the charter moves to that yacht, in whole dollars; null: it stays, or no price is named. */
async function holdChangeAt(deps: Pick<Deps, 'db' | 'log' | 'now'>, charter: Charter, yachtId: string) {
  if (yachtId === charter.yachtId || !(await agreedPrice(deps, charter))) return null;
  const now = (await readHolds(deps, [charter.id])).get(charter.id)?.cents ?? 0;
  const { damageHoldCents: there } = await boardingOf(deps, { yachtId });
  return now === there ? null : { now: dollarsFromCents(now), there: dollarsFromCents(there) };
}

/** How it changes what percentage comes back if the client cancels now; null: it stays. */
async function shareChangeAt(deps: Pick<Deps, 'db' | 'log' | 'now'>, charter: Charter, departsAt: Date) {
  const fee = await feeOf(deps, charter);
  const now = refundPercent(charter.departsAt, fee, deps.now());
  const there = refundPercent(departsAt, fee, deps.now());
  return now === there ? null : { now, there };
}

/**
 * Sends a mail to a charter's client, or adds a note for the team. A mail has the business's address as its reply address; a note
 * is never sent. Suspected spam to which staff write is a client's from then on (product 5.4). Refused with `charter-not-found`,
 * with `client-forgotten`, because what is written about a client is deleted only when they are forgotten, or with `invalid` for
 * a mail to a client without an email address.
 */
export async function writeMessage(deps: Deps, id: string, written: MessageBody, by: Changer) {
  // Locked, so that the client is not forgotten between this and the writing.
  const find = (within: Deps) => holdCharter(within, id);
  return changeCase(deps, find, async (within, charter) => {
    if (!isNamed(charter)) return refused('client-forgotten');
    const isMail = written.kind === 'mail';
    if (isMail && charter.contactEmail === '') {
      return refusedAt('invalid', 'kind', said.noAddress);
    }
    const { kind, body } = written;
    const subject = isMail
      ? written.subject || inLanguage(charter.language, () => mailWords.yourCharterOn(charter.yachtName))
      : '';
    const messageId = await addMessage(within, { caseId: id, kind, writtenBy: by.name, subject, body });
    if (isMail) {
      const taken = { suspectedSpam: false };
      const { status } = charter;
      if (charter.suspectedSpam) await updateCharter(within.db, charter, { ...taken, status });
      await mailMessage(within, { ...charter, ...taken }, { id: messageId, subject, body });
    }
    await logStep(within, by, {
      action: isMail ? 'wrote to the client' : 'noted',
      subject: inLog(charter),
    });
    return ok({ id: messageId, message: isMail ? said.emailOnItsWay : said.noteIsKept });
  });
}

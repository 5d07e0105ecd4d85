import { ok, refused, refusedAt } from '#core/result.ts';
import { holdAgreements } from '#features/agreements/service/index.ts';
import { releaseTime } from '#features/calendar/service.ts';
import { deleteGrants, findHistory, findMessages, findOnceIn } from '#features/cases/service.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import { holdAccount } from '#features/money/service/index.ts';
import { takeBackMails } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { guestsProblemOf, isReachable, MAIL_CAUSES } from '../domain.ts';
import { hasEnded } from '../policy/moments.ts';
import { type CharterStatus, mayBeSpam } from '../policy/states.ts';
import { type Charter, findQuotes } from '../repository/index.ts';
import type { BookingDetails, BookingDetailsBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import { standingQuote } from './agreed.ts';
import { agreeAnew } from './agreements.ts';
import { applyEvent, type Changer, changeCharter } from './change.ts';
import { mailConfirmed, mailMessage, mailMissed, mailMoved, mailQuote } from './mails.ts';

/** The details that a correction can change, each with its name for people. */
const WORDS = {
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'phone',
  language: 'language',
  guestCount: 'guests',
  mode: 'captain',
  specialRequests: 'special requests',
} as const satisfies Record<keyof BookingDetails, string>;

const DETAILS = Object.keys(WORDS) as (keyof BookingDetails)[];
const FIELDS = [...DETAILS, 'suspectedSpam'] as const;

type Corrected = (typeof FIELDS)[number];

/** How the client is reached: to be corrected after the charter, too, because they are still mailed about its money. */
const REACHED: ReadonlySet<Corrected> = new Set(['contactEmail', 'contactPhone', 'language']);

/** What a confirmed charter is agreed on for: its client is mailed what changes of it. */
const AGREED: ReadonlySet<Corrected> = new Set(['contactName', 'guestCount', 'mode']);

const isAgreedOtherwise = ({ status }: Pick<Charter, 'status'>, differs: readonly Corrected[]) =>
  status === 'confirmed' && differs.some((field) => AGREED.has(field));

/**
 * Corrects the client's details, the number of guests, the captain and the special requests. Time, price and status stay. The
 * client of a confirmed charter is mailed what changed of name, guests and captain; else nobody is mailed. Also marks a request
 * as spam, or as none. If the email address changes, links mailed to the former one stop working, and nothing that never went out
 * to it is sent there any more: a quote, the confirmation, a colleague's words and something to sign go to the new one at once,
 * reminders and requests for payment by the jobs that look for them. A correction that changes nothing is answered as done, so
 * that it can be sent twice.
 *
 * Refused with `invalid` for a client who could be neither called nor mailed, or for a mode or a number of guests other than the quoted one;
 * `too-many-guests`; `mode-not-offered`; `unknown-yacht` when guests or mode change and the yacht has left the fleet;
 * `changed-meanwhile` when another change came first; `not-in-this-state` to correct more of a charter that is over or cancelled
 * than how its client is reached, or to mark as spam what was quoted or confirmed; or like `applyEvent`.
 */
export async function correctCharter(deps: Deps, id: string, body: BookingDetailsBody, by: Changer) {
  return changeCharter(deps, id, async (within, before) => {
    const differs = differing(before, body);
    if (differs.length === 0) return ok({ charter: before, isAddressNew: false, isTold: false });
    const problem = await problemOf(within, before, body, differs);
    if (problem) return problem;
    const isAddressNew = isOtherAddress(before, body);
    const letGo = withoutClaim(before, isAddressNew);
    const changed = await applyEvent(
      within,
      before,
      'correct',
      by,
      { reason: reasonOf(differs, body) },
      { ...Object.fromEntries(differs.map((field) => [field, body[field]])), ...letGo },
    );
    if (!changed.ok) return changed.reason === 'charter-changed' ? refused('changed-meanwhile') : changed;
    const { charter } = changed.value;
    await setSpamAside(within, before, charter);
    const isConfirmedAnew = isAddressNew && (await leaveAddress(within, before, charter));
    const isTold = isAgreedOtherwise(charter, differs);
    // A confirmation that is mailed anew says what is so now.
    if (isTold && !isConfirmedAnew) await mailMoved(within, changed.value, before, null);
    // What has gone out about something to sign is not mailed again.
    if (charter.status === 'confirmed') await agreeAnew(within, charter, { isToldAgain: isAddressNew });
    return ok({ charter, isAddressNew: isAddressNew && before.contactEmail !== '', isTold });
  });
}

/** The fields that the correction changes. */
const differing = (before: Charter, wanted: BookingDetailsBody) =>
  FIELDS.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);

/** Of what is now spam, nothing that waits for its client or failed is sent, and the time that was held for it is free again. */
async function setSpamAside(deps: Deps, { id, contactEmail, suspectedSpam: was }: Charter, now: Charter) {
  if (was || !now.suspectedSpam) return;
  await takeBackMails(deps, id, { to: contactEmail });
  await releaseTime(deps, id);
}

/** What was corrected, for the history. In English, because all staff share one history. */
function reasonOf(
  differs: readonly Corrected[],
  { suspectedSpam }: Pick<BookingDetailsBody, 'suspectedSpam'>,
) {
  const corrected = DETAILS.filter((field) => differs.includes(field)).map((field) => WORDS[field]);
  return [
    corrected.length > 0 ? `Corrected: ${corrected.join(', ')}.` : '',
    differs.includes('suspectedSpam') ? (suspectedSpam ? 'Marked as spam.' : 'Not spam.') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * How the causes begin of what nothing mails anew: staff read in the booking that the client was never told. A cancellation counts
 * no more once the charter is taken up again.
 */
const mailedOnce = (status: CharterStatus) => [
  'charter-received:',
  'money-',
  'agreement-sealed:',
  ...(status === 'cancelled' ? [MAIL_CAUSES.cancelled] : []),
];

/**
 * Ends the links that were mailed to the former address, and sends to the new one what did not go out to it. Answers whether the
 * confirmation is sent anew.
 */
async function leaveAddress(deps: Deps, { id, contactEmail }: Charter, charter: Charter) {
  // News that is being written holds one of these two, and has read the former address: wait for its mail and link, and end them too.
  await holdAgreements(deps.db, id);
  await holdAccount(deps, id);
  // The owner of the former address must no longer see or cancel the charter: neither by a link nor by an account that claimed it
  // with that address. A database trigger ends the guests' link with the address, too (migration 0086).
  await deleteGrants(deps.db, { caseIds: [id] });
  const unsent = await takeBackMails(deps, id, { to: contactEmail, once: mailedOnce(charter.status) });
  /** The ids in those mails' causes that begin so. */
  const idsOf = (cause: string) =>
    unsent.filter((one) => one.startsWith(cause)).map((one) => one.slice(cause.length));
  const { status } = charter;
  const quote = status === 'quoted' || status === 'confirmed' ? await standingQuote(deps, charter) : null;
  if (quote && idsOf(MAIL_CAUSES.quoted).includes(quote.id)) await mailQuote(deps, charter, quote);
  // The confirmation says what is so now: it stands for a mail about a new time, too.
  const [changeId] = [...idsOf(MAIL_CAUSES.confirmed), ...idsOf(MAIL_CAUSES.moved)];
  const isConfirmedAnew = changeId !== undefined && status === 'confirmed';
  if (isConfirmedAnew) await mailConfirmed(deps, { charter, changeId, before: status });
  const written = idsOf(MAIL_CAUSES.message);
  if (status === 'no-show') {
    const [miss] = (await findHistory(deps.db, id)).filter(
      ({ event, id: changeId }) => event === 'miss' && written.includes(changeId),
    );
    if (miss) await mailMissed(deps, { charter, changeId: miss.id, before: 'confirmed' });
  }
  for (const message of await findMessages(deps.db, [id], ['mail'])) {
    if (written.includes(message.id)) await mailMessage(deps, charter, message);
  }
  return isConfirmedAnew;
}

/** Takes the charter from an account that claimed it by its email address, once that address turns out to be wrong. */
const withoutClaim = ({ claimedAt }: Charter, isAddressNew: boolean) =>
  isAddressNew && claimedAt ? { accountId: null, claimedAt: null } : {};

const isOtherAddress = (before: Charter, { contactEmail = before.contactEmail }: Partial<BookingDetails>) =>
  contactEmail.toLowerCase() !== before.contactEmail.toLowerCase();

/** Why the charter can't be corrected in this way; null when it can. */
async function problemOf(
  deps: Pick<Deps, 'db' | 'now'>,
  before: Charter,
  { version, ...wanted }: BookingDetailsBody,
  differs: readonly Corrected[],
) {
  if (hasEnded(before, deps.now()) && !differs.every((field) => REACHED.has(field)))
    return refused('not-in-this-state');
  if (version !== undefined && version !== before.version) return refused('changed-meanwhile');
  if (wanted.suspectedSpam) {
    const isQuoted = (await findQuotes(deps.db, before.id)).length > 0;
    const isConfirmed = (await findOnceIn(deps.db, [before.id], 'confirmed')).length > 0;
    if (!mayBeSpam(before.status, { isQuoted, isConfirmed })) return refused('not-in-this-state');
  }
  const isOtherwiseReached = differs.includes('contactEmail') || differs.includes('contactPhone');
  const { contactEmail = before.contactEmail, contactPhone = before.contactPhone } = wanted;
  if (isOtherwiseReached && !isReachable({ contactEmail, contactPhone })) {
    return refusedAt('invalid', 'contactPhone', said.unreachable);
  }
  if (!differs.includes('guestCount') && !differs.includes('mode')) return null;
  const { guestCount = before.guestCount, mode = before.mode } = wanted;
  // Also once it was cancelled and taken up again: its price is still the quote's.
  const standsByQuote = before.quotedCents !== null && before.status !== 'confirmed';
  if (mode !== before.mode && standsByQuote) return refusedAt('invalid', 'mode', said.quotedOtherwise);
  if (guestCount !== before.guestCount && standsByQuote)
    return refusedAt('invalid', 'guestCount', said.quotedForGuests(before.guestCount));
  return carryingProblem(deps, { ...before, guestCount, mode });
}

async function carryingProblem(deps: Pick<Deps, 'db'>, charter: Charter) {
  const yacht = await holdBookableYacht(deps, charter.yachtId);
  if (!yacht.ok) return yacht;
  const problem = guestsProblemOf(charter, yacht.value);
  return problem && refusedAt(problem.reason, problem.path, problem.message);
}

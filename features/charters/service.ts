import { ok, refused } from '#core/result.ts';
import { slotRange, withTurnaround } from '#features/calendar/domain.ts';
import { isYachtFree } from '#features/calendar/service.ts';
import { readSettings } from '#features/content/service.ts';
import { findExtras } from '#features/extras/service.ts';
import { openBookableYacht } from '#features/fleet/service.ts';
import { arrivalMarks } from '#features/inquiries/domain.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#server/deps.ts';
import { problemsOf, readExtras } from './domain.ts';
import { newRequestMail, requestReceivedMail } from './emails.tsx';
import { insertCharterRequest, insertHistory } from './repository.ts';
import type { CharterRequestAnswer, CharterRequestBody } from './schema.ts';

/** Said on screen and in the mail (public-area §8). */
const RECEIVED = 'We have received your booking request. Our team will contact you within 24 hours.';

/**
 * Takes a visitor's request: stores it as pending, with its history, and queues the mails to the visitor and to the
 * team, all in the caller's transaction. One that a program filled in is kept without mail and answered like any other.
 *
 * Refused with `unknown-yacht`, `date-past`, `slot-begun`, `too-many-guests` or `unknown-extra`, each with the field it
 * is about, and with `dates-taken` when the calendar shows the time as taken. It takes no time on the calendar itself:
 * that is done by quoting and confirming.
 */
export async function requestCharter(deps: Deps, request: CharterRequestBody) {
  const now = deps.now();
  const found = await openBookableYacht(deps, request.yachtId);
  if (!found.ok) {
    const message = 'We do not know that yacht. Please choose one from the list.';
    return { ...refused(found.reason), issues: [{ path: 'yachtId', message }] };
  }
  const yacht = found.value;

  const problems = problemsOf(request, yacht, now);
  const [first] = problems;
  if (first) {
    return { ...refused(first.reason), issues: problems.map(({ path, message }) => ({ path, message })) };
  }

  const extraIds = chosenIds(request);
  const extras = await findExtras(deps, extraIds);
  const missing = extraIds.filter((id) => !extras.some((extra) => extra.id === id));
  if (missing.length > 0) {
    const path = request.extraIds ? 'extraIds' : 'message';
    const message = `No longer offered: ${missing.join(', ')}. Please take it out.`;
    return { ...refused('unknown-extra'), issues: [{ path, message }] };
  }

  const range = slotRange(request.startDate, request.duration);
  if (!(await isYachtFree(deps, yacht.id, withTurnaround(range, yacht.turnaroundMinutes)))) {
    return refused('dates-taken');
  }

  const marks = arrivalMarks(request);
  const id = deps.newId();
  await insertCharterRequest(deps.db, {
    id,
    requestType: request.requestType,
    yachtId: yacht.id,
    yachtName: yacht.name,
    status: 'pending',
    contactName: request.contactName,
    contactEmail: request.contactEmail,
    contactPhone: request.contactPhone,
    startOn: request.startDate,
    slot: request.duration,
    guestCount: request.guestCount,
    pricingType: request.pricingType,
    extraIds,
    specialRequests: request.specialRequests,
    message: request.message,
    ...marks,
    createdAt: now,
    updatedAt: now,
  });
  await insertHistory(deps.db, {
    id: deps.newId(),
    charterId: id,
    fromStatus: null,
    toStatus: 'pending',
    changedBy: 'visitor',
    changedAt: now,
  });

  if (!marks.suspectedSpam) {
    const { contact } = await readSettings(deps);
    const told = {
      ...request,
      id,
      yacht,
      extras,
      sentQuickly: marks.sentQuickly,
      origin: deps.config.publicOrigin,
    };
    await queueMail(deps, {
      cause: `charter-received:${id}`,
      to: request.contactEmail,
      replyTo: contact.email,
      ...(await requestReceivedMail(told, contact)),
    });
    await queueMail(deps, {
      cause: `charter-new:${id}`,
      to: deps.config.teamEmail,
      replyTo: request.contactEmail,
      ...(await newRequestMail(told, contact)),
    });
  }
  return ok<CharterRequestAnswer>({ id, message: RECEIVED });
}

/** What is to be priced: `extraIds`, or the ids that the message lists (decisions §7). Each once. */
function chosenIds({ extraIds, message }: CharterRequestBody): string[] {
  const listed = readExtras(message);
  return [...new Set(extraIds ?? [...(listed?.addOns ?? []), ...(listed?.packages ?? [])])];
}

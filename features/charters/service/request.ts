import { arrivalMarks } from '#core/arrival.ts';
import { hoursIn } from '#core/charter-hours.ts';
import { FIRST_LANGUAGE, type Language, languageOr } from '#core/language.ts';
import { ok, refusedAt } from '#core/result.ts';
import { isProvedAddress } from '#features/accounts/service/proved.ts';
import { slotAt } from '#features/calendar/domain/index.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import { balanceDueAt, writePrice } from '#features/pricing/domain/index.ts';
import { isOffered } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { lengthText } from '#words/amounts.ts';
import { readExtras } from '../domain.ts';
import { newRequestMail, requestReceivedMail } from '../emails/requests.tsx';
import type { CharterRequestAnswer, CharterRequestBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { boardingOf } from './boarding.ts';
import { prepareRequest, storeRequest } from './prepare.ts';

/**
 * Takes a visitor's request: stores it as pending, with its history, and queues the mails to the visitor and to the team, all in
 * the caller's transaction. A request that a program filled in is stored without mails, and answered like any other.
 *
 * Refused like `prepareRequest`, or with `hours-not-offered` and its field when the yacht has no price for that length. The
 * request itself takes no time on the calendar: quoting and confirming do.
 *
 * @param accountId the client's account; null for a guest's request
 */
export async function requestCharter(
  deps: Deps,
  request: CharterRequestBody,
  accountId: string | null = null,
) {
  const now = deps.now();
  const path = request.extraIds ? 'extraIds' : 'message';
  const prepared = await prepareRequest(
    deps,
    { ...request, extraIds: chosenIds(request), billedAs: 'charter' },
    path,
  );
  if (!prepared.ok) return prepared;
  const { range, yacht } = prepared.value;
  const time = hoursIn(range);
  const { pricingType } = request;
  if (!slotAt(time) && !(await isOffered(deps, { yachtId: yacht.id, pricingType, hours: time.hours }))) {
    return refusedAt(
      'hours-not-offered',
      'hours',
      words.yachtWithoutPriceFor(yacht.name, lengthText(time.hours)),
    );
  }
  const marks = arrivalMarks(request);
  const { message } = request;
  const language = request.language ?? languageOr(FIRST_LANGUAGE);
  const charter = await storeRequest(deps, { ...request, language }, prepared.value, 'visitor', {
    accountId,
    message,
    ...marks,
  });
  const { id, estimate } = charter;
  const dueAt = estimate && balanceDueAt(charter.departsAt, estimate.balanceDue, now);
  let isMailed = true;
  if (!marks.suspectedSpam) {
    const { contact } = await readSettings(deps);
    const toldIn = async (reader: Language) => ({
      ...charter,
      extras: prepared.value.extras,
      origin: deps.config.publicOrigin,
      picture: (await inLanguage(reader, () => boardingOf(deps, charter))).picture,
      balanceDueAt: dueAt,
    });
    const toTeam = await toldIn(FIRST_LANGUAGE);
    await queueMail(deps, {
      cause: `charter-new:${id}`,
      kind: 'team',
      about: id,
      to: deps.config.teamEmail,
      replyTo: request.contactEmail,
      ...(await inLanguage(FIRST_LANGUAGE, () => newRequestMail(toTeam, contact))),
    });
    const told = await toldIn(language);
    const isProved = await isProvedAddress(deps, accountId, request.contactEmail);
    const fate = await queueMail(deps, {
      cause: `charter-received:${id}`,
      kind: 'acknowledgement',
      about: id,
      to: request.contactEmail,
      replyTo: contact.email,
      ...(await inLanguage(language, () =>
        requestReceivedMail(isProved ? told : { ...told, contactName: '' }, contact),
      )),
    });
    isMailed = fate === 'queued';
  }
  return ok<CharterRequestAnswer>({
    id,
    message: words.requestReceived,
    ...(estimate ? { estimate: writePrice(estimate, dueAt) } : {}),
    ...(isMailed ? {} : { isMailed }),
  });
}

/** The ids of the extras to price: `extraIds`, or those that the message lists (product 4.11). Each once. */
function chosenIds({ extraIds, message }: CharterRequestBody): string[] {
  const listed = readExtras(message);
  return [...new Set(extraIds ?? [...(listed?.addOns ?? []), ...(listed?.packages ?? [])])];
}

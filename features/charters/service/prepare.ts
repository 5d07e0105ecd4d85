import { rangeAt } from '#core/charter-hours.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { type TimeRange, withTurnaround } from '#features/calendar/domain/index.ts';
import { hoursProblem } from '#features/calendar/domain/operating-hours.ts';
import { askedHours, slotNear } from '#features/calendar/domain/times.ts';
import { type Entry, isYachtFree } from '#features/calendar/service.ts';
import { addChange } from '#features/cases/service.ts';
import { offeredExtras } from '#features/extras/service.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import type { BilledAs, PricingType } from '#features/pricing/domain/index.ts';
import { priceCharter } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import { modeFor, problemsOf } from '../domain.ts';
import { type Charter, insertCharterRequest } from '../repository/index.ts';
import type { NewBookingBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { datesTaken } from './taken.ts';

/** The content of a request, from a visitor or written down by a staff member. */
type Asked = Pick<
  NewBookingBody,
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'language'
  | 'startDate'
  | 'guestCount'
  | 'pricingType'
  | 'specialRequests'
>;

type Wanted = Pick<
  NewBookingBody,
  'yachtId' | 'startDate' | 'duration' | 'startTime' | 'hours' | 'guestCount' | 'mode' | 'extraIds'
> & {
  readonly pricingType: PricingType;
  readonly billedAs: BilledAs;
};

/**
 * Checks a request and collects what it needs, for a visitor or a staff member: the yacht, the extras, the time, and today's
 * price.
 *
 * Refused with `unknown-yacht`, `date-past`, `slot-begun`, `too-many-guests`, `mode-not-offered`, `papers-lapsed`,
 * `unknown-extra` or, for a visitor only, `outside-hours`: each with the field it is about. Also with `dates-taken` and the
 * nearest free times when the time is taken on the calendar.
 *
 * @param extrasPath the field that names the extras
 * @param isStaff whether staff ask: their messages may name the yacht's papers
 * @param held the courtesy hold that becomes this request: its time was promised, also if the yacht's turnaround has grown since
 */
export async function prepareRequest(
  deps: Deps,
  wanted: Wanted,
  extrasPath: string,
  isStaff = false,
  held: Entry | null = null,
) {
  const found = await holdBookableYacht(deps, wanted.yachtId);
  if (!found.ok) {
    return refusedAt(found.reason, 'yachtId', words.yachtUnknown);
  }
  const yacht = found.value;

  const time = askedHours(wanted);
  const range = rangeAt(wanted.startDate, time);
  const { guestCount, mode } = wanted;
  const closed = isStaff ? null : hoursProblem(range, yacht);
  const problems = [
    ...problemsOf({ range, guestCount, mode }, yacht, deps.now()),
    ...(closed ? [closed] : []),
  ];
  const [first] = problems;
  if (first) {
    const issues = problems.map(({ path, message, forStaff = message }) => ({
      path,
      message: isStaff ? forStaff : message,
    }));
    return { ...refused(first.reason), issues };
  }

  const offered = await offeredExtras(deps, wanted.extraIds, extrasPath);
  if (!offered.ok) return offered;
  const { extras, extraIds } = offered.value;

  const isFree =
    isWithin(held, yacht.id, range) ||
    (await isYachtFree(deps, yacht.id, withTurnaround(range, yacht.turnaroundMinutes)));
  if (!isFree) {
    return datesTaken(deps, yacht, { range, guestCount, mode });
  }
  const { pricingType, billedAs } = wanted;
  const { hours } = time;
  const estimate = await priceCharter(deps, { yachtId: yacht.id, pricingType, hours, extras, billedAs });
  return ok({
    yacht,
    extras,
    extraIds,
    range,
    estimate,
    slot: slotNear(time),
    mode: mode ?? modeFor({ range, guestCount }, yacht),
  });
}

/** Whether the request takes nothing but the time that was held for it. */
const isWithin = (held: Entry | null, yachtId: string, { from, to }: TimeRange) =>
  held?.yachtId === yachtId && +held.from === +from && to <= held.to;

type Prepared = Extract<Awaited<ReturnType<typeof prepareRequest>>, { ok: true }>['value'];

/**
 * Stores a prepared request as pending, and begins its history; in the caller's transaction.
 *
 * @param by who wrote the request down, as its history names them
 */
export async function storeRequest<More extends Partial<Charter>>(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  asked: Asked,
  { yacht, extraIds, range, slot, mode, estimate }: Prepared,
  by: string,
  more: More,
) {
  const now = deps.now();
  const charter = {
    id: deps.newId(),
    requestType: 'charter',
    status: 'pending',
    yachtId: yacht.id,
    yachtName: yacht.name,
    contactName: asked.contactName,
    contactEmail: asked.contactEmail,
    contactPhone: asked.contactPhone,
    language: asked.language,
    startOn: asked.startDate,
    slot,
    departsAt: range.from,
    returnsAt: range.to,
    guestCount: asked.guestCount,
    mode,
    pricingType: asked.pricingType,
    extraIds,
    estimate,
    specialRequests: asked.specialRequests,
    ...more,
    createdAt: now,
    updatedAt: now,
  } as const;
  await insertCharterRequest(deps.db, charter);
  await addChange(deps, { caseId: charter.id, toStatus: 'pending', changedBy: by });
  return charter;
}

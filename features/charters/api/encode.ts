import { dollarsFromCents } from '#core/money.ts';
import { encodeMoney } from '#features/money/api/encode.ts';
import { writePrice } from '#features/pricing/domain/index.ts';
import { arrivalOf, requestNumber } from '../domain.ts';
import { isOver } from '../policy/states.ts';
import type { BookingAnswer, ClientCharterAnswer, StaffCharterAnswer } from '../schema/index.ts';
import { agreedHoldCents } from '../service/agreed.ts';
import {
  type Booking,
  type ClientCharter,
  paymentReference,
  type StaffCharter,
  writtenIn,
} from '../service/index.ts';

/** The damage hold in dollars; null when there is none. */
const wholeDollars = (cents: number) => (cents > 0 ? dollarsFromCents(cents) : null);

const iso = (at: Date) => at.toISOString();

const encodeQuote = (quote: NonNullable<ClientCharter['quote']>, balanceDueAt: Date | null) => ({
  id: quote.id,
  number: quote.number,
  price: writePrice(quote.price, balanceDueAt),
  note: quote.note,
  terms: quote.terms,
  heldUntil: iso(quote.heldUntil),
  createdAt: iso(quote.createdAt),
  acceptedAt: quote.acceptedAt && iso(quote.acceptedAt),
  acceptedName: quote.acceptedName,
});

function encodeBoth(
  of: ClientCharter,
): Omit<ClientCharterAnswer, 'history' | 'money' | 'captain' | 'hasLeft'> {
  const { charter } = of;
  return {
    id: charter.id,
    number: requestNumber(charter.id),
    status: charter.status,
    yacht: { id: charter.yachtId, name: charter.yachtName },
    startDate: charter.startOn,
    duration: charter.slot,
    departsAt: iso(charter.departsAt),
    returnsAt: iso(charter.returnsAt),
    guestCount: charter.guestCount,
    pricingType: charter.pricingType,
    mode: charter.mode,
    boarding: {
      isInFleet: of.boarding.isInFleet,
      marina: of.boarding.marina,
      picture: of.boarding.picture,
      arriveBy: iso(arrivalOf(charter, of.boarding.arriveMinutesEarly)),
    },
    damageHold: wholeDollars(
      of.cards.hold?.dueAt
        ? of.cards.hold.cents
        : isOver(charter.status)
          ? 0
          : agreedHoldCents(of.quote, of.boarding),
    ),
    contactName: charter.contactName,
    language: charter.language,
    specialRequests: charter.specialRequests,
    estimate: charter.estimate && writePrice(charter.estimate, null),
    quote: of.quote && encodeQuote(of.quote, of.balanceDueAt),
    cancellation: of.cancellation,
    createdAt: iso(charter.createdAt),
  };
}

/** A charter as its client reads it: without the names of staff members and the reasons they gave. */
export function encodeForClient(
  of: ClientCharter,
  leaving: Pick<ClientCharterAnswer, 'captain' | 'hasLeft'>,
): ClientCharterAnswer {
  return {
    ...encodeBoth(of),
    ...leaving,
    money: encodeMoney(
      of.money,
      { reference: paymentReference(of.charter), isPaidAhead: of.isPaidAhead },
      of.rules,
      of.cards,
    ),
    history: of.history
      .filter(({ event }) => event !== 'correct')
      .map(({ event, toStatus, changedAt, changedBy }) => ({
        status: toStatus as ClientCharterAnswer['status'],
        at: iso(changedAt),
        by: changedBy === 'visitor' || changedBy === 'client' ? 'client' : 'team',
        ...(event === 'move' ? { isChange: true } : {}),
      })),
  };
}

/** A charter as staff read it. */
export function encodeForStaff(of: StaffCharter): StaffCharterAnswer {
  const { charter } = of;
  return {
    ...encodeBoth(of),
    version: charter.version,
    guestsProblem: of.guestsProblem?.message ?? null,
    billedAs: charter.billedAs,
    contactEmail: charter.contactEmail,
    contactPhone: charter.contactPhone,
    message: charter.message,
    extras: of.extras,
    suspectedSpam: charter.suspectedSpam,
    sentQuickly: charter.sentQuickly,
    quotes: of.quotes.map((quote) => ({
      ...encodeQuote(quote, quote.id === of.quote?.id ? of.balanceDueAt : null),
      quotedBy: quote.quotedBy,
      written: writtenIn(quote.price, charter.extraIds),
    })),
    messages: of.messages.map(({ id, kind, writtenBy: by, subject, body, createdAt }) => ({
      id,
      kind,
      by,
      subject,
      body,
      at: iso(createdAt),
    })),
    unsentMails: of.unsentMails,
    history: of.history.map(({ fromStatus, toStatus, changedBy, reason, changedAt }) => ({
      from: fromStatus as StaffCharterAnswer['status'] | null,
      to: toStatus as StaffCharterAnswer['status'],
      by: changedBy,
      reason,
      at: iso(changedAt),
    })),
    events: of.events,
    nextStep: of.nextStep,
  };
}

/** A request or booking as a row of the staff list. */
export const encodeBooking = (booking: Booking): BookingAnswer => {
  const { yachtId, yachtName, startOn, slot, totalCents, quotedCents, ...told } = booking;
  return {
    ...told,
    number: requestNumber(booking.id),
    yacht: { id: yachtId, name: yachtName },
    startDate: startOn,
    duration: slot,
    departsAt: iso(booking.departsAt),
    returnsAt: iso(booking.returnsAt),
    total: totalCents === null ? null : dollarsFromCents(totalCents),
    isQuoted: quotedCents !== null,
    createdAt: iso(booking.createdAt),
  };
};

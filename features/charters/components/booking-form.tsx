import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CharterDay } from '#core/charter-time.ts';
import { timeOf } from '#core/half-hours.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { slotAt } from '#features/calendar/domain/index.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import { Button } from '#ui/button.tsx';
import { useDeferred } from '#ui/deferred.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextLink } from '#ui/link.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { words } from '../words/index.ts';
import { BookingContact } from './booking-contact.tsx';
import type { GivenDraft } from './booking-draft.ts';
import { type CarriedBooking, partyFault, stillAsked } from './booking-query.ts';
import {
  BOOKING_FIELDS,
  type BookingFaults,
  type BookingField,
  type BookingRefusal,
  type BookingValues,
  bookingFieldId,
  focusField,
  isOfPlace,
  readTyped,
  setTyped,
  uncheck,
} from './booking-values.ts';
import { BookingWhen } from './booking-when.tsx';
import { CharterTypeField } from './charter-type-field.tsx';
import { GuestsField } from './guests-field.tsx';
import {
  NO_OTHER_TIME,
  type OtherTime,
  otherHours,
  otherTimeFrom,
  otherTimeOf,
  readWith,
  stayFrom,
} from './other-time.ts';
import { timeWanted } from './wanted-charter.ts';
import { YachtField } from './yacht-select.tsx';

const loadGuestsNote = () => import('./guests-note.tsx').then((module) => module.GuestsNote);
const loadOffers = () => import('./time-offers.tsx').then((module) => module.TimeOffers);

export const BOOKING_FORM_ID = 'booking-form';

interface BookingFormProps {
  yachts: readonly YachtChoiceAnswer[];
  carried: CarriedBooking;
  /** What was typed before a reload, or in the form at another address. */
  draft: GivenDraft | undefined;
  /** The address of the yacht's page, with the present choices. */
  toYacht: string;
  today: CharterDay;
  isSending: boolean;
  refusal: BookingRefusal | undefined;
  onChange: (values: BookingValues) => void;
  /** Called when the visitor first uses the form: its later parts can be loaded now. */
  onTouch: () => void;
  /** Finds the faults of the form as typed. */
  findFaults: (values: BookingValues) => Promise<BookingFaults>;
  /** Called when the visitor leaves a yacht or time that was taken: the refusal no longer holds. */
  onAttempt: () => void;
  /** Called when the visitor tries to send; false while that is under way already. `onEnd` ends it if there are faults. */
  onBegin: () => boolean;
  onEnd: () => void;
  onSend: (values: BookingValues) => void;
  /** Shown between the charter's fields and the contact details. */
  extras?: ReactNode;
  /** Shown before the button on a phone. */
  children?: ReactNode;
}

/** The form of the booking page: yacht, time, guests and contact. It shows refusals as sentences, and keeps what was typed. */
export function BookingForm({
  yachts,
  carried,
  draft,
  toYacht,
  today,
  isSending,
  refusal,
  onChange,
  onTouch,
  findFaults,
  onAttempt,
  onBegin,
  onEnd,
  onSend,
  extras,
  children,
}: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<BookingFaults>(() => partyFault(carried, yachts));
  const [tries, setTries] = useState(0);
  const [yachtId, setYachtId] = useState(
    yachts.some((yacht) => yacht.id === carried.yachtId) ? carried.yachtId : '',
  );
  const [day, setDay] = useState<string>(carried.startOn);
  const [slot, setSlot] = useState<string>(carried.slot);
  const [guests, setGuests] = useState(carried.guests);
  const [other, setOther] = useState(() => otherTimeFrom(carried.startOn, carried.startTime, carried.hours));
  const [pricingType, setPricingType] = useState(carried.pricingType);
  const yacht = yachts.find(({ id }) => id === yachtId);
  const issues = BOOKING_FIELDS.flatMap(({ field }) => {
    const message = faults[field];
    return message ? [{ field, fieldId: bookingFieldId(field), message }] : [];
  });
  const GuestsNote = useDeferred(loadGuestsNote, yacht !== undefined && guests > 0);
  const Offers = useDeferred(loadOffers, refusal?.alternatives !== undefined);

  // Add the faults that the server found to those found in the browser.
  const [readRefusal, setReadRefusal] = useState<BookingRefusal>();
  if (refusal !== readRefusal) {
    setReadRefusal(refusal);
    const named = (refusal?.issues ?? []).flatMap(({ field, message }) => (field ? [[field, message]] : []));
    if (named.length > 0) setFaults((now) => ({ ...now, ...Object.fromEntries(named) }));
  }

  useEffect(() => {
    if (!draft || !form.current) return;
    const { faults: brought, values } = draft;
    setFaults((now) => ({ ...now, ...brought }));
    for (const [field, value] of Object.entries(values)) setTyped(form.current, field, value);
    if (values.yachtId !== undefined) setYachtId(values.yachtId);
    if (values.startDate !== undefined) setDay(values.startDate);
    if (values.duration !== undefined) setSlot(values.duration);
    if (values.guestCount !== undefined) {
      setGuests(Number(values.guestCount));
      if (values.guestCount !== '') setFaults(({ guestCount: _, ...others }) => others);
    }
    if (values.pricingType) setPricingType(pricingTypeOf(values.pricingType));
    setOther((ofAddress) => otherTimeOf(values) ?? ofAddress);
  }, [draft]);

  const field = (name: BookingField, isRequired = true) => ({
    id: bookingFieldId(name),
    error: faults[name],
    required: isRequired,
  });

  const onYachtChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = yachts.find(({ id }) => id === event.target.value);
    setYachtId(chosen?.id ?? '');
    // A fault about the capacity of the yacht chosen before no longer holds.
    if (yacht && faults.guestCount === words.carriesUpTo(yacht.name, yacht.capacity))
      setFaults((now) => ({ ...now, guestCount: undefined }));
    if (!chosen || !form.current || Number(readTyped(form.current).guestCount) <= chosen.capacity) return;
    // The new yacht carries fewer guests: clear the number, so that the visitor does not believe that it still counts.
    setTyped(form.current, 'guestCount', '');
    setGuests(0);
    onChange(readWith(other, form.current));
    setFaults((now) => ({ ...now, guestCount: words.carriesUpTo(chosen.name, chosen.capacity) }));
  };

  /** Drops the refusal of a taken time, once the visitor chooses another yacht or time. */
  const leaveTaken = () => {
    if (!refusal?.alternatives) return;
    onAttempt();
    setFaults(({ startDate: _day, ...others }) => others);
  };

  // A field with a fault is checked again on each change.
  const onTyped = async (event: FormEvent<HTMLFormElement>) => {
    const name = (event.target as HTMLInputElement).name as BookingField;
    const typed = readWith(other, event.currentTarget);
    // Choosing one of the four slots ends the choice of any other time.
    const values = name === 'duration' ? { ...typed, ...NO_OTHER_TIME } : typed;
    if (name === 'duration') setOther(NO_OTHER_TIME);
    if (isOfPlace(name)) leaveTaken();
    onChange(values);
    setDay(values.startDate);
    setSlot(values.duration);
    setGuests(Number(values.guestCount));
    setPricingType(pricingTypeOf(values.pricingType));
    if (faults[name] === undefined) return;
    const found = await findFaults(values);
    setFaults((now) => ({ ...now, [name]: found[name] }));
  };

  /** Chooses a time that is none of the four slots, or takes that back. */
  const chooseOther = (next: OtherTime) => {
    if (!form.current) return;
    if (next.startTime !== '') uncheck(form.current, 'duration');
    leaveTaken();
    setOther(next);
    setSlot('');
    setFaults(({ duration: _four, startTime: _from, length: _for, lastDay: _to, ...others }) => others);
    onChange({ ...readTyped(form.current), ...next, duration: '' });
  };

  /** Fills in a day or, with an offer, a day and its time. */
  const pick = (nextDay: string, time?: HoursOfDay) => {
    if (!form.current) return;
    leaveTaken();
    setTyped(form.current, 'startDate', nextDay);
    setDay(nextDay);
    const nextSlot = time && slotAt(time);
    if (!nextSlot && (time || other.startTime !== '')) {
      const offered = time && otherTimeFrom(nextDay, timeOf(time.startHour), time.hours);
      chooseOther(offered ?? stayFrom(other, day, nextDay));
      setFaults(({ startDate: _day, ...others }) => others);
      return time && focusField('startTime');
    }
    if (nextSlot) {
      setTyped(form.current, 'duration', nextSlot);
      setSlot(nextSlot);
      setOther(NO_OTHER_TIME);
      focusField('duration');
    }
    setFaults(({ startDate: _day, duration: _slot, ...others }) => others);
    onChange({ ...readTyped(form.current), ...(nextSlot ? NO_OTHER_TIME : {}) });
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!onBegin()) return;
    // An unfinished time can't be finished while its fields are not loaded: drop it, so that the form asks for a slot.
    const held = otherHours(day, other) ? other : NO_OTHER_TIME;
    const values = readWith(held, event.currentTarget);
    const found = stillAsked(await findFaults(values), faults, values);
    const first = BOOKING_FIELDS.find(({ field }) => found[field]);
    flushSync(() => {
      setFaults(found);
      setTries((count) => count + 1);
      if (first) onEnd();
    });
    // Only now move the focus to the field: the error summary takes it when it appears.
    if (first) focusField(first.field);
    else onSend(values);
  };

  return (
    <SentForm
      ref={form}
      id={BOOKING_FORM_ID}
      className="grid gap-10"
      onFocus={onTouch}
      onInput={(event) => void onTyped(event)}
      onSubmit={(event) => void send(event)}
    >
      {tries > 0 && issues.length > 0 && !refusal && (
        <ErrorSummary key={tries} title={words.checkFields} issues={issues} />
      )}

      {/* What would be typed now would not be sent, and the form is emptied once the rest is. */}
      <div className="contents" inert={isSending}>
        <fieldset className="grid gap-6 sm:grid-cols-2">
          <legend className="display mb-5 text-xl">{words.yourCharter}</legend>
          <YachtField
            field={field('yachtId')}
            yacht={yacht}
            yachts={yachts}
            toYacht={toYacht}
            defaultValue={yachtId}
            onChange={onYachtChange}
          />
          <BookingWhen
            yacht={yacht}
            today={today}
            carried={carried}
            day={day}
            chosenSlot={slot}
            pricingType={pricingType}
            other={other}
            onOther={chooseOther}
            otherField={field}
            dateField={field('startDate')}
            timeField={field('duration')}
            onPickDay={pick}
          >
            <GuestsField field={field} yacht={yacht} guests={guests} party={carried.party} day={day} />
          </BookingWhen>
          <p role="status" className="border-l-2 border-brass pl-5 empty:hidden sm:col-span-2">
            {GuestsNote && yacht && (
              <GuestsNote
                yacht={yacht}
                day={day}
                guests={guests}
                time={timeWanted({ startDate: day, duration: slot, ...other })}
              />
            )}
          </p>
          <CharterTypeField field={field('pricingType', false)} chosen={carried.pricingType} />
        </fieldset>

        {extras}

        <BookingContact field={field} specialRequests={carried.specialRequests} />
      </div>

      {refusal && (
        <ErrorSummary
          title={refusal.sentence}
          issues={refusal.issues.map(({ field: at, message }) => ({
            message,
            ...(at ? { fieldId: bookingFieldId(at) } : {}),
          }))}
        />
      )}

      {refusal?.alternatives && Offers && (
        <Offers offers={refusal.alternatives} onPick={(offer) => pick(offer.day, offer)} />
      )}
      {children}

      <noscript>
        <p>
          {words.needsScripts}
          <TextLink to="/contact">{words.callOrWrite}</TextLink>
          {words.instead}
        </p>
      </noscript>

      <div className="max-lg:hidden scripts-off:hidden">
        <Button type="submit" busy={isSending}>
          {words.sendRequest}
        </Button>
        <p className="mt-3 text-sm text-muted">{words.nothingCharged}</p>
      </div>
    </SentForm>
  );
}

const pricingTypeOf = (text: string) =>
  text === 'without_amenities' ? ('without_amenities' as const) : ('with_amenities' as const);

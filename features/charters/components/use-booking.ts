import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { sendAs } from '#core/send-as.ts';
import { hasSessionHint, whenSignedOut } from '#core/session-hint.ts';
import type { ExtraChoice } from '#features/extras/components/extra-picker.tsx';
import { previewFilmNamed } from '#features/extras/components/preview-films.ts';
import { extrasTotal, type PackagePlace, previewFilm } from '#features/extras/domain.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import type { WrittenPrice } from '#features/pricing/domain/index.ts';
import { readAgain } from '#ui/read-again.ts';
import { toast, toastStore } from '#ui/toast-store.ts';
import { AVAILABILITY } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import { draftElsewhere, type GivenDraft, keepDraft, readDraft } from './booking-draft.ts';
import { BOOKING_FORM_ID } from './booking-form.tsx';
import type { CarriedBooking } from './booking-query.ts';
import type { ReceivedBooking } from './booking-received.tsx';
import { type BookingFaults, type BookingRefusal, type BookingValues, readTyped } from './booking-values.ts';
import { takeEarlyPresses, withEarlyPresses } from './early-presses.ts';
import type { OwnDetails } from './own-details.ts';
import { timeWanted, type WantedCharter, wantedAt, wantedOf } from './wanted-charter.ts';

/** What the booking page is opened with. */
export interface BookingOpened {
  readonly addOns: readonly ExtraChoice[];
  /** All that a charter can carry. */
  readonly packages: readonly (ExtraChoice & { readonly places: readonly PackagePlace[] })[];
  readonly yachts: readonly YachtChoiceAnswer[];
  readonly carried: CarriedBooking;
  /** The address's query, by which a draft knows whether it belongs here. */
  readonly query: string;
  readonly today: CharterDay;
}

/** Fetched with the first touch of the form: the rules weigh more than all of the page's own script. */
const loadSending = () => import('./booking-sending.ts').catch(() => undefined);

const loadOwnDetails = () => import('./own-details.ts');

const unreached = (): BookingRefusal => ({ sentence: words.unreached, issues: [] });

/** The form that takes what is pressed before the scripts are there. */
const EARLY_FORM = 'extras-choice';

const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const;

/** What stands in the form. */
function typedSoFar(): Partial<BookingValues> {
  const form = document.forms.namedItem(BOOKING_FORM_ID);
  return form ? readTyped(form) : {};
}

/** Who asks, as far as it is known. What stands in the form wins: it may have been typed before the scripts came. */
function contactFrom(...known: readonly Partial<BookingValues>[]): Partial<BookingValues> {
  const all = [typedSoFar(), ...known];
  return Object.fromEntries(CONTACT.map((name) => [name, all.find((values) => values[name])?.[name] ?? '']));
}

/** The contact fields that still say what the account says, emptied; undefined where none do. */
function withoutOwn(own: OwnDetails): Partial<BookingValues> | undefined {
  const form = document.forms.namedItem(BOOKING_FORM_ID);
  if (!form) return undefined;
  const now = readTyped(form);
  const filled = CONTACT.filter((name) => own[name] !== '' && now[name] === own[name]);
  return filled.length === 0 ? undefined : Object.fromEntries(filled.map((name) => [name, '']));
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The same list where nothing is new: drawn again, a form that is coming alive bit by bit would do so in one piece. */
const become = (next: readonly string[]) => (now: readonly string[]) =>
  next.join() === now.join() ? now : next;

/** A booking as it is put together: what was chosen and typed, what it comes to, and the way to the server. */
export type Booking = ReturnType<typeof useBooking>;

export function useBooking(opened: BookingOpened) {
  const { addOns, yachts, carried, query } = opened;
  const extras = [...addOns, ...opened.packages];
  const [chosenIds, setChosenIds] = useState<readonly string[]>(() =>
    extras.filter(({ id }) => carried.extraIds.includes(id)).map(({ id }) => id),
  );
  /** Known at once, also to a press that comes before the next drawing. */
  const latestIds = useRef(chosenIds);
  latestIds.current = chosenIds;
  /** A package that is not among the picker's own is there for whoever brings it along, or has brought it before. */
  const [broughtIds, setBroughtIds] = useState(carried.extraIds);
  const packages = opened.packages.filter(
    ({ id, places }) => places.includes('book-charter') || broughtIds.includes(id),
  );
  const isLinked = useNavigationType() === NavigationType.Push;
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [draft, setDraft] = useState<GivenDraft>();
  const [refusal, setRefusal] = useState<BookingRefusal>();
  const [received, setReceived] = useState<ReceivedBooking>();
  const [round, setRound] = useState(0);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const touchedAt = useRef(0);
  const typed = useRef<Partial<BookingValues>>({});
  const [wanted, setWanted] = useState<WantedCharter>(() => wantedAt(carried));
  const [price, setPrice] = useState<WrittenPrice | null>();

  // A press is seen before its film is made ready.
  const filmName = useDeferredValue(previewFilm(chosenIds));
  const film = useMemo(() => previewFilmNamed(filmName), [filmName]);
  const chosen = extras.filter(({ id }) => chosenIds.includes(id));
  const totalDollars = extrasTotal(chosen);

  const yacht = yachts.find(({ id }) => id === wanted.yachtId);
  const time = timeWanted(wanted);
  const isAsked = yacht !== undefined && time !== undefined && isCharterDay(wanted.startDate);
  const estimate = isAsked ? price : undefined;

  const toggle = (id: string) => {
    const next = toggled(latestIds.current, id);
    latestIds.current = next;
    setChosenIds(next);
    if (!next.includes(id)) setNotes(({ [id]: _gone, ...others }) => others);
    keepDraft({ query, values: typed.current, chosenIds: next });
  };

  // A reload in the tab brings back what was typed. Of an older draft what a link names is the link's, and the rest stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is drawn anew for another address
  useEffect(() => {
    const kept = readDraft();
    const isOfHere = kept?.query === query;
    if (kept) {
      const given = isOfHere ? kept : draftElsewhere(kept.values, typedSoFar(), opened);
      typed.current = given.values;
      setDraft(given);
      setWanted((now) => wantedOf({ ...now, ...given.values }));
      setBroughtIds((ids) => [...ids, ...kept.chosenIds]);
    }
    // "Add to a charter" adds: what a link brings joins what was chosen before, also where it was followed once already.
    const ids = [...(kept?.chosenIds ?? []), ...(isOfHere && !isLinked ? [] : latestIds.current)];
    const known = extras.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const named = isOfHere ? ids : [...ids, ...carried.extraIds, carried.yachtId];
    const offered = new Set(['', ...[...extras, ...yachts].map(({ id }) => id)]);
    const isLess = named.some((id) => !offered.has(id));
    if (isLess) toast({ title: words.choiceGone });
    // What was pressed before the scripts came is later than what is known.
    const next = withEarlyPresses(known, takeEarlyPresses(EARLY_FORM));
    setChosenIds(become(next));
    const { specialRequests } = carried;
    const brought = specialRequests &&
      !isOfHere && { specialRequests: typedSoFar().specialRequests ?? specialRequests };
    typed.current = { ...typed.current, ...brought };
    if (next.join() !== known.join()) keepDraft({ query, values: typed.current, chosenIds: next });
    // Nothing is touched yet, and the next page is not to lose it; what was typed before stays the draft of where that was.
    else if (brought || isLess || next.length > 0)
      keepDraft({ query, ...kept, values: { ...kept?.values, ...brought }, chosenIds: next });
  }, [query]);

  // What the account knows stands there already, where nothing else was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each request the form begins anew
  useEffect(() => {
    if (!hasSessionHint()) return;
    let isLeft = false;
    let known: OwnDetails | null = null;
    let endAs = () => {};
    void loadOwnDetails()
      .then(({ readOwnDetails }) => readOwnDetails())
      .catch(() => null)
      .then((own) => {
        if (!own || isLeft) return;
        known = own;
        endAs = sendAs(own.accountId);
        // With what is there already: a form that comes late is given one draft alone.
        setDraft({ values: { ...typed.current, ...contactFrom(typed.current, own) } });
      });
    // Signed out in another tab: whoever sits there next is not shown who was here.
    const stop = whenSignedOut(() => {
      isLeft = true;
      endAs();
      const gone = known && withoutOwn(known);
      if (!gone) return;
      typed.current = { ...typed.current, ...gone };
      if (readDraft()) keepDraft({ query, values: typed.current, chosenIds: latestIds.current });
      setDraft({ values: gone });
      toast(words.signedOutElsewhere);
    });
    return () => {
      isLeft = true;
      endAs();
      stop();
    };
  }, [round]);

  /** What was sent is no longer there to be sent again. */
  const empty = () => {
    typed.current = {};
    setDraft(undefined);
    setChosenIds([]);
    setNotes({});
    setWanted(wantedAt(carried));
    setRound(round + 1);
  };

  const post = async (values: BookingValues) => {
    const sending = await loadSending();
    const answer = sending
      ? await sending.sendBooking(
          values,
          {
            addOns: addOns.filter(({ id }) => chosenIds.includes(id)).map(({ id }) => id),
            packages: packages.filter(({ id }) => chosenIds.includes(id)).map(({ id }) => id),
          },
          touchedAt.current,
        )
      : unreached();
    if ('sentence' in answer) {
      toast({
        title: words.bookingFailed,
        description: words.bookingFailedText,
        variant: 'destructive',
      });
      setRefusal(answer);
      // What was free when the page was opened may not be so any more.
      void readAgain([AVAILABILITY]);
      return;
    }
    keepDraft(null);
    setReceived({
      ...answer,
      yachtName: yachts.find(({ id }) => id === values.yachtId)?.name ?? '',
      wanted: wantedOf(values),
      email: values.email,
      extrasDollars: totalDollars,
    });
    empty();
  };

  const send = async (values: BookingValues) => {
    // A second press may come before the button is drawn busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    await post(values);
    isUnderWay.current = false;
    setSending(false);
  };

  return {
    ...opened,
    packages,
    film,
    notes,
    chosen,
    chosenIds,
    totalDollars,
    toggle,
    note: (id: string, text: string) => setNotes((all) => ({ ...all, [id]: text })),
    /** Pressed where no script runs, an extra is chosen as a link from another page chooses it. */
    early: {
      form: EARLY_FORM,
      name: 'extras',
      value: (id: string) => toggled(chosenIds, id).join(),
    },
    wanted,
    yacht,
    time,
    /** Whether there is enough to estimate from. */
    isAsked,
    estimate,
    setPrice,
    draft,
    refusal,
    received,
    /** Counts the requests that were sent: after each the form begins anew. */
    round,
    isSending,
    forget: () => setReceived(undefined),
    touch: () => {
      touchedAt.current ||= Date.now();
      void loadSending();
    },
    findFaults: async (values: BookingValues): Promise<BookingFaults> => {
      const asked = yachts.find(({ id }) => id === values.yachtId);
      return (await loadSending())?.checkBooking(values, asked) ?? {};
    },
    change: (values: BookingValues) => {
      typed.current = values;
      setWanted(wantedOf(values));
      keepDraft({ query, values, chosenIds });
    },
    attempt: () => {
      setRefusal(undefined);
      // What failed before is being tried again: its toast no longer holds.
      for (const { id } of toastStore.current()) toastStore.dismiss(id);
    },
    send: (values: BookingValues) => void send(values),
  };
}

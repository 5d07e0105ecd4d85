import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import type { ExtraChoice } from '#features/extras/components/extra-picker.tsx';
import { previewFilmNamed } from '#features/extras/components/preview-films.ts';
import { extrasTotal, type PackagePlace, previewFilm } from '#features/extras/domain.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import type { WrittenPrice } from '#features/pricing/domain/index.ts';
import { readAgain } from '#ui/read-again.ts';
import { toast, toastStore } from '#ui/toast-store.ts';
import { AVAILABILITY } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import {
  type BookingDraft,
  draftHere,
  type GivenDraft,
  keepDraft,
  NO_DRAFT,
  readDraft,
  typedEarly,
} from './booking-draft.ts';
import { BOOKING_FORM_ID } from './booking-form.tsx';
import type { CarriedBooking } from './booking-query.ts';
import type { ReceivedBooking } from './booking-received.tsx';
import { type BookingFaults, type BookingRefusal, type BookingValues, readTyped } from './booking-values.ts';
import { takeEarlyPresses, withEarlyPresses } from './early-presses.ts';
import { timeWanted, type WantedCharter, wantedAt, wantedOf } from './wanted-charter.ts';

/** What the booking page gets when it is opened. */
export interface BookingOpened {
  readonly addOns: readonly ExtraChoice[];
  /** All packages that a charter can have. */
  readonly packages: readonly (ExtraChoice & { readonly places: readonly PackagePlace[] })[];
  readonly yachts: readonly YachtChoiceAnswer[];
  readonly carried: CarriedBooking;
  /** The query of the address; a draft stores it to know whether it belongs to this address. */
  readonly query: string;
  readonly today: CharterDay;
}

/** Loaded when the visitor first touches the form: the rules are larger than the rest of the page's script. */
const loadSending = () => import('./booking-sending.ts').catch(() => undefined);

/** The id of the form that takes presses before the scripts have loaded. */
const EARLY_FORM = 'extras-choice';

/** The present values of the form. */
function typedSoFar(): Partial<BookingValues> {
  const form = document.forms.namedItem(BOOKING_FORM_ID);
  return form ? readTyped(form) : {};
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Keeps the same list if nothing changed. A new list would render again, and interrupt the gradual hydration of the form. */
const unlessEqual = (next: readonly string[]) => (now: readonly string[]) =>
  next.join() === now.join() ? now : next;

/** The state of a booking: what was chosen and typed, its price, and how to send it. */
export type Booking = ReturnType<typeof useBooking>;

/** What is known of the whole charter's price. The estimate is null where it is on demand, undefined until it is known. */
export type WholeCharter = Pick<Booking, 'isAsked' | 'estimate'>;

export function useBooking(opened: BookingOpened) {
  const { addOns, yachts, carried, query } = opened;
  const extras = [...addOns, ...opened.packages];
  const [chosenIds, setChosenIds] = useState<readonly string[]>(() =>
    extras.filter(({ id }) => carried.extraIds.includes(id)).map(({ id }) => id),
  );
  /** Up to date at once, for a press that comes before the next render. */
  const latestIds = useRef(chosenIds);
  latestIds.current = chosenIds;
  /** Packages that this page does not offer are still shown if a link or an earlier draft brought them. */
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
  const occasion = useRef<string>(undefined);
  const wished = useRef<string>(undefined);
  const [wanted, setWanted] = useState<WantedCharter>(() => wantedAt(carried));
  const [price, setPrice] = useState<WrittenPrice | null>();

  // Show the press first, and then prepare its film.
  const filmName = useDeferredValue(previewFilm(chosenIds));
  const film = useMemo(() => previewFilmNamed(filmName), [filmName]);
  const chosen = extras.filter(({ id }) => chosenIds.includes(id));
  const totalDollars = extrasTotal(chosen);

  const yacht = yachts.find(({ id }) => id === wanted.yachtId);
  const time = timeWanted(wanted);
  const isAsked = yacht !== undefined && time !== undefined && isCharterDay(wanted.startDate);
  const estimate = isAsked ? price : undefined;

  const keep = (of: Pick<BookingDraft, 'query' | 'values'> = { query, values: typed.current }) =>
    keepDraft({ ...of, chosenIds: latestIds.current, occasion: occasion.current });

  const toggle = (id: string) => {
    const next = toggled(latestIds.current, id);
    latestIds.current = next;
    setChosenIds(next);
    if (!next.includes(id)) setNotes(({ [id]: _gone, ...others }) => others);
    keep();
  };

  const readEarly = () => typedEarly(typedSoFar(), carried);

  /** Hands a draft over to the form. */
  const give = (before: BookingDraft) => {
    const here = () => draftHere(before, readEarly(), opened);
    const know = (next: Partial<BookingValues>) => {
      typed.current = next;
      setWanted((now) => wantedOf({ ...now, ...next }));
    };
    know(here().values);
    let isTaken = false;
    setDraft({
      // Both are read when the form takes the draft: what was chosen while the form came in counts. It may have been kept without
      // the draft. Once that is taken, its faults are the form's own matter.
      get faults() {
        return isTaken ? undefined : here().faults;
      },
      get values() {
        const next = isTaken ? typed.current : here().values;
        if (JSON.stringify(next) !== JSON.stringify(typed.current)) {
          know(next);
          keep();
        }
        isTaken = true;
        return typed.current;
      },
    });
  };

  // A reload in the tab restores what was typed. From the draft of another address, the present link's choices are left out. What
  // was typed before the scripts loaded becomes known here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is drawn anew for another address
  useEffect(() => {
    const kept = readDraft();
    const before = kept ?? NO_DRAFT;
    const isOfHere = before.query === query;
    const isEarly = Object.keys(readEarly()).length > 0;
    if (kept || isEarly) {
      give(before);
      setBroughtIds((ids) => [...ids, ...before.chosenIds]);
    }
    // A link "Add to a charter" adds its extra to those chosen before, also when the same link is followed again.
    const ids = [...before.chosenIds, ...(isOfHere && !isLinked ? [] : latestIds.current)];
    const known = extras.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const named = isOfHere ? ids : [...ids, ...carried.extraIds, carried.yachtId];
    const offered = new Set(['', ...[...extras, ...yachts].map(({ id }) => id)]);
    const isLess = named.some((id) => !offered.has(id));
    if (isLess) toast({ title: words.choiceGone });
    // Presses from before the scripts loaded are newer than the draft.
    const next = withEarlyPresses(known, takeEarlyPresses(EARLY_FORM));
    latestIds.current = next;
    setChosenIds(unlessEqual(next));
    const { specialRequests } = carried;
    const brought = specialRequests &&
      !isOfHere && { specialRequests: typed.current.specialRequests ?? specialRequests };
    Object.assign(typed.current, brought);
    occasion.current = specialRequests || before.occasion;
    if (isEarly || next.join() !== known.join()) keep();
    // The visitor has not changed anything here yet: keep what the link brought, and leave an older draft to its own address.
    else if (brought || isLess || next.length > 0)
      keep({ query, ...kept, values: { ...before.values, ...brought } });
  }, [query]);

  // Fill in the account's contact details where nothing else was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each request the form begins anew
  useEffect(() => {
    if (!hasSessionHint()) return;
    let isLeft = false;
    let end = () => {};
    import('./own-details.ts')
      .then(({ fillInOwn }) => {
        if (!isLeft) end = fillInOwn({ typed, typedSoFar, setDraft, keepAgain: () => readDraft() && keep() });
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      end();
    };
  }, [round]);

  /** A yacht that is chartered in one way only is asked for in that way; the next one again in the way that was wished for. */
  const askAsOffered = async (yachtId: string) => {
    wished.current ??= wanted.pricingType;
    const pricingType = await (await loadSending())?.offeredType(yachtId, wished);
    if (!pricingType || yachtId !== typed.current.yachtId) return;
    typed.current = { ...typed.current, pricingType };
    setDraft({ values: { pricingType } });
    setWanted((now) => ({ ...now, pricingType }));
    keep();
  };

  /** Empties the form after sending, so that the request can't be sent twice. */
  const empty = () => {
    typed.current = {};
    wished.current = undefined;
    setDraft(undefined);
    setChosenIds([]);
    setNotes({});
    setWanted(wantedAt(carried));
    setRound(round + 1);
  };

  const post = async (values: BookingValues) => {
    const form = document.forms.namedItem(BOOKING_FORM_ID);
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
      : { sentence: words.unreached, issues: [] };
    if ('sentence' in answer) {
      toast({ title: words.bookingFailed, description: words.bookingFailedText, variant: 'destructive' });
      setRefusal(answer);
      // The times that were free when the page was opened may have been taken.
      return void readAgain([AVAILABILITY]);
    }
    keepDraft(null);
    // The visitor has gone on to another page.
    if (!form?.isConnected) sending?.tellReceived();
    setReceived({
      ...answer,
      yachtName: yachts.find(({ id }) => id === values.yachtId)?.name ?? '',
      wanted: wantedOf(values),
      email: values.email,
      extrasDollars: totalDollars,
    });
    empty();
  };

  const attempt = () => {
    setRefusal(undefined);
    // A new attempt: the toast about the failure before it no longer holds.
    for (const { id } of toastStore.current()) toastStore.dismiss(id);
  };

  const end = () => {
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
    /** How an extra is chosen without scripts: its button submits the form like a link from another page. */
    early: {
      form: EARLY_FORM,
      name: 'extras',
      value: (id: string) => toggled(chosenIds, id).join(),
    },
    wanted,
    yacht,
    time,
    /** Whether yacht, day and time are known, so that there can be an estimate. */
    isAsked,
    estimate,
    setPrice,
    draft,
    refusal,
    received,
    /** Counts the sent requests. After each, the form begins anew. */
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
      keep();
      if (values.pricingType !== wanted.pricingType) wished.current = values.pricingType;
      if (values.yachtId !== wanted.yachtId) void askAsOffered(values.yachtId);
    },
    attempt,
    /** Begins to send, already while the rules load. Answers whether it did: a second press can come before the busy button. */
    begin: () => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setSending(true);
      attempt();
      return true;
    },
    end,
    send: (values: BookingValues) => void post(values).then(end),
  };
}

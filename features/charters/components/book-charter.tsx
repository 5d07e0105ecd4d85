import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { type ExtraChoice, ExtraPicker } from '#features/extras/components/extra-picker.tsx';
import { FilmPreview } from '#features/extras/components/film-preview.tsx';
import { previewFilmNamed } from '#features/extras/components/preview-films.ts';
import { extrasTotal, previewFilm } from '#features/extras/domain.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/answers.ts';
import type { WrittenPrice } from '#features/pricing/domain/index.ts';
import { classes } from '#ui/classes.ts';
import { useDeferred } from '#ui/deferred.ts';
import { Container } from '#ui/layout.tsx';
import { Price } from '#ui/price.tsx';
import { readAgain } from '#ui/read-again.ts';
import { useSending } from '#ui/sending.ts';
import { toast, toastStore } from '#ui/toast-store.ts';
import { AVAILABILITY } from '../queries/booking.ts';
import { keepDraft, readDraft } from './booking-draft.ts';
import { BookingForm } from './booking-form.tsx';
import type { CarriedBooking } from './booking-query.ts';
import type { ReceivedBooking } from './booking-received.tsx';
import { type BookingRefusal, type BookingValues, bookingFieldId } from './booking-values.ts';
import { CharterSummary } from './charter-summary.tsx';
import { EarlyChoice } from './early-choice.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { timeWanted, type WantedCharter, wantedAt, wantedOf } from './wanted-charter.ts';

interface BookCharterProps {
  addOns: readonly ExtraChoice[];
  packages: readonly ExtraChoice[];
  yachts: readonly YachtChoiceAnswer[];
  carried: CarriedBooking;
  /** The address's query, by which a draft knows whether it belongs here. */
  query: string;
  today: CharterDay;
}

/** Fetched with the first touch of the form: the rules weigh more than all of the page's own script. */
const loadSending = () => import('./booking-sending.ts').catch(() => undefined);

const loadEstimate = () => import('./booking-estimate.tsx');
const loadReceived = () => import('./booking-received.tsx').then((module) => module.BookingReceived);

const UNREACHED: BookingRefusal = {
  sentence: 'We could not be reached. Please check your connection and try again.',
  issues: [],
};

/**
 * The film leaves room for the add-ons, so that what they change is seen while they are chosen. Where it stays above them,
 * what comes into view comes below it, and above the bar.
 */
const FILM_SHAPE = 'h-[min(56.25vw,45svh)] lg:h-[clamp(24rem,calc(100svh-20rem),46rem)]';
const BELOW_FILM = 'max-lg:[&_button]:scroll-mt-[min(56.25vw,45svh)] max-lg:[&_button]:scroll-mb-22';
const TITLE_SHAPE = 'lg:relative lg:h-[clamp(24rem,calc(100svh-20rem),46rem)]';

/** From the film to the request: what to take along, what it comes to, who comes and when. */
export function BookCharter({ addOns, packages, yachts, carried, query, today }: BookCharterProps) {
  const extras = [...addOns, ...packages];
  const [chosenIds, setChosenIds] = useState<readonly string[]>(() =>
    extras.filter(({ id }) => carried.extraIds.includes(id)).map(({ id }) => id),
  );
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [draft, setDraft] = useState<Partial<BookingValues>>();
  const [refusal, setRefusal] = useState<BookingRefusal>();
  const [received, setReceived] = useState<ReceivedBooking>();
  const Received = useDeferred(loadReceived, received !== undefined);
  const [round, setRound] = useState(0);
  const touchedAt = useRef(0);
  const typed = useRef<Partial<BookingValues>>({});

  const [wanted, setWanted] = useState<WantedCharter>(() => wantedAt(carried));

  // A press is seen before its film is made ready.
  const filmName = useDeferredValue(previewFilm(chosenIds));
  const film = useMemo(() => previewFilmNamed(filmName), [filmName]);
  const chosen = extras.filter(({ id }) => chosenIds.includes(id));
  const totalDollars = extrasTotal(chosen);

  const yacht = yachts.find(({ id }) => id === wanted.yachtId);
  const time = timeWanted(wanted);
  const isAsked = yacht !== undefined && time !== undefined && isCharterDay(wanted.startDate);
  const estimating = useDeferred(loadEstimate, isAsked);
  const [price, setPrice] = useState<WrittenPrice | null>();
  const estimate = isAsked ? price : undefined;
  const estimateWith = (className: string) =>
    estimating &&
    estimate !== undefined && (
      <estimating.BookingEstimate price={estimate} yachtName={yacht?.name ?? ''} className={className} />
    );

  const toggled = (id: string) =>
    chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id];

  /** Pressed before the scripts are there, an extra is chosen as a link from another page chooses it. */
  const early = { form: 'extras-choice', name: 'extras', value: (id: string) => toggled(id).join() };

  const toggle = (id: string) => {
    const isChosen = chosenIds.includes(id);
    const next = toggled(id);
    setChosenIds(next);
    if (isChosen) setNotes(({ [id]: _gone, ...others }) => others);
    keepDraft({ query, values: typed.current, chosenIds: next });
  };

  const note = (id: string, text: string) => setNotes((all) => ({ ...all, [id]: text }));

  // A reload in the tab brings back what was typed. A link that carries its own choices wins over an older draft.
  useEffect(() => {
    const kept = readDraft();
    if (!kept) return;
    if (kept.query === query) {
      setChosenIds(kept.chosenIds);
      typed.current = kept.values;
      setDraft(kept.values);
      setWanted((now) => wantedOf({ ...now, ...kept.values }));
    } else {
      const { firstName = '', lastName = '', email = '', phone = '' } = kept.values;
      setDraft({ firstName, lastName, email, phone });
    }
  }, [query]);

  const { press: send, isPending: isSending } = useSending(async (values: BookingValues) => {
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
      : UNREACHED;
    if ('sentence' in answer) {
      toast({
        title: 'Booking Failed',
        description: 'There was an error submitting your booking. Please try again.',
        variant: 'destructive',
      });
      setRefusal(answer);
      // What was free when the page was opened may not be so any more.
      void readAgain([AVAILABILITY]);
      return;
    }
    keepDraft(null);
    setReceived({
      id: answer.id,
      yachtName: yachts.find(({ id }) => id === values.yachtId)?.name ?? '',
      wanted: wantedOf(values),
      email: values.email,
      extrasDollars: totalDollars,
      price: estimate,
    });
    empty();
  });

  /** What was sent is no longer there to be sent again. */
  const empty = () => {
    typed.current = {};
    setDraft(undefined);
    setChosenIds([]);
    setNotes({});
    setWanted(wantedAt(carried));
    setRound(round + 1);
  };

  return (
    <>
      <EarlyChoice id={early.form} name={early.name} query={query} />
      <section className="relative" aria-label="Your yacht">
        <FilmPreview
          film={film}
          className={classes('w-full max-lg:sticky max-lg:top-header max-lg:z-10', FILM_SHAPE)}
        />
        <div className="pointer-events-none lg:absolute lg:inset-x-0 lg:top-0 lg:text-on-dark">
          <div
            className={classes('lg:bg-linear-to-t lg:from-ink/80 lg:to-transparent lg:to-50%', TITLE_SHAPE)}
          >
            <Container className="pt-8 pb-7 lg:absolute lg:inset-x-0 lg:bottom-0 lg:pb-10">
              {/* Over the film no larger than leaves the foot of the water slide to be seen. */}
              <h1 className="lg:text-2xl">Book your charter</h1>
              <p className="mt-3 max-w-[36rem] text-lg text-muted lg:text-on-dark">
                Choose what comes aboard, then the yacht and the day.
              </p>
            </Container>
          </div>
        </div>
        <Container className="lg:pt-10">
          <h2 className="text-xl">Add-ons</h2>
          <ExtraPicker
            extras={addOns}
            chosenIds={chosenIds}
            notes={notes}
            onToggle={toggle}
            early={early}
            onNote={note}
            look="row"
            className={classes('mt-4 items-start gap-3 lg:grid-cols-3 lg:gap-5', BELOW_FILM)}
          />
        </Container>
      </section>

      <Container className="later grid gap-10 py-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <section aria-labelledby="premium-packages">
          <h2 id="premium-packages">Premium packages</h2>
          <p className="prose-text mt-3 text-muted">
            People and pleasures that turn a charter into an occasion.
          </p>
          <ExtraPicker
            extras={packages}
            chosenIds={chosenIds}
            notes={notes}
            onToggle={toggle}
            early={early}
            onNote={note}
            look="card"
            className="mt-7 grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-3"
          />
        </section>
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start lg:pt-2">
          {chosen.length > 0 ? (
            <CharterSummary
              extras={chosen}
              notes={notes}
              totalDollars={totalDollars}
              onRemove={toggle}
              onProceed={goToForm}
            />
          ) : (
            <p className="border-l-2 border-brass pl-5 text-muted">
              Add as much or as little as you like. Your extras are totaled here; nothing is charged now.
            </p>
          )}
          {estimateWith('mt-6')}
        </div>
      </Container>

      <section className="later bg-foam" aria-labelledby="booking-details">
        <Container className="grid gap-10 py-section lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
            <h2 id="booking-details">Booking details</h2>
            <p className="mt-4 text-muted">
              Fields marked with <span className="required-mark ml-0!">*</span> are required.
            </p>
            <p className="mt-4 text-muted max-lg:hidden">
              Sending a request costs nothing. Within 24 hours you have our quote, every fee named, and the
              yacht is held for you while you decide.
            </p>
            {chosen.length > 0 && (
              <p className="mt-8 flex items-baseline justify-between gap-4 border-t border-line pt-4 max-lg:hidden">
                <span>Add-ons and packages</span>
                <Price dollars={totalDollars} missing="" className="text-lg font-semibold" />
              </p>
            )}
            {estimateWith('mt-6 border-t border-line pt-5 max-lg:hidden')}
          </div>
          <BookingForm
            key={round}
            yachts={yachts}
            carried={carried}
            draft={draft}
            today={today}
            isSending={isSending}
            refusal={refusal}
            onTouch={() => {
              touchedAt.current ||= Date.now();
              void loadSending();
            }}
            findFaults={async (values) => {
              const yacht = yachts.find(({ id }) => id === values.yachtId);
              return (await loadSending())?.checkBooking(values, yacht) ?? {};
            }}
            onChange={(values) => {
              typed.current = values;
              setWanted(wantedOf(values));
              keepDraft({ query, values, chosenIds });
            }}
            onAttempt={() => {
              setRefusal(undefined);
              // What failed before is being tried again: its toast no longer holds.
              for (const { id } of toastStore.current()) toastStore.dismiss(id);
            }}
            onSend={(values) => void send(values)}
          >
            {estimateWith('border-t border-line pt-6 lg:hidden')}
          </BookingForm>
        </Container>
      </section>

      <ThumbBar
        totalDollars={totalDollars}
        estimateDollars={estimate?.total}
        hasExtras={chosen.length > 0}
        isSending={isSending}
        onProceed={goToForm}
      />
      {estimating && isAsked && (
        <estimating.BookingEstimator
          of={{
            yachtId: wanted.yachtId,
            pricingType: wanted.pricingType === 'without_amenities' ? 'without_amenities' : 'with_amenities',
            time,
            day: wanted.startDate,
            extraIds: chosenIds,
          }}
          onPrice={setPrice}
        />
      )}
      {Received && <Received booking={received} onClose={() => setReceived(undefined)} />}
    </>
  );
}

/** Scrolls to the form and puts the focus on its first field. */
function goToForm(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById('booking-details')
    ?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  document.getElementById(bookingFieldId('yachtId'))?.focus({ preventScroll: true });
}

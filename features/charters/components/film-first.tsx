import { FilmPreview } from '#features/extras/components/film-preview.tsx';
import { classes } from '#ui/classes.ts';
import { Container } from '#ui/layout.tsx';
import { Price } from '#ui/price.tsx';
import { words } from '../words/index.ts';
import { CharterEstimate, ChosenExtras, ExtrasChoice, RequestForm } from './booking-parts.tsx';
import { bookingFieldId } from './booking-values.ts';
import type { Booking } from './use-booking.ts';

/**
 * The film leaves room for the add-ons, so that visitors see the film change while they choose. Where the film sticks to the top,
 * elements that scroll into view stop below it.
 */
const FILM_SHAPE = 'h-[min(56.25vw,45svh)] lg:h-[clamp(24rem,calc(100svh-20rem),46rem)]';
const BELOW_FILM = 'max-lg:tall:[&_:is(button,textarea)]:scroll-mt-[min(56.25vw,45svh)]';
const TITLE_SHAPE = 'lg:relative lg:h-[clamp(24rem,calc(100svh-20rem),46rem)]';

/** The booking page of a visitor without a yacht: first the film and the extras, then guests, yacht and time. */
export function FilmFirst({ booking }: { booking: Booking }) {
  return (
    <>
      <section className="relative" aria-label={words.yourYacht}>
        <FilmPreview
          film={booking.film}
          className={classes('w-full max-lg:tall:sticky max-lg:tall:top-header max-lg:z-10', FILM_SHAPE)}
        />
        <div className="pointer-events-none lg:absolute lg:inset-x-0 lg:top-0 lg:text-on-dark">
          <div
            className={classes('lg:bg-linear-to-t lg:from-ink/80 lg:to-transparent lg:to-50%', TITLE_SHAPE)}
          >
            <Container className="pt-8 pb-7 lg:absolute lg:inset-x-0 lg:bottom-0 lg:pb-10">
              {/* No larger over the film, or it would cover the foot of the water slide. */}
              <h1 className="lg:text-2xl">{words.bookYourCharter}</h1>
              <p className="mt-3 max-w-[36rem] text-lg text-muted lg:text-on-dark">{words.bookLead}</p>
            </Container>
          </div>
        </div>
        <Container className="if-any lg:pt-10">
          <h2 className="text-xl">{words.addOns}</h2>
          <ExtrasChoice
            booking={booking}
            of="addOns"
            className={classes('mt-4 items-start gap-3 lg:grid-cols-3 lg:gap-5', BELOW_FILM)}
          />
        </Container>
      </section>

      <Container className="later grid gap-10 py-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <section aria-labelledby="premium-packages" className="if-any">
          <h2 id="premium-packages">{words.premiumPackages}</h2>
          <p className="prose-text mt-3 text-muted">{words.packagesLead}</p>
          <ExtrasChoice
            booking={booking}
            of="packages"
            className="mt-7 grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-3"
          />
        </section>
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:self-start lg:pt-2">
          <ChosenExtras booking={booking} onProceed={goToForm} />
          <CharterEstimate booking={booking} className="mt-6" />
        </div>
      </Container>

      <section className="later bg-foam" aria-labelledby="booking-details">
        <Container className="grid gap-10 py-section lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
            <h2 id="booking-details">{words.bookingDetails}</h2>
            <p className="mt-4 text-muted">
              {words.fieldsMarkedWith}
              <span className="required-mark ml-0!">*</span>
              {words.areRequired}
            </p>
            <p className="mt-4 text-muted max-lg:hidden">{words.costsNothing}</p>
            {booking.chosen.length > 0 && (
              <p className="mt-8 flex items-baseline justify-between gap-4 border-t border-line pt-4 max-lg:hidden">
                <span>{words.addOnsAndPackages}</span>
                <Price dollars={booking.totalDollars} missing="" className="text-lg font-semibold" />
              </p>
            )}
            <CharterEstimate booking={booking} className="mt-6 border-t border-line pt-5 max-lg:hidden" />
          </div>
          <RequestForm booking={booking}>
            <CharterEstimate booking={booking} className="border-t border-line pt-6 lg:hidden" />
          </RequestForm>
        </Container>
      </section>
    </>
  );
}

/**
 * Scrolls to the form and puts the focus on its first field. Without smooth scrolling: on a slow phone, parts that still load
 * make the page taller on the way, and a smooth scroll would end too early.
 */
export function goToForm(): void {
  document.getElementById('booking-details')?.scrollIntoView({ behavior: 'instant', block: 'start' });
  document.getElementById(bookingFieldId('yachtId'))?.focus({ preventScroll: true });
}

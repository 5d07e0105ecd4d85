import { FilmPreview } from '#features/extras/components/film-preview.tsx';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import { YachtPicture } from '#features/fleet/components/yacht-picture.tsx';
import { yachtFaceQuery } from '#features/fleet/queries/yacht.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Container } from '#ui/layout.tsx';
import { TextLink } from '#ui/link.tsx';
import { words } from '../words/index.ts';
import { CharterEstimate, ChosenExtras, ExtrasChoice, RequestForm } from './booking-parts.tsx';
import { CharterLine } from './charter-line.tsx';
import type { Booking } from './use-booking.ts';
import { goOn, yachtAddress } from './wanted-charter.ts';

/** The booking page of a visitor who comes from a yacht: the yacht, day and time, then extras, then contact details. */
export function YachtFirst({ booking }: { booking: Booking }) {
  const { yacht, wanted } = booking;
  return (
    <>
      <YachtFace booking={booking} />
      <CharterLine yachtName={yacht?.name} wanted={wanted} />
      <section className="bg-foam" aria-labelledby="booking-details">
        <Container className="grid gap-10 py-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <div>
            <h2 id="booking-details" className="sr-only">
              {words.bookingDetails}
            </h2>
            <p className="mb-8 text-muted">
              {words.fieldsMarkedWith}
              <span className="required-mark ml-0!">*</span>
              {words.areRequired}
            </p>
            <RequestForm booking={booking} extras={<Extras booking={booking} />} />
          </div>
          <div className="max-lg:hidden lg:sticky lg:top-[calc(var(--spacing-header)+6rem)] lg:self-start">
            <CharterEstimate booking={booking} className="mb-8 border-b border-line pb-8" />
            <p className="text-muted">{words.costsNothing}</p>
          </div>
        </Container>
      </section>
    </>
  );
}

/** The yacht's picture, beside the page's title and text. */
function YachtFace({ booking: { yacht, carried, wanted, chosenIds } }: { booking: Booking }) {
  const { data: face } = useAnswer(yachtFaceQuery(yacht?.id ?? carried.yachtId));
  return (
    <section
      aria-label={yacht?.name ?? words.yourYacht}
      className="grid bg-sand lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      <div className="h-[min(56vw,38svh)] bg-ink lg:h-[clamp(18rem,46svh,28rem)]">
        {face && (
          <YachtPicture
            key={face.picture.src}
            picture={face.picture}
            brand={face.brand}
            sizes="(width >= 64rem) 62vw, 100vw"
            priority
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="px-gutter py-8 lg:max-w-[32rem] lg:self-center lg:pl-12">
        <h1 className="text-3xl">{words.bookYourCharter}</h1>
        {yacht && (
          <>
            <p translate="no" className="display mt-4 text-xl">
              {yacht.name}
            </p>
            <p className="mt-1 text-muted">
              {[yacht.brand, lengthInWords(yacht.length), words.upTo(yacht.capacity), yacht.location]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="mt-3">
              <TextLink to={yachtAddress(wanted, chosenIds)}>{words.seeYacht}</TextLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** The extras, between the time and the contact details. */
function Extras({ booking }: { booking: Booking }) {
  return (
    <div className="grid gap-10">
      <section aria-labelledby="add-ons" className="if-any">
        <h3 id="add-ons">{words.addOns}</h3>
        <div className="mt-5 grid gap-4 xl:grid-cols-2">
          <FilmPreview
            film={booking.film}
            isFirst={false}
            className="aspect-video w-full rounded-md xl:aspect-auto"
          />
          <ExtrasChoice booking={booking} of="addOns" className="content-start gap-3" />
        </div>
      </section>
      <section aria-labelledby="premium-packages" className="if-any">
        <h3 id="premium-packages">{words.premiumPackages}</h3>
        <p className="mt-2 text-muted">{words.packagesLead}</p>
        <ExtrasChoice
          booking={booking}
          of="packages"
          className="mt-5 grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-3"
        />
      </section>
      <div>
        <ChosenExtras booking={booking} onProceed={() => goOn(booking.wanted)} />
        <CharterEstimate booking={booking} className="mt-6 lg:hidden" />
      </div>
    </div>
  );
}

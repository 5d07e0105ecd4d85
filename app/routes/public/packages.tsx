import { LargeEvents } from '#features/events/components/large-events.tsx';
import { eventsQuery } from '#features/events/queries.ts';
import type { EventAnswer } from '#features/events/schema.ts';
import { PackageCards } from '#features/extras/components/package-cards.tsx';
import { packagesQuery } from '#features/extras/queries.ts';
import type { PackageAnswer } from '#features/extras/schema.ts';
import { useQuoteDialogs } from '#features/inquiries/components/use-quote-dialogs.tsx';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { HERO_PICTURE_SIZES, Hero } from '#ui/hero.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Section } from '#ui/layout.tsx';
import { OnwardLink, TextLink } from '#ui/link.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { PartFailure, PartLoading } from '../../layout/page-states.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/packages.ts';

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.ensureQueryData(eventsQuery('large-event', api)),
      queries.ensureQueryData(packagesQuery('packages', api)),
    ]);
    return 200;
  });
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.amenitiesAndPackages,
    description: words.packagesDescription,
    path: '/packages',
    picture: '/api/yacht-images/packages-hero?w=1280',
    breadcrumbs: [{ name: words.amenitiesAndPackages, path: '/packages' }],
  });
}

/** The message names the event, because the form's list has it only as a custom event (product 5.2). */
const eventWish = ({ id, title, quoteEventType }: EventAnswer) => ({
  about: id,
  eventType: quoteEventType,
  title,
  message: words.eventNamed(title),
});

/** Uses the id, because it is made from the English name in every language. */
const packageWish = ({ id, name }: PackageAnswer) => ({
  about: id,
  eventType: /wedding/.test(id) ? 'Wedding at Sea' : 'Custom Event',
  title: name,
  message: words.packageNamed(name),
});

function Packages() {
  const events = useAnswer(eventsQuery('large-event'));
  const packages = useAnswer(packagesQuery('packages'));
  const quote = useQuoteDialogs();

  return (
    <main>
      <Hero
        className="hero-parted"
        media={
          <OwnPicture
            name="packages-hero"
            alt={words.packagesPicture}
            sizes={HERO_PICTURE_SIZES}
            priority
            className="max-lg:object-[92%_50%]"
          />
        }
      >
        {/* In two lines on a wide screen, so that the heading is beside the yacht and not over it. */}
        <h1 className="lg:max-w-[11ch]">{words.amenitiesAndPackages}</h1>
        <p className="mt-3 max-w-[34rem] text-lg lg:max-w-[26rem]">{words.packagesLead}</p>
      </Hero>
      {events.isError ? (
        <PartFailure sentence={words.eventsFailed} reads={[events]} />
      ) : !events.data ? (
        <PartLoading sentence={words.eventsLoading} />
      ) : events.data.length === 0 ? null : (
        <Section aria-labelledby="large-events">
          <div className="mb-10 grid gap-x-16 gap-y-5 lg:mb-14 lg:grid-cols-[1fr_26rem] lg:items-end">
            <h2 id="large-events">{words.largeEvents}</h2>
            <p className="text-muted">{words.largeEventsLead}</p>
          </div>
          <LargeEvents events={events.data} onAsk={(event) => quote.ask(eventWish(event))} />
        </Section>
      )}
      {packages.isError ? (
        <PartFailure sentence={words.packagesFailed} reads={[packages]} />
      ) : !packages.data ? (
        <PartLoading sentence={words.packagesLoading} />
      ) : packages.data.length === 0 ? null : (
        <Section tone="sand" aria-labelledby="add-on-packages">
          <h2 id="add-on-packages">{words.addOnPackages}</h2>
          <p className="mt-4 mb-10 max-w-[36rem] text-lg text-muted">
            {words.addOnPackagesLead}
            <TextLink to="/book-charter">{words.withYourBooking}</TextLink>
            {words.withYourBookingToo}
          </p>
          <PackageCards packages={packages.data} onAsk={(bundle) => quote.ask(packageWish(bundle))} />
        </Section>
      )}
      <Section aria-labelledby="packages-next">
        <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
          <div>
            <h2 id="packages-next">{words.dayWithPrice}</h2>
            <p className="mt-4 max-w-[36rem] text-lg text-muted">{words.dayWithPriceText}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to="/book-charter">{words.bookYourCharter}</ButtonLink>
            <OnwardLink to="/special-events">{words.seeSpecialEvents}</OnwardLink>
          </div>
        </div>
      </Section>
      {quote.dialogs}
    </main>
  );
}

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <Packages />
    </GivenAnswers>
  );
}

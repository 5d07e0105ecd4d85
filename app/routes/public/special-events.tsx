import { data } from 'react-router';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { FaqList } from '#features/content/components/faq.tsx';
import { GuestVoices } from '#features/content/components/guest-voices.tsx';
import { faqsQuery, testimonialsQuery } from '#features/content/queries.ts';
import { EventChapter, SignaturePackages } from '#features/events/components/event-chapters.tsx';
import { EventStage } from '#features/events/components/event-stage.tsx';
import { eventsQuery } from '#features/events/queries.ts';
import type { EventAnswer } from '#features/events/schema.ts';
import { EVENT_INQUIRY_ID, EventInquiry } from '#features/inquiries/components/event-inquiry.tsx';
import { useQuoteDialogs } from '#features/inquiries/components/use-quote-dialogs.tsx';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Section } from '#ui/layout.tsx';
import { useReached } from '#ui/reached.ts';
import { useIsSending } from '#ui/sending.ts';
import { useAnchorOnArrival } from '../../layout/anchor-on-arrival.ts';
import { PartFailure, PartLoading } from '../../layout/page-states.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { faqData } from '../../structured-data.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/special-events.ts';

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  const read = await readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.ensureQueryData(eventsQuery('section', api)),
      queries.ensureQueryData(eventsQuery('signature', api)),
      queries.ensureQueryData(testimonialsQuery('special-events', api)),
      queries.ensureQueryData(faqsQuery('special-events', api)),
    ]);
    return 200;
  });
  return data({ ...read.data, today: charterDayAt(new Date()) }, read.init ?? {});
}

export function clientLoader() {
  return { ...NOTHING_READ, today: charterDayAt(new Date()) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.specialEventsTitle,
    description: words.specialEventsDescription,
    path: '/special-events',
    picture: '/api/yacht-images/special-weddings?w=1280',
    breadcrumbs: [{ name: words.specialEvents, path: '/special-events' }],
    data: faqData(loaderData?.state, 'special-events'),
  });
}

function SpecialEvents({ today }: { today: CharterDay }) {
  const sections = useAnswer(eventsQuery('section'));
  const signatures = useAnswer(eventsQuery('signature'));
  const reads = [sections, signatures];
  const quote = useQuoteDialogs();
  /** The message names the event: staff may have added it, or renamed it since it had its type. */
  const askFor = ({ id: about, quoteEventType: eventType, title }: EventAnswer) =>
    quote.ask({ about, eventType, title, message: words.eventNamed(title) });
  useAnchorOnArrival(!!sections.data && !!signatures.data);

  return (
    <main>
      <EventStage chapters={sections.data} />
      {reads.some(({ isError }) => isError) ? (
        <PartFailure sentence={words.eventsFailed} reads={reads} />
      ) : !sections.data || !signatures.data ? (
        <PartLoading sentence={words.eventsLoading} />
      ) : (
        <>
          {sections.data.map((event, index) => (
            <EventChapter
              key={event.id}
              event={event}
              isMirrored={index % 2 === 1}
              onAsk={() => askFor(event)}
            />
          ))}
          <SignaturePackages events={signatures.data} onAsk={askFor} />
        </>
      )}
      <Voices />
      <Questions />
      <section className="bg-foam py-section" aria-labelledby="event-inquiry">
        <div className="within-page grid gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
          <div>
            <h2 id="event-inquiry">{words.whatAreYouCelebrating}</h2>
            <p className="mt-4 text-muted">{words.nameAndEmailAreEnough}</p>
          </div>
          <div className="max-w-[44rem]">
            <EventInquiry today={today} onReceived={quote.confirm} />
          </div>
        </div>
      </section>
      <ThumbBar
        onAsk={() =>
          quote.ask({ about: 'custom', eventType: 'Custom Event', title: words.whateverYouHaveInMind })
        }
      />
      {quote.dialogs}
    </main>
  );
}

function Voices() {
  const { data: voices = [] } = useAnswer(testimonialsQuery('special-events'));
  if (voices.length === 0) return null;
  return (
    <Section tone="ink" aria-labelledby="event-voices">
      <h2 id="event-voices" className="mb-12">
        {words.morningAfter}
      </h2>
      <GuestVoices voices={voices} />
    </Section>
  );
}

function Questions() {
  const { data: faqs = [] } = useAnswer(faqsQuery('special-events'));
  if (faqs.length === 0) return null;
  return (
    <Section aria-labelledby="event-questions">
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
        <h2 id="event-questions">{words.beforeYouAsk}</h2>
        <FaqList faqs={faqs} />
      </div>
    </Section>
  );
}

/** On a phone: the main action at the current place of the page, asking for a quote or, at the form, sending it. */
function ThumbBar({ onAsk }: { onAsk: () => void }) {
  const isSending = useIsSending(EVENT_INQUIRY_ID);
  const isAtForm = useReached(EVENT_INQUIRY_ID);
  return (
    <div className="contents scripts-off:hidden">
      <BottomBar>
        {isAtForm ? (
          <Button type="submit" form={EVENT_INQUIRY_ID} busy={isSending} wide>
            {words.sendInquiry}
          </Button>
        ) : (
          <Button wide onClick={onAsk}>
            {words.requestQuote}
          </Button>
        )}
      </BottomBar>
    </div>
  );
}

export default function SpecialEventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <SpecialEvents today={loaderData.today} />
    </GivenAnswers>
  );
}

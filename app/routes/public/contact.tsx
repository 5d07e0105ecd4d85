import { type ReactNode, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type ContactSettings, DEFAULT_CONTACT, mapLink, telephoneLink } from '#core/brand.ts';
import { FaqList } from '#features/content/components/faq.tsx';
import { faqsQuery } from '#features/content/queries.ts';
import type { FaqAnswer } from '#features/content/schema.ts';
import { ContactForm } from '#features/inquiries/components/contact-form.tsx';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { lazyPart } from '#ui/deferred.ts';
import { ArrowIcon, WhatsappIcon } from '#ui/icons.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Container, Section } from '#ui/layout.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import type { loader as shellLoader } from '../../layout/shell.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { businessData, faqData } from '../../structured-data.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/contact.ts';

/** Rendered by the server and not interactive, so the browser can load its code late. */
const BayChart = lazyPart(() =>
  import('#features/content/components/bay-chart.tsx').then((module) => module.BayChart),
);

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.ensureQueryData(faqsQuery('booking', api)),
      queries.ensureQueryData(faqsQuery('general', api)),
    ]);
    return 200;
  });
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.getInTouch,
    description: words.contactDescription,
    path: '/contact',
    picture: '/api/yacht-images/contact-hero?w=1280',
    breadcrumbs: [{ name: words.getInTouch, path: '/contact' }],
    data: [...businessData(matches), ...faqData(loaderData?.state, 'booking', 'general')],
  });
}

function Contact() {
  const contact = useRouteLoaderData<typeof shellLoader>('layout/shell')?.contact ?? DEFAULT_CONTACT;
  return (
    <main>
      <ContactHero contact={contact} />
      <Section aria-labelledby="write-to-us">
        <div className="grid gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
            <h2 id="write-to-us">{words.writeToUs}</h2>
            <p className="mt-4 text-muted">
              {words.fieldsMarkedWith}
              <span className="required-mark ml-0!">*</span>
              {words.areRequired}
            </p>
            <p className="mt-4 text-muted">{words.everyMessageIsRead}</p>
          </div>
          <div className="max-w-[44rem]">
            <ContactForm />
          </div>
        </div>
      </Section>
      <Section tone="sand" aria-labelledby="where-to-find-us">
        <div className="mb-8 grid gap-x-16 gap-y-5 lg:mb-12 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <h2 id="where-to-find-us">{words.whereToFindUs}</h2>
            <p className="mt-4 max-w-[38rem] text-lg text-muted">{words.whereLead}</p>
          </div>
          <ButtonAnchor
            href={mapLink(contact.address.join(', '))}
            target="_blank"
            rel="noopener"
            variant="secondary"
          >
            {words.openInMaps}
            <ArrowIcon size={18} className="-rotate-45" />
          </ButtonAnchor>
        </div>
        <Suspense>
          <BayChart address={contact.address} />
        </Suspense>
      </Section>
      <Answers />
    </main>
  );
}

/** The first part of the page, half picture, half contact data. */
function ContactHero({ contact }: { contact: ContactSettings }) {
  return (
    <section className="on-dark bg-ink text-on-dark lg:grid lg:min-h-[min(84svh,50rem)] lg:grid-cols-2">
      <OwnPicture
        name="contact-hero"
        alt={words.contactPicture}
        sizes="(min-width: 64rem) max(50vw, 80rem), 115vw"
        priority
        className="aspect-[3/2] lg:order-2 lg:aspect-auto lg:h-full"
      />
      <Container className="flex flex-col justify-center py-12 lg:py-20 lg:pr-16 lg:pl-[max(var(--spacing-gutter),calc(50vw-40rem))]">
        <h1>{words.getInTouch}</h1>
        <p className="mt-4 max-w-[30rem] text-lg text-on-dark-muted">{words.contactLead}</p>
        <dl className="mt-9 border-t border-line-on-dark">
          <Fact name={words.phone}>
            <a href={telephoneLink(contact.phone)} className="tabular py-2 hover:underline">
              {contact.phone}
            </a>
          </Fact>
          <Fact name={words.email}>
            <a href={`mailto:${contact.email}`} className="py-2 break-all hover:underline">
              {contact.email}
            </a>
          </Fact>
          <Fact name={words.office}>
            <address className="not-italic">
              {contact.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Fact>
        </dl>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonAnchor href={telephoneLink(contact.phone)} variant="light">
            {words.callUs}
          </ButtonAnchor>
          <ButtonAnchor href={contact.chatUrl} target="_blank" rel="noopener" variant="outline-light">
            <WhatsappIcon size={20} />
            {words.chatOnWhatsApp}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_1fr] sm:grid-cols-[5.5rem_1fr] items-baseline gap-4 border-b border-line-on-dark py-4">
      <dt className="text-sm text-on-dark-muted">{name}</dt>
      <dd className="sm:text-lg">{children}</dd>
    </div>
  );
}

function Answers() {
  const booking = useAnswer(faqsQuery('booking'));
  const general = useAnswer(faqsQuery('general'));
  if (booking.isError || general.isError)
    return (
      <p role="alert" className="within-page py-section text-lg">
        {words.partsFailed}
      </p>
    );
  if (!booking.data?.length && !general.data?.length) return null;
  return (
    <Section aria-label={words.questionsAndAnswers}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <Questions id="questions-booking" faqs={booking.data} title={words.bookingQuestions} />
        <Questions id="questions-general" faqs={general.data} title={words.generalQuestions} />
      </div>
    </Section>
  );
}

interface QuestionsProps {
  id: string;
  faqs: readonly FaqAnswer[] | undefined;
  title: string;
}

function Questions({ id, faqs = [], title }: QuestionsProps) {
  if (faqs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-8 text-2xl">
        {title}
      </h2>
      <FaqList faqs={faqs} />
    </section>
  );
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <Contact />
    </GivenAnswers>
  );
}

import { ButtonLink } from '#ui/button.tsx';
import { Hero } from '#ui/hero.tsx';
import { Section } from '#ui/layout.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { words } from '../words/index.ts';
import { Estimator } from './estimator.tsx';

const steps = () => [
  {
    name: words.purposeStep,
    text: words.purposeText,
  },
  {
    name: words.personalStep,
    text: words.personalText,
  },
  {
    name: words.incomeStep,
    text: words.incomeText,
  },
  { name: words.documentsStep, text: words.documentsText },
  {
    name: words.inquiryStep,
    text: words.inquiryText,
  },
  {
    name: words.decisionStep,
    text: words.decisionText,
  },
];

const benefits = () => [
  {
    title: words.costTitle,
    text: words.costText,
  },
  {
    title: words.fastTitle,
    text: words.fastText,
  },
  {
    title: words.openTitle,
    text: words.openText,
  },
];

function Calls() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to="/apply" variant="light">
        {words.startApplication}
      </ButtonLink>
      <ButtonLink to="/contact" variant="outline-light">
        {words.talkFirst}
      </ButtonLink>
    </div>
  );
}

/** The page's opening: what financing is, and that the business is not a lender. */
export function FinancingHero() {
  return (
    // On a wide screen the picture extends past the right edge, so that the text is over the dock and not over the yacht.
    <Hero
      className="hero-parted lg:min-h-[min(72svh,max(44rem,36vw))]"
      media={
        <OwnPicture
          name="financing-hero"
          alt={words.heroPicture}
          sizes="(min-width: 64rem) 128vw, max(100vw, 65vh)"
          priority
          className="max-lg:object-[55%_50%] lg:w-[128%]! lg:max-w-none"
        />
      }
    >
      <h1 className="max-w-[16ch]">{words.heroTitle}</h1>
      <p className="mt-5 max-w-[34rem] text-lg lg:max-w-[28rem]">{words.heroText}</p>
      <Calls />
    </Hero>
  );
}

export function FinancingBenefits() {
  return (
    <Section aria-labelledby="financing-benefits">
      <h2 id="financing-benefits" className="max-w-[20ch]">
        {words.whyFinance}
      </h2>
      <ul className="mt-12 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {benefits().map(({ title, text }) => (
          <li key={title} className="border-t border-ink pt-5">
            <h3>{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The six steps of an application, described for applicants. */
export function FinancingSteps() {
  return (
    <Section tone="sand" aria-labelledby="financing-steps">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-4">
          <h2 id="financing-steps">{words.sixSteps}</h2>
          <p className="mt-5 text-muted">{words.sixStepsLead}</p>
        </div>
        <ol className="grid lg:col-span-8">
          {steps().map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-t border-line-strong py-6"
            >
              <span className="display tabular text-2xl leading-none" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{name}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export function FinancingEstimate() {
  return (
    <Section aria-labelledby="financing-estimate" className="later">
      <h2 id="financing-estimate">{words.mightCost}</h2>
      <div className="mt-10">
        <Estimator />
      </div>
    </Section>
  );
}

/** The closing section: who decides, and two links to go on. */
export function FinancingCall() {
  return (
    <Section tone="deep" aria-labelledby="financing-call" className="later">
      <h2 id="financing-call" className="max-w-[18ch]">
        {words.callTitle}
      </h2>
      <p className="mt-5 max-w-text text-on-dark-muted">{words.callText}</p>
      <Calls />
    </Section>
  );
}

import { ButtonLink } from '#ui/button.tsx';
import { HERO_PICTURE_SIZES, Hero } from '#ui/hero.tsx';
import { Section } from '#ui/layout.tsx';
import { OwnPicture } from '#ui/shown-picture.tsx';
import { Estimator } from './estimator.tsx';

const STEPS = [
  {
    name: 'Purpose and basics',
    text: 'A charter or a yacht of your own, roughly when, and roughly how much.',
  },
  {
    name: 'Personal information',
    text: 'Who you are and where you live. Of your SSN, the last four digits.',
  },
  {
    name: 'Employment and financials',
    text: 'What you do, what you earn, and four consents in plain words.',
  },
  { name: 'Documents', text: 'ID, proof of income, proof of address. Now, or later on your dashboard.' },
  {
    name: 'Soft-inquiry pre-qualification',
    text: 'It tells lenders enough to answer, and it does not affect your score.',
  },
  {
    name: 'Decision and signing with the lender',
    text: 'The lender decides, sends the terms and has you sign electronically.',
  },
] as const;

const BENEFITS = [
  {
    title: 'Lower upfront cost',
    text: 'Spread the price over the seasons you sail, and keep your savings working.',
  },
  {
    title: 'Fast pre-qualification',
    text: 'A soft credit check tells you where you stand. It does not affect your score.',
  },
  {
    title: 'Transparent process',
    text: 'Every stage, document and message on one page of your own, until the last signature.',
  },
] as const;

function Calls({ isOnPicture = false }: { isOnPicture?: boolean }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to="/apply" variant={isOnPicture ? 'light' : 'primary'}>
        Start your application
      </ButtonLink>
      <ButtonLink to="/contact" variant={isOnPicture ? 'outline-light' : 'secondary'}>
        Talk to us first
      </ButtonLink>
    </div>
  );
}

/** What the page opens with: what it is, and what we are not. */
export function FinancingHero() {
  return (
    <Hero
      media={
        <OwnPicture
          name="financing-hero"
          alt="A motor yacht at rest on calm water"
          sizes={HERO_PICTURE_SIZES}
          priority
        />
      }
    >
      <h1 className="max-w-[16ch]">Yacht financing, without the fog</h1>
      <p className="mt-5 max-w-[34rem] text-lg">
        For a charter or for a yacht of your own. We put your application in front of independent lenders and
        keep you posted. We are not a lender: they decide.
      </p>
      <Calls isOnPicture />
    </Hero>
  );
}

export function FinancingBenefits() {
  return (
    <Section aria-labelledby="financing-benefits">
      <h2 id="financing-benefits" className="max-w-[20ch]">
        Why our guests finance
      </h2>
      <ul className="mt-12 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="border-t border-ink pt-5">
            <h3>{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way of an application, as it is described to applicants: six steps. */
export function FinancingSteps() {
  return (
    <Section tone="sand" aria-labelledby="financing-steps">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-4">
          <h2 id="financing-steps">Six steps, none in the dark</h2>
          <p className="mt-5 text-muted">Four of them are a form of a few minutes.</p>
        </div>
        <ol className="grid lg:col-span-8">
          {STEPS.map(({ name, text }, index) => (
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
      <h2 id="financing-estimate">What it might cost per month</h2>
      <div className="mt-10">
        <Estimator />
      </div>
    </Section>
  );
}

/** The last word: who decides, and the two ways on. */
export function FinancingCall() {
  return (
    <Section tone="deep" aria-labelledby="financing-call" className="later">
      <h2 id="financing-call" className="max-w-[18ch]">
        A few minutes now, an answer you can plan with
      </h2>
      <p className="mt-5 max-w-text text-on-dark-muted">
        Miami Flow Yachts is not a lender. Credit decisions are made by independent third-party lenders.
        Rates, terms and availability vary by applicant and state.
      </p>
      <Calls isOnPicture />
    </Section>
  );
}

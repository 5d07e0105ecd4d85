import { FaqList } from '#features/content/components/faq.tsx';
import { faqsQuery } from '#features/content/queries.ts';
import {
  FinancingBenefits,
  FinancingCall,
  FinancingEstimate,
  FinancingHero,
  FinancingSteps,
} from '#features/financing/components/landing.tsx';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Section } from '#ui/layout.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { faqData } from '../../structured-data.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/financing.ts';

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) => {
    await queries.ensureQueryData(faqsQuery('financing', api));
    return 200;
  });
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.yachtFinancing,
    description: words.financingDescription,
    path: '/financing',
    picture: '/api/yacht-images/financing-hero?w=1280',
    breadcrumbs: [{ name: words.yachtFinancing, path: '/financing' }],
    data: faqData(loaderData?.state, 'financing'),
  });
}

function Questions() {
  const { data: faqs = [], isError } = useAnswer(faqsQuery('financing'));
  if (isError)
    return (
      <p role="alert" className="within-page py-section text-lg">
        {words.partsFailed}
      </p>
    );
  if (faqs.length === 0) return null;
  return (
    <Section tone="foam" className="later" aria-labelledby="financing-questions">
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
        <h2 id="financing-questions">{words.beforeYouApply}</h2>
        <FaqList faqs={faqs} />
      </div>
    </Section>
  );
}

export default function FinancingPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <main>
        <FinancingHero />
        <FinancingBenefits />
        <FinancingSteps />
        <FinancingEstimate />
        <Questions />
        <FinancingCall />
      </main>
    </GivenAnswers>
  );
}

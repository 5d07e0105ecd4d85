import { useAnswer } from '#ui/answers.tsx';
import { yachtSheetQuery } from '../queries/sheet.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { featureList } from './yacht-specs.ts';

/** The yacht's description, its features, and its complete specifications. */
export function YachtAbout({ yacht }: { yacht: YachtAnswer }) {
  const features = featureList(yacht);
  const { data: sheet = [] } = useAnswer(yachtSheetQuery(yacht));
  return (
    <section aria-labelledby="about-yacht">
      <h2 id="about-yacht">{words.aboutYacht}</h2>
      {yacht.description && (
        <p className="mt-6 max-w-text text-lg leading-relaxed whitespace-pre-line">{yacht.description}</p>
      )}
      {features.length > 0 && (
        <>
          <h3 className="mt-12">{words.features}</h3>
          <ul className="print-three mt-5 grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-brass" />
                {feature}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-14">{words.completeSpecs}</h3>
      <div className="print-four mt-6 grid gap-x-14 gap-y-10 sm:grid-cols-2">
        {sheet.map(({ title, specs }) => (
          <div key={title}>
            <h4 className="text-sm font-semibold">{title}</h4>
            <dl className="mt-3 border-t border-line">
              {specs.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
                  <dt className="text-muted">{label}</dt>
                  <dd className="tabular text-right">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

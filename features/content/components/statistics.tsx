import { Container } from '#ui/layout.tsx';
import type { SiteSettingsAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The business's figures in large type, with a thin line above each. */
export function StatisticsStrip({ figures }: { figures: SiteSettingsAnswer['statistics']['home'] }) {
  if (figures.length === 0) return null;
  return (
    <section aria-label={words.inFigures} className="pt-14 lg:pt-20">
      <Container>
        <dl className="statistics">
          {figures.map(({ value, label }) => (
            <div key={label} className="statistic">
              <dt className="statistic-label">{label}</dt>
              <dd className="statistic-value display">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

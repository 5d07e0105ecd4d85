import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { CharterSummary } from './charter-summary.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import type { WholeCharter } from './use-booking.ts';

const TEXT = /<[^>]*>/gu;

/** What the bar and the summary say of one extra for $350. */
const said = (whole: WholeCharter) =>
  inLanguage('en', () =>
    renderToStaticMarkup(
      <>
        <ThumbBar
          totalDollars={350}
          whole={whole}
          hasExtras
          isSending={false}
          lastPart="end"
          onProceed={() => undefined}
        />
        <CharterSummary
          extras={[{ id: 'chef', name: 'Chef', description: '', price: 350, imageUrl: '' }]}
          notes={{}}
          totalDollars={350}
          whole={whole}
          onRemove={() => undefined}
          onProceed={() => undefined}
          inert={false}
        />
      </>,
    ).replace(TEXT, ' '),
  );

test('without yacht, day and time, the total asks for them', () => {
  const text = said({ isAsked: false, estimate: undefined });
  expect(text).toContain('+ yacht: choose a time');
  expect(text).toContain('Once yacht, date and time are chosen, the whole charter is estimated too.');
});

test('once they are chosen, nobody is asked for them again: the price is on demand, or not known yet', () => {
  const onDemand = said({ isAsked: true, estimate: null });
  expect(onDemand).toContain('+ yacht: price on demand');
  expect(onDemand).toContain('Without the yacht, whose price is on demand.');
  const unknown = said({ isAsked: true, estimate: undefined });
  expect(unknown).toContain('$350');
  for (const text of [onDemand, unknown]) expect(text).not.toMatch(/choose/iu);
  expect(unknown).not.toContain('on demand');
});

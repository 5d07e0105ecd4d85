import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_CONTACT } from '#core/brand.ts';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { words } from '../words/index.ts';
import { BayChart } from './bay-chart.tsx';

test.each(LANGUAGES)('the berth is on the chart only while the business is there, in %s', (language) => {
  const chartOf = (address: readonly string[]) =>
    inLanguage(language, () => renderToStaticMarkup(<BayChart address={address} />));
  const berth = inLanguage(language, () => words.berthOnChart);

  const there = chartOf(DEFAULT_CONTACT.address);
  expect(there).toContain(berth);
  expect(there).toContain('1 Fictional Marina Way, Pier C');
  expect(there).toContain('bg-urgent-strong');

  const elsewhere = chartOf(['2550 South Bayshore Drive', 'Coconut Grove, FL 33133']);
  expect(elsewhere).toContain('Stiltsville');
  expect(elsewhere).not.toContain(berth);
  expect(elsewhere).not.toContain('South Bayshore Drive');
  expect(elsewhere).not.toContain('bg-urgent-strong');
});

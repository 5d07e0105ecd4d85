import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gatherMetrics } from '#platform/metrics/serve.ts';
import { type GaugeSources, siteGauges } from '#site/gauges.ts';

const folder = path.resolve(import.meta.dirname, '../deploy/observability');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** The names of metrics in a text. Prometheus makes three names of each histogram, so drop the suffixes. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:miami|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );

it.each(['alerts.yml', 'dashboard.json'])('every figure that %s names is there to be read', (name) => {
  // Only the names are needed: no gauge is read here, so the sources can be empty.
  const { names } = gatherMetrics(siteGauges({} as GaugeSources));
  const named = namesIn(read(name));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((one) => !names.includes(one))).toEqual([]);
});

it('each figure of the site’s own is on the dashboard or has an alert', () => {
  const { names } = gatherMetrics(siteGauges({} as GaugeSources));
  const named = namesIn(read('alerts.yml') + read('dashboard.json'));
  const own = names.filter((name) => name.startsWith('miami_'));
  expect(own.filter((name) => !named.has(name) && !/_kept$|_under_way$/.test(name))).toEqual([]);
});

it('the dashboard is JSON, with a figure to each panel', () => {
  const { panels } = JSON.parse(read('dashboard.json'));
  for (const { targets } of panels) expect(targets[0].expr).not.toBe('');
});

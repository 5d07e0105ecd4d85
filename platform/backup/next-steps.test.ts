import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const embedded = { superuser: 'miami_flow', major: 18 };
const s3 = { endpoint: 'http://x', bucket: 'papers', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' };

it('a restored embedded database starts with its folder', () => {
  const steps = nextSteps({ databaseUrl: undefined, s3: undefined }, embedded, '/srv/new');
  expect(steps).toEqual([expect.stringMatching(/start it with DATA_DIR=\/srv\/new\.$/)]);
});

it.each([
  ['postgresql://x', embedded],
  [undefined, { superuser: 'postgres', major: 18 }],
  [undefined, { superuser: 'miami_flow', major: 16 }],
])('one of a server of one’s own (%s, %j) goes back to that server', (databaseUrl, server) => {
  const [first, second] = nextSteps({ databaseUrl, s3: undefined }, server, '/srv/new');
  expect(first).toContain('replace what is in its data folder with /srv/new/postgres/cluster');
  expect(second).toContain('with DATABASE_URL and DATA_DIR=/srv/new.');
});

it('where files are in a bucket, what was restored of them has to go there', () => {
  const steps = nextSteps({ databaseUrl: undefined, s3 }, embedded, '/srv/new');
  expect(steps.at(-1)).toMatch(/^With S3_URL .* copy what \/srv\/new\/files holds there/);
});

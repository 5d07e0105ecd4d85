import path from 'node:path';
import base from './playwright.config.ts';

/** `npm run shots`: takes pictures of every screen and measures them. It is not part of the suite. */
export default {
  ...base,
  testDir: 'tests/shots',
  testMatch: '*.shots.ts',
  outputDir: path.join(process.env.SHOT_FOLDER ?? '.tmp/shots', 'traces'),
  workers: 2,
  timeout: 600_000,
  projects: [{ name: 'shots' }],
};

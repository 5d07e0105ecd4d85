import base from './playwright.config.ts';

/** `npm run pseudo`: which texts are in no catalogue. It needs a build of its own, and is no part of the suite. */
export default {
  ...base,
  testDir: 'tests/pseudo',
  testMatch: '*.walk.ts',
  outputDir: '.tmp/pseudo-walk',
  workers: 2,
  timeout: 600_000,
  projects: [{ name: 'pseudo', use: { viewport: { width: 1440, height: 900 } } }],
};

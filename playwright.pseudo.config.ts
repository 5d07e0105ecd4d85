import base from './playwright.config.ts';

/** `npm run pseudo`: finds texts that are in no catalogue. It needs a build of its own and is not part of the suite. */
export default {
  ...base,
  testDir: 'tests/pseudo',
  testMatch: '*.walk.ts',
  outputDir: '.tmp/pseudo-walk',
  workers: 2,
  timeout: 600_000,
  projects: [{ name: 'pseudo', use: { viewport: { width: 1440, height: 900 } } }],
};

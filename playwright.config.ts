import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { BUSINESS_TIME_ZONE } from '#core/charter-time.ts';
import { workersFor } from './tools/workers.ts';

/** Without windows a page costs two thirds. `npm test` names the browser that it has found. */
const browser =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

const sandbox = process.env.CHROMIUM_SANDBOX === 'on' ? [] : ['--no-sandbox'];

/**
 * The last such list on a command line is the one that counts: Playwright's own, as far as it concerns pages, and the popups
 * of an address bar that nobody sees, which take a fifth of a scenario's time.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Three on two cores: while one scenario's page works, another's site answers, and a third waits for a toast to go.
  workers: workersFor({ onTwoCores: 3, most: 8 }),
  fullyParallel: true,
  // For a scenario that came to a standstill: see `failsAtOnce`. It is told of at the end.
  retries: 1,
  forbidOnly: true,
  // Ten times what the longest scenario takes on an idle machine: a busy one is not a defect of the product.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // What moves is drawn by a processor here, again and again while a scenario waits: a fifth of all its time. Scenarios about
    // what moves say so with `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
    // A scenario begins in the tab of the one before, emptied: cookies, storage, cache, clock and routes are new, the process is not.
    reuseContext: true,
    locale: 'en-US',
    timezoneId: BUSINESS_TIME_ZONE,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        ...sandbox,
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
  ],
});

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { BUSINESS_TIME_ZONE } from '#core/charter-time.ts';
import { workersFor } from './tools/workers.ts';

/** The headless shell, because its pages need a third less of the machine. `npm test` names the browser that it has found. */
const browser =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

const sandbox = process.env.CHROMIUM_SANDBOX === 'on' ? [] : ['--no-sandbox'];

/**
 * Chromium uses only the last such list of its command line. So this repeats Playwright's own list, as far as it matters to
 * pages, and adds the popups of the address bar: nobody sees them, and they took a fifth of a scenario's time.
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
  // Three on two cores: while one scenario's page works, another's site answers, and a third waits for a toast to disappear.
  workers: workersFor({ onTwoCores: 3, most: 8 }),
  fullyParallel: true,
  // Retry a scenario that hung (see `failsAtOnce`). The end of the output names it.
  retries: 1,
  forbidOnly: true,
  // Ten times what the longest scenario takes on an idle machine: a busy machine is no defect of the product.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Without this the processor draws every animation while a scenario waits, which takes a fifth of all time. Scenarios about
    // animations ask for them with `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
    // Scenarios reuse the tab. It is emptied in between (cookies, storage, cache, clock and routes), but keeps its process.
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

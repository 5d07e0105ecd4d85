import { type CDPSession, chromium, type Page } from '@playwright/test';
import { median } from './load.ts';
import { FAST, paceOf } from './pace.ts';
import { startSite, temporaryDataDir } from './processes.ts';

/**
 * `npm run bench:interactions`: bars.md's "Interaction to next paint", on a phone's screen and a processor four times
 * slower. Each interaction is done several times by real input; the browser's Event Timing says how long after the
 * input the next frame appears. On the same page, the bench also measures a base: a press that changes one word. The
 * bar is a ratio to that base, so that it means the same on every machine; on a fast one it is also a plain time. ORIGIN
 * measures a site that already runs (its staff screens with the administrator of ADMIN_USERNAME and ADMIN_PASSWORD);
 * ONLY measures the interactions whose names contain that text.
 */
const MOST_TIMES_BASE = 3;
const MOST_MS_WHERE_FAST = 100;
const SLOWDOWN = 4;
const TIMES = Number(process.env.TIMES ?? 9);
const PORT = 4120;
const ADMIN = {
  username: process.env.ADMIN_USERNAME ?? 'admin',
  password: process.env.ADMIN_PASSWORD ?? 'interactions in turn',
};
/** Event Timing reports nothing shorter: an interaction without an entry took less than this. */
const SHORTEST_MS = 16;

type Interaction = {
  readonly name: string;
  readonly path: string;
  /** Whether the interaction is on a staff screen. */
  readonly forStaff?: true;
  /** A step before the first measurement, itself not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page, time: number) => Promise<void>;
  /** A step that undoes the interaction before the next measurement, itself not measured. */
  readonly undo?: (page: Page) => Promise<void>;
};

const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const calendar = (page: Page) => page.getByRole('region', { name: 'Availability' });

/**
 * Scrolls to the calendar, shows the next month and waits for its free days. The next month has free days whatever
 * today's date is, and none of its days is today, when some times may have begun already.
 */
async function openCalendar(page: Page): Promise<void> {
  await calendar(page).scrollIntoViewIfNeeded();
  const days = calendar(page).getByRole('button', { name: /, 20\d\d, / });
  const thisMonth = await days.first().getAttribute('aria-label');
  await calendar(page).getByRole('button', { name: 'Next month' }).tap();
  await page.waitForFunction(
    (before) => ![...document.querySelectorAll('button')].some(({ ariaLabel }) => ariaLabel === before),
    thisMonth,
  );
  await freeDays(page).first().waitFor();
}

const freeDays = (page: Page) => calendar(page).getByRole('button', { name: / free$/ });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open the sheet of filters',
    path: '/yachts',
    act: async (page) => {
      await visible(page, /^Filters \(/).tap();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'change a filter',
    path: '/yachts',
    prepare: async (page) => {
      await visible(page, /^Filters \(/).tap();
      await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Length').focus();
    },
    // The keyboard changes a select at once, without opening the platform's own list of options.
    act: (page, time) => page.keyboard.press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'type into the search',
    path: '/yachts',
    prepare: async (page) => {
      await visible(page, /^Filters \(/).tap();
      await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Name or brand').focus();
    },
    act: (page, time) => page.keyboard.press('azimutsea'[time % 9] ?? 'a'),
  },
  {
    name: 'another page of the fleet',
    path: '/yachts',
    act: (page) => page.getByRole('link', { name: /^Next/ }).tap(),
  },
  {
    name: 'next picture of the gallery',
    path: '/yachts/{yacht}',
    // On touch screens the gallery has no button to press; the arrow key moves it in the same way.
    prepare: (page) => page.locator('.carousel-strip').focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'the other price list',
    path: '/yachts/{yacht}',
    act: (page, time) => visible(page, time % 2 === 0 ? 'Basic Charter' : 'With Full Amenities').tap(),
  },
  {
    name: 'a day in the calendar',
    path: '/yachts/{yacht}',
    prepare: openCalendar,
    act: (page, time) =>
      freeDays(page)
        .nth(time % 4)
        .tap(),
  },
  {
    name: 'a time of the chosen day',
    path: '/yachts/{yacht}',
    prepare: async (page) => {
      await openCalendar(page);
      await calendar(page)
        .getByRole('button', { name: /, free$/ })
        .first()
        .tap();
      await calendar(page)
        .getByRole('button', { name: /^Morning/ })
        .waitFor();
    },
    act: (page, time) =>
      calendar(page)
        .getByRole('button', { name: time % 2 === 0 ? /^Evening/ : /^Afternoon/ })
        .tap(),
  },
  {
    name: 'another month of the calendar',
    path: '/yachts/{yacht}',
    prepare: openCalendar,
    act: (page) => calendar(page).getByRole('button', { name: 'Next month' }).tap(),
  },
  {
    name: 'an add-on chosen or given up',
    path: '/book-charter',
    act: (page) => page.locator('button[aria-pressed]').filter({ visible: true }).first().tap(),
  },
  {
    name: 'a time in the booking form',
    path: '/book-charter?yacht={yacht}',
    act: (page, time) => page.getByRole('radio', { name: time % 2 === 0 ? /^Evening/ : /^Afternoon/ }).tap(),
  },
  {
    name: 'type into the booking form',
    path: '/book-charter?yacht={yacht}',
    prepare: (page) => page.getByLabel('First name').focus(),
    act: (page, time) => page.keyboard.press('robinmars'[time % 9] ?? 'a'),
  },
  {
    name: 'open the palette',
    path: '/admin',
    forStaff: true,
    act: openPalette,
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'type into the palette',
    path: '/admin',
    forStaff: true,
    prepare: openPalette,
    act: (page, time) => page.keyboard.press('calendars'[time % 9] ?? 'a'),
  },
  {
    name: 'another part of the fleet calendar',
    path: '/admin/bookings?view=calendar',
    forStaff: true,
    act: (page) => visible(page, 'Later').tap(),
  },
];

declare global {
  interface Window {
    /** The longest wait of each interaction since this map was last cleared, by the interaction's id. */
    interactionTimes: Map<number, number>;
  }
}

function watchInteractions(shortest: number) {
  window.interactionTimes = new Map();
  // TypeScript's own types do not have `durationThreshold` yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const known = window.interactionTimes.get(entry.interactionId) ?? 0;
      window.interactionTimes.set(entry.interactionId, Math.max(known, entry.duration));
    }
  }).observe(options);
}

const BASE = 'interaction-base';

/** Puts a button with one word onto the page. A press on the button changes the word. */
function insertBase(id: string) {
  const button = document.createElement('button');
  button.id = id;
  button.textContent = 'even';
  button.style.cssText = 'position:fixed;inset:50% auto auto 0;z-index:99;width:4rem;height:3rem';
  button.addEventListener('click', () => {
    button.textContent = button.textContent === 'even' ? 'odd' : 'even';
  });
  document.body.append(button);
}

/** Waits until everything that an interaction started has finished, on the slow processor. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 2000 })),
      ),
  );
}

/**
 * Makes the browser's window larger than the phone's screen. The browser's own bars reduce the visible height; below it
 * the browser draws nothing, and the frame of a change there comes only with the next change above it.
 */
async function holdWholeScreen(cdp: CDPSession): Promise<void> {
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width: 800, height: 1200 } });
}

/** Repeats the interaction and answers the time to the next frame of each repetition, in milliseconds. */
async function timesOf(page: Page, { act, undo }: Pick<Interaction, 'act' | 'undo'>): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate(() => window.interactionTimes.clear());
    await act(page, time);
    await settled(page);
    const longest = await page.evaluate(() => Math.max(0, ...window.interactionTimes.values()));
    times.push(Math.max(SHORTEST_MS, longest));
    await undo?.(page);
    if (undo) await settled(page);
  }
  return times;
}

async function measure(
  page: Page,
  cdp: CDPSession,
  origin: string,
  interaction: Interaction,
): Promise<{ base: number[]; times: number[] }> {
  await page.goto(origin + interaction.path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await settled(page);
  await page.evaluate(insertBase, BASE);
  const base = await timesOf(page, { act: () => page.locator(`#${BASE}`).tap() });
  await page.locator(`#${BASE}`).evaluate((button) => button.remove());
  await interaction.prepare?.(page);
  await settled(page);
  // The first repetition counts too: it fetches what a page fetches at the first touch, as it does for every visitor.
  const times = await timesOf(page, interaction);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { base, times };
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      ...(process.env.CHROMIUM_SANDBOX === 'on' ? [] : ['--no-sandbox']),
    ],
  });
  const data = process.env.ORIGIN ? undefined : temporaryDataDir();
  const env = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
  const site = data && (await startSite(PORT, data.dataDir, env));
  const origin = site?.origin ?? process.env.ORIGIN ?? '';
  try {
    const pace = await paceOf(browser);
    const fleet = await fetch(`${origin}/api/yachts?page=1&fields=card`);
    const yachts = (await fleet.json()) as { id: string; pricePerDay: number | null }[];
    // Take a yacht with prices, because one interaction switches between price lists.
    const priced = yachts.find(({ pricePerDay }) => pricePerDay !== null);
    for (const interaction of INTERACTIONS.filter(({ name }) => name.includes(process.env.ONLY ?? ''))) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      });
      await context.addInitScript(watchInteractions, SHORTEST_MS);
      if (interaction.forStaff) {
        await context.request.post(`${origin}/api/auth/sign-in`, { data: ADMIN, failOnStatusCode: true });
      }
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await holdWholeScreen(cdp);
      const path = interaction.path.replace('{yacht}', priced?.id ?? '');
      const { base, times } = await measure(page, cdp, origin, { ...interaction, path });
      const [middle, least] = [median(times), median(base)];
      const holds = middle <= MOST_TIMES_BASE * least && (pace < FAST || middle <= MOST_MS_WHERE_FAST);
      if (!holds) process.exitCode = 1;
      console.log(
        `${holds ? 'holds' : 'FAILS'}  ${interaction.name.padEnd(30)} ${(middle / least).toFixed(1).padStart(4)} × the base   (≤ ${MOST_TIMES_BASE}; ${middle} ms beside ${least}, pace ${pace}; first ${times[0]}, longest ${Math.max(...times)})`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
    await site?.stop();
    await data?.remove();
  }
}

await main();

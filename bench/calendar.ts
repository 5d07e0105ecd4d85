import { chromium, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { signedIn } from '../tests/e2e/support/account.ts';
import { startDatabaseServer } from '../tests/support/database-server.ts';
import { startRunningSite } from '../tests/support/running-site.ts';
import { median } from './load.ts';

/**
 * `npm run bench:calendar`: scrolls the fleet's calendar with the wheel to its far corner and back, with more than 200
 * yachts, 90 days, and every third day taken. No task of the page's main thread may take 50 ms, because browsers call
 * such a task long.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const MORE_YACHTS = 200;
const DAYS = 90;
const STEPS = 30;

declare global {
  interface Window {
    /** The duration of each long task, in milliseconds. */
    longTasks: number[];
  }
}

async function scroll(page: Page, direction: 1 | -1): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(direction * 260, direction * 480);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

const server = await startDatabaseServer();
const site = await startRunningSite(server.connectionString);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-dev-shm-usage', '--no-sandbox'],
});
try {
  await site.database.db.execute(sql`
    insert into yachts (id, name, brand, model, location, length_ft, capacity)
    select 'bench-' || n, 'Bench ' || n, 'Azimut', 'Model ' || n, 'Miami Beach', 26 + n % 90, 2 + n % 30
    from generate_series(1, ${MORE_YACHTS}::int) n`);
  const { rowCount } = await site.database.db.execute(sql`
    insert into calendar_entries (id, yacht_id, kind, occupied, reason)
    select gen_random_uuid(), id, 'block',
      tstzrange(current_date + d + time '12:00', current_date + d + time '18:00'), 'Owner aboard'
    from yachts, generate_series(1, ${DAYS}::int, 3) d`);
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
  await signedIn(page, site, 'administrator');
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto('/admin/bookings?view=calendar');
  const calendar = page.getByRole('application', { name: 'Fleet calendar' });
  await page.locator('[data-entry]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await calendar.hover();
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      window.longTasks = [];
    });
    await scroll(page, 1);
    await scroll(page, -1);
    longest.push(await page.evaluate(() => Math.max(0, ...window.longTasks)));
  }
  const drawn = await page.locator('[data-entry]').count();
  console.log(`Entries in the page at a time: ${drawn} of ${rowCount}`);
  console.log(
    `Longest task of each round: ${longest.map((ms) => (ms ? `${ms.toFixed(0)} ms` : 'under 50 ms')).join(', ')}`,
  );
  const holds = median(longest) === 0;
  console.log(
    `${holds ? 'holds' : 'FAILS'}  the fleet's calendar scrolls without a long task (median of ${ROUNDS} rounds)`,
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
  await server.stop();
}

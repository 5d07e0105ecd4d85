import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { RunningSite } from '#tests/support/running-site.ts';
import { textsOn } from './plain-english.ts';

/**
 * The elements of a staff screen that open something: buttons, rows, summaries. There is one of each kind; a kind
 * contains no texts.
 */
const openersOn = (page: Page, within: string) =>
  page.evaluate((scope) => {
    const OPENERS = 'button, summary, tr.staff-row';
    const seen = new Set<string>();
    const root = [...document.querySelectorAll(scope)].at(-1);
    return [...(root?.querySelectorAll<HTMLElement>(OPENERS) ?? [])].flatMap((element, place) => {
      const kind = [
        element.tagName,
        element.className,
        element.getAttribute('aria-haspopup'),
        // Buttons with icons differ by the icon's path, as others do by their text.
        element.querySelector('path')?.getAttribute('d'),
        element.closest('td')?.dataset.column,
        element.closest('td, .staff-card-actions, .staff-head, .drawer-footer')
          ? [...(element.parentElement?.children ?? [])].indexOf(element)
          : // all rows of a list are of one kind
            element.matches('tr') || place,
      ].join(' ');
      const isOpen = element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]');
      if (!isOpen || seen.has(kind)) return [];
      seen.add(kind);
      return [place];
    });
  }, within);

const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** The most openers that are pressed in one place; beyond this number they repeat. */
const MOST = 12;

/**
 * All texts of a staff screen: as it opens, in what each kind of its buttons and rows opens, and one level deeper in a
 * drawer.
 *
 * @param open opens the screen; called again whenever a press has led away from it
 */
export async function saidToStaff(page: Page, open: () => Promise<void>): Promise<Set<string>> {
  const said = new Set<string>();
  const settle = () =>
    page.waitForFunction(
      () => document.documentElement.dataset.hydrated !== undefined && window.clickRecorder?.isQuiet(),
    );
  const hear = async () => {
    await settle();
    for (const text of await textsOn(page)) said.add(text);
  };
  const press = (within: string, at: number) =>
    page.evaluate(
      ([scope, place]) => {
        const root = [...document.querySelectorAll(String(scope))].at(-1);
        const element = root?.querySelectorAll<HTMLElement>('button, summary, tr.staff-row')[Number(place)];
        // A menu opens on pointerdown, everything else on click.
        element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, ctrlKey: false }));
        element?.click();
      },
      [within, at] as const,
    );
  await open();
  await hear();
  const address = page.url();
  const layers = () => page.locator(`${DIALOG}, [role="menu"]`).count();
  /** Closes layers until this many are left; answers false if it had to open the screen anew. */
  const leave = async (left: number) => {
    for (let tries = 0; tries < 3 && (await layers()) > left; tries += 1) {
      await page.keyboard.press('Escape');
      await settle();
    }
    if (new URL(page.url()).pathname === new URL(address).pathname && (await layers()) === left) return true;
    await open();
    await settle();
    return false;
  };
  for (const place of (await openersOn(page, '#content')).slice(0, MOST)) {
    await press('#content', place);
    await hear();
    const isDrawer = (await page.locator('.drawer').count()) > 0;
    const inside = isDrawer ? (await openersOn(page, '.drawer')).slice(0, MOST) : [];
    let isStillOpen = true;
    for (const next of inside) {
      if (!isStillOpen) await press('#content', place);
      await settle();
      await press('.drawer', next);
      await hear();
      isStillOpen = await leave(1);
    }
    await leave(0);
  }
  return said;
}

/**
 * Columns whose values are one of a few choices, which the screen translates. Names, addresses and what people wrote
 * are in other columns.
 */
const OF_A_FEW =
  /status|kind|type|category|method|mode|role|topic|language|country|purpose|state|decision|source|channel|hash|token|secret|action|reason|code|slug/;

/**
 * All texts in the database that clients or staff have typed or that are names: every text that is not one of a few
 * choices.
 */
export async function typedTexts({ database: { db } }: RunningSite, longest = 400): Promise<string[]> {
  const columns = await db.execute<{ table_name: string; column_name: string; data_type: string }>(sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'ARRAY')`);
  const texts = new Set<string>();
  for (const { table_name, column_name, data_type } of columns.rows) {
    if (OF_A_FEW.test(column_name) && !/^(activity|security_events)$/.test(table_name)) continue;
    const value = sql.raw(data_type === 'ARRAY' ? `unnest("${column_name}")::text` : `"${column_name}"`);
    const found = await db.execute<{ text: string | null }>(
      sql`select distinct ${value} as text from ${sql.raw(`"${table_name}"`)} limit 3000`,
    );
    for (const { text } of found.rows) for (const line of text?.split('\n') ?? []) texts.add(line.trim());
  }
  const settings = await db.execute<{ text: string }>(
    sql`select text #>> '{}' as text from site_settings, jsonb_path_query(value, '$.** ? (@.type() == "string")') text`,
  );
  for (const { text } of settings.rows) for (const line of text.split('\n')) texts.add(line.trim());
  return [...texts]
    .filter((text) => /\p{L}{3}/u.test(text) && text.length < longest)
    .sort((one, other) => other.length - one.length);
}

/** The clients' surnames: the calendar shows them on entries without room for the whole name. */
export async function surnames({ database: { db } }: RunningSite): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct contact_name as name from charter_requests`,
  );
  return new Set(rows.flatMap(({ name }) => name.split(' ').slice(-1)));
}

/** The text without what people have typed: the rest is the screen's own. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  let left = text;
  for (const one of typed) if (left.includes(one)) left = left.replaceAll(one, ' ');
  return left;
}

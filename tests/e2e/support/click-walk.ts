import type { Page } from '@playwright/test';
import { type Control, recordClicks } from './click-recorder.ts';
import { expect } from './test.ts';

/** The result for one screen; every entry is a kind of element. */
export type Walked = {
  readonly clicked: string[];
  /** Clicks that had no effect. */
  readonly dead: string[];
  /** Disabled elements, with the text that the page shows about them. */
  readonly disabled: Map<string, string>;
};

/**
 * Leaves out menus: a menu closes when one of its items is pressed, so what opens then lies over what was below the
 * menu.
 */
const withoutMenu = (layers: readonly string[]) => layers.filter((title) => !title.startsWith('Menu '));

/** The greatest depth of dialogs over dialogs that are opened. */
const DEEPEST = 3;
/** Elements that end the session or remove what the others need are clicked last. */
const LATE = /sign out|take off|^close$|^cancel$|delete|discard|withdraw|clear/i;
/** The longest wait for an effect; only a click without any effect takes this long. */
const EFFECT_MS = 30_000;

/** The screens that show what changes by itself read it again each half minute or minute: that is no effect of a click. */
function withoutPolls(): void {
  const LONGEST_MS = 10_000;
  const start = window.setInterval.bind(window);
  const startUnlessPoll = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    (ms ?? 0) > LONGEST_MS ? 0 : start(run, ms, ...rest);
  Object.assign(window, { setInterval: startUnlessPoll });
}

/**
 * Clicks one element of each kind (button, link, box) in the content of the screen that `home` opens, and in every
 * dialog that opens from it. Call it before the first page is opened.
 */
export async function clickThrough(page: Page, home: () => Promise<void>): Promise<Walked> {
  const walked: Walked = { clicked: [], dead: [], disabled: new Map() };
  const seen = new Set<string>();
  /** Elements that went away before they could be clicked. Each is tried once more. */
  const lost = new Set<string>();
  /** The dialogs that were walked already: two buttons of one row may open the same one. */
  const opened = new Set<string>();
  let outside = 0;
  const note = () => {
    outside += 1;
  };
  page.on('download', (download) => {
    note();
    void download.cancel();
  });
  page.on('filechooser', note);
  page.on('dialog', (dialog) => {
    note();
    void dialog.dismiss();
  });
  page.context().on('page', (other) => {
    note();
    void other.close();
  });
  await page.addInitScript(withoutPolls);
  await page.addInitScript(recordClicks);
  await home();
  const base = new URL(page.url());

  const settle = () =>
    page.waitForFunction(
      () => window.clickRecorder?.isQuiet() && document.documentElement.dataset.hydrated !== undefined,
    );
  /** Reads from the page. If the effect of an earlier click replaces the page meanwhile, it reads from the next page. */
  const look = <T>(read: () => T): Promise<T> =>
    page.evaluate(read).catch(async (error: Error) => {
      if (!/context was destroyed|clickRecorder/.test(error.message)) throw error;
      await settle();
      return page.evaluate(read);
    });
  const layers = () => look(() => window.clickRecorder.layers());
  const controls = () => look(() => window.clickRecorder.controls());
  const isElsewhere = () => new URL(page.url()).pathname !== base.pathname;

  async function closeLayers(): Promise<void> {
    for (let tries = 0; tries < 8 && (await layers()).length > 0; tries += 1) {
      const discard = page.getByRole('button', { name: 'Discard' });
      if (await discard.isVisible()) await discard.click();
      else await page.keyboard.press('Escape');
      await settle();
    }
  }

  async function comeHome(): Promise<void> {
    // A dialog that is named in the address opens a moment after its page.
    await expect(async () => {
      if (page.url().includes('/admin')) await closeLayers();
      if (page.url() !== base.href || (await layers()).length > 0) await home();
    }).toPass({ intervals: [50] });
    await settle();
  }

  async function press({ mark, how }: Control): Promise<void> {
    const target = page.locator(`[data-click="${mark}"]`);
    await target.hover();
    await settle();
    await page.evaluate((own) => window.clickRecorder.arm(own), mark);
    if (how === 'drag') {
      await target.focus();
      await page.keyboard.press('Space');
    } else if (how === 'row') await target.click({ position: { x: 6, y: 6 } });
    else await target.click();
  }

  /**
   * Whether the element is gone: after it was found, the list may have been rendered again, and the element replaced or
   * disabled.
   */
  const isGone = async ({ mark }: Control) =>
    (await page.locator(`[data-click="${mark}"]:not(:disabled, [aria-disabled="true"])`).count()) === 0;

  /** @returns false if the element that was pressed before is not there any more */
  async function pressAgain({ key }: Control, reach: () => Promise<boolean>): Promise<boolean> {
    for (let isLast = false; ; isLast = true) {
      if (!(await reach())) return false;
      const again = (await controls()).find((other) => other.key === key && !other.isDisabled);
      if (!again) return false;
      try {
        await press(again);
        return true;
      } catch (error) {
        if (isLast || !(await isGone(again))) throw error;
      }
    }
  }

  async function hasEffect(control: Control): Promise<boolean> {
    const before = { url: page.url(), outside };
    await press(control);
    const isFelt = await expect
      .poll(
        async () =>
          page.url() !== before.url ||
          outside > before.outside ||
          // A link has worked once its page is there; what it fetches on the way does not count. A page that is being
          // left has no recorder any more.
          (!control.isLink &&
            (await page.evaluate(() => window.clickRecorder.effect()).catch(() => 'left')) !== ''),
        { timeout: EFFECT_MS, intervals: [10, 20, 50, 100] },
      )
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (control.how === 'drag') await page.keyboard.press('Escape');
    await settle();
    return isFelt;
  }

  const isChosenNow = async ({ key }: Control) =>
    (await controls()).some((other) => other.key === key && other.isChosen);

  /** @param reach opens the layer again after a click has led away from it; false if that is not possible */
  async function walk(scope: string, depth: number, reach: () => Promise<boolean>): Promise<void> {
    for (;;) {
      if (!(await reach())) return;
      const found = await controls();
      // The late effect of a click, such as signing out, has led to another page, whose elements do not belong here.
      if (isElsewhere()) continue;
      const left = found.filter(({ key }) => !seen.has(`${scope} › ${key}`));
      for (const { key, isDisabled, why } of left) {
        if (isDisabled) walked.disabled.set(`${scope} › ${key}`, why);
      }
      const able = left.filter(({ isDisabled, isChosen }) => !isDisabled && !isChosen);
      const control = able.find(({ key }) => !LATE.test(key)) ?? able[0];
      if (!control) return;
      const name = `${scope} › ${control.key}`;
      seen.add(name);
      walked.clicked.push(name);
      // Such a link opens another program, so there is nothing to check but its well-formed address.
      if (control.how === 'address') continue;
      const before = withoutMenu(await layers());
      try {
        // A link that was found while its page was still rendering may lead to the current page.
        if (!(await hasEffect(control)) && !(await isChosenNow(control))) walked.dead.push(name);
      } catch (error) {
        if (!(await isGone(control)) || lost.has(name)) throw error;
        lost.add(name);
        seen.delete(name);
        walked.clicked.pop();
        continue;
      }
      if (isElsewhere()) continue;
      const after = await layers();
      const title = after.at(-1);
      const isStill = async () => {
        if (isElsewhere()) return false;
        const now = await layers();
        return now.length === after.length && now.at(-1) === title;
      };
      if (after.length > before.length && after.length <= DEEPEST) {
        const what = `${title} (${control.states})`;
        if (opened.has(what)) continue;
        opened.add(what);
        const hasStates = control.how === 'row' || title?.startsWith('Menu ');
        const opener = hasStates ? control.key.replace(/ \(.*\)$/, '') : control.key;
        await walk(`${scope} › ${opener}`, after.length, async () => {
          if (await isStill()) return true;
          if (!(await pressAgain(control, reach))) return false;
          // Wait until the layer is there, not only until the page is quiet: a layer that opens late would cover what
          // is clicked next.
          const isBack = async () => isElsewhere() || (await layers()).length === after.length;
          await expect
            .poll(isBack, { timeout: EFFECT_MS, intervals: [10, 20, 50, 100] })
            .toBe(true)
            .catch(() => undefined);
          await settle();
          return isStill();
        });
      } else if (after.length > 0 && after.length === before.length && title !== before.at(-1)) {
        // One dialog has replaced another; it cannot be opened again.
        await walk(`${scope.replace(/ then .*/, '')} then ${title?.split(' ')[0]}`, depth, isStill);
      }
    }
  }

  await settle();
  // Open one dialog first: it loads the code of dialogs, and all later ones open at once.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await closeLayers();
  await walk(base.pathname, 0, async () => {
    await comeHome();
    return true;
  });
  return walked;
}

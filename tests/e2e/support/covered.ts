import type { Page } from '@playwright/test';

/**
 * Controls and amounts that something floating lies over, at any place to which the page can be scrolled. Of the page, what goes
 * under a bar across the window is left out: it comes out again. What stands in a bar itself, fixed or sticky, never does.
 */
export async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const WANTED = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const AMOUNT = /\$\d/;
    const found = new Set<string>();
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

    const isBar = (element: Element) => element.getBoundingClientRect().width >= 0.85 * window.innerWidth;
    const floats = () =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      );
    const fixed = () =>
      floating.filter((element) => {
        if (!element.isConnected || getComputedStyle(element).pointerEvents === 'none' || !isShown(element))
          return false;
        const { position } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        // What sticks beside the page's own words has its place among them.
        return width > 0 && height > 0 && (position === 'fixed' || isBar(element));
      });
    const amounts = () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => element.childElementCount === 0 && AMOUNT.test(element.textContent ?? ''),
      );

    const step = Math.round(window.innerHeight / 3);
    let floating = floats();
    for (let top = 0; ; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      // Asked of every element of a long page at each place, the styles alone take minutes on a busy machine.
      if (top % (4 * step) === 0) floating = floats();
      const shown = [...document.querySelectorAll(WANTED), ...amounts()].filter(isShown);
      const all = fixed();
      const bars = all.filter(isBar);
      for (const float of all) {
        const over = float.getBoundingClientRect();
        const below = bars.includes(float)
          ? shown.filter((one) => bars.some((bar) => bar.contains(one)))
          : shown;
        for (const element of below) {
          if (float.contains(element)) continue;
          const under = element.getBoundingClientRect();
          const [left, right] = [Math.max(over.left, under.left), Math.min(over.right, under.right)];
          const [high, low] = [Math.max(over.top, under.top), Math.min(over.bottom, under.bottom)];
          const share = ((right - left) * (low - high)) / (under.width * under.height);
          // A corner of a picture that is a link as a whole leaves enough of it to press.
          if (right - left < 1 || low - high < 1 || share < 0.05) continue;
          const seen = document.elementFromPoint((left + right) / 2, (high + low) / 2);
          if (!seen || !float.contains(seen)) continue;
          const isUnderBar = bars.some((bar) => {
            const { top: from, bottom: to } = bar.getBoundingClientRect();
            return !bar.contains(element) && high >= from && low <= to;
          });
          if (isUnderBar) continue;
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
          found.add(`${float.className || float.tagName} over "${name}" at ${top}`);
        }
      }
      if (top >= document.documentElement.scrollHeight - window.innerHeight) break;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
}

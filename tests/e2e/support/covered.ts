import type { Page } from '@playwright/test';

/**
 * Finds controls and amounts that a floating element covers, at every scroll position. It leaves out page content under
 * a bar as wide as the window, because scrolling uncovers it. Controls inside a fixed or sticky bar count, because
 * scrolling never uncovers them.
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
        // A narrow sticky element beside the page's text has its own space there.
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
      // Search for floating elements only now and then: computing the styles of every element at each position of a
      // long page takes minutes on a busy machine.
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
          // A small covered corner of a large element, such as a picture link, leaves enough of it to press.
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

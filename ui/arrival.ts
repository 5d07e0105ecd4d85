import { focusPlace } from './focus.ts';

/**
 * For the `ref` of a page's heading, or of the page. If the router led here without a page load, the heading takes the focus (the
 * page itself, where it has none yet), so that screen readers announce the new page; the browser itself announces a loaded page.
 * A focus that is on the page already, or in a dialog, stays there.
 */
export function focusOnArrival(place: HTMLElement | null): void {
  // The root sets `hydrated` after everything on the first page has mounted, so on a loaded page it is not set yet.
  const isLedTo = document.documentElement.dataset.hydrated !== undefined;
  const { activeElement } = document;
  if (!isLedTo || !place || place.contains(activeElement) || activeElement?.closest('[role="dialog"]'))
    return;
  focusPlace(place.querySelector('h1') ?? place);
}

/**
 * For the `ref` of a page's heading, or of the page. If the router led here without a page load, it takes the focus, so that
 * screen readers announce the new page; the browser itself announces a loaded page. If a dialog is open, the focus stays in it.
 */
export function focusOnArrival(place: HTMLElement | null): void {
  // The root sets `hydrated` after everything on the first page has mounted, so on a loaded page it is not set yet.
  const isLedTo = document.documentElement.dataset.hydrated !== undefined;
  if (isLedTo && !document.activeElement?.closest('[role="dialog"]')) place?.focus({ preventScroll: true });
}

/**
 * Given as the `ref` of a page's heading, or of the page: where it came without a load of its own it takes the focus, so that
 * whoever listens hears where they are. A page that was loaded is announced by the browser itself; and whoever has opened something
 * over the page meanwhile stays in it.
 */
export function focusOnArrival(place: HTMLElement | null): void {
  // The root sets this after all that is in it has appeared for the first time.
  const isLedTo = document.documentElement.dataset.hydrated !== undefined;
  if (isLedTo && !document.activeElement?.closest('[role="dialog"]')) place?.focus({ preventScroll: true });
}

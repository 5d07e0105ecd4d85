/**
 * Given as the `ref` of a page's heading: where the page came without a load of its own it takes the focus, so that whoever listens
 * hears where they are. A page that was loaded is announced by the browser itself.
 */
export function focusOnArrival(heading: HTMLHeadingElement | null): void {
  // The root sets this after all that is in it has appeared for the first time.
  if (document.documentElement.dataset.hydrated !== undefined) heading?.focus({ preventScroll: true });
}

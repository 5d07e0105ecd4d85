import type { SyntheticEvent } from 'react';

const unlessOffline = (event: SyntheticEvent) => {
  // The router skips its prefetch if `defaultPrevented` is set. `preventDefault()` would not set it, because these events
  // cannot be canceled.
  if (!navigator.onLine) Object.assign(event, { defaultPrevented: true });
};

/**
 * The props of a link whose page is prefetched when the pointer or the focus reaches it. Not while offline: if the router
 * cannot fetch a script, it reloads the page.
 */
export const FETCHED_EARLY = {
  prefetch: 'intent',
  onMouseEnter: unlessOffline,
  onFocus: unlessOffline,
  onTouchStart: unlessOffline,
} as const;

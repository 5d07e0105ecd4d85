import type { SyntheticEvent } from 'react';

const unlessOffline = (event: SyntheticEvent) => {
  // As the router reads it: there is nothing in a pointer's coming near that a browser could be kept from.
  if (!navigator.onLine) Object.assign(event, { defaultPrevented: true });
};

/**
 * For a link whose page is fetched once a hand or the focus comes near it. Not while the network is away: the router answers to a
 * script that it cannot fetch by loading the page anew.
 */
export const FETCHED_EARLY = {
  prefetch: 'intent',
  onMouseEnter: unlessOffline,
  onFocus: unlessOffline,
  onTouchStart: unlessOffline,
} as const;

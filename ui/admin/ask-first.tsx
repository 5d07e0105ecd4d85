import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * While this component is mounted, Back and links to other pages call `onAsk` first. When the tab itself is closed or leaves
 * the site, the browser asks in its own words.
 */
export function AskFirst({ onAsk }: { onAsk: () => void }) {
  useBeforeUnload((event) => event.preventDefault());
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Closing what is open beside a list only changes the address in place (REPLACE): that does not leave the page.
    const isLeft = historyAction !== 'REPLACE' || nextLocation.pathname !== currentLocation.pathname;
    if (!isLeft) return false;
    // On Back, the browser has already gone back and the router makes it go forward again. Call `onAsk` only after that:
    // before, a change of the address would apply to the previous page.
    if (historyAction === 'POP') window.addEventListener('popstate', onAsk, { once: true });
    else onAsk();
    return true;
  });
  return null;
}

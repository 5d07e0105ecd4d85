import { useBeforeUnload, useBlocker } from 'react-router';

/** While it stands, Back and links to other pages ask first, as closing does; where the tab itself goes, the browser asks in its words. */
export function AskFirst({ onAsk }: { onAsk: () => void }) {
  useBeforeUnload((event) => event.preventDefault());
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // What is opened beside a list, and closed again, changes the address in place.
    const isLeft = historyAction !== 'REPLACE' || nextLocation.pathname !== currentLocation.pathname;
    if (!isLeft) return false;
    // By Back the browser has gone already, and is led forth again. What an answer did to the address before would be done to the page before.
    if (historyAction === 'POP') window.addEventListener('popstate', onAsk, { once: true });
    else onAsk();
    return true;
  });
  return null;
}

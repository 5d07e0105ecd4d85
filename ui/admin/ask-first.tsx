import { useBeforeUnload, useBlocker } from 'react-router';

/** While it stands, Back and links to other pages ask first, as closing does; where the tab itself goes, the browser asks in its words. */
export function AskFirst({ onAsk }: { onAsk: () => void }) {
  useBeforeUnload((event) => event.preventDefault());
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // What is opened beside a list, and closed again, changes the address in place.
    const isLeft = historyAction !== 'REPLACE' || nextLocation.pathname !== currentLocation.pathname;
    if (isLeft) onAsk();
    return isLeft;
  });
  return null;
}

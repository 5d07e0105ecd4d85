import { useBeforeUnload, useBlocker } from 'react-router';
import { isFilled } from './typed-values.ts';
import { words } from './words/index.ts';

/** Whether something is typed in one of the page's forms whose text nothing keeps. */
const isTyped = () =>
  [...document.querySelectorAll('[data-unkept]')].some((mark) => {
    const form = mark.closest('form');
    return form && isFilled(form);
  });

/** Put into a form whose text nothing keeps. A form that was sent is empty or gone. The page needs `LeavingAsked`, too. */
export function AskBeforeLeaving() {
  return <span data-unkept hidden />;
}

/**
 * Once in a page, because the router takes only one blocker: while something would be lost, the browser asks before it leaves the
 * page, also for another language, by a link inside the site, or back.
 *
 * @param sentence asks about a link inside the site; for anything else the browser has its own
 */
export function useLeavingAsked(
  wouldBeLost: (leaving: 'page' | 'site') => boolean,
  sentence: () => string,
): void {
  useBeforeUnload((event) => wouldBeLost('site') && event.preventDefault());
  useBlocker(
    // Once the session has ended, nothing of the account may stay on the screen.
    ({ currentLocation: { pathname }, nextLocation: to }) =>
      to.pathname !== pathname &&
      !to.state?.isSignedOut &&
      wouldBeLost('page') &&
      !window.confirm(sentence()),
  );
}

/** Put once into a page with such forms. */
export function LeavingAsked() {
  useLeavingAsked(isTyped, () => words.leaveTyped);
  return null;
}

/** The page's focusable container. It takes the focus when the element that had it is gone. */
export const pageFrame = () => document.querySelector('main')?.closest<HTMLElement>('[tabindex]');

/** For the `ref` of an element that replaces the button that opened it: it takes the button's focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Gives the focus to a place that is no control. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Whether a dialog that opened in the meantime has the focus. Then leave the focus there, where somebody may be typing already.
 */
export function isFocusTaken(from: Element | null | undefined): boolean {
  const holder = document.activeElement?.closest('[role=dialog][data-state=open]');
  return holder ? !holder.contains(from ?? null) : false;
}

/**
 * Gives the focus back to the element that had it before something opened. If there was none, or it is gone, the page gets the
 * focus, so that Tab continues there and not at the top.
 */
export function giveBackFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const left = isThere ? opener : pageFrame();
  if (!isFocusTaken(left)) left?.focus({ preventScroll: !isThere });
}

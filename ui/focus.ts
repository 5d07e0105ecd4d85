/** What the page is drawn in, where the keys go on when what had them is gone. */
export const pageFrame = () => document.querySelector('main')?.closest<HTMLElement>('[tabindex]');

/** As a ref: what appears in place of the button that opened it takes the focus that the button had. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** What was opened while something else was still closing keeps the focus, with what is typed there already. */
export const isFocusTaken = () =>
  document.activeElement?.closest('[role=dialog][data-state=open]') instanceof HTMLElement;

/**
 * Back to what had the focus before something was opened; to the page where nothing had it, or where that is gone: the keys go on
 * there, and not from the top.
 */
export function giveBackFocus(opener: Element | null): void {
  if (isFocusTaken()) return;
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const left = isThere ? opener : pageFrame();
  left?.focus({ preventScroll: !isThere });
}

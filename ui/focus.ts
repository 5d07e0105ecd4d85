/** What the page is drawn in, where the keys go on when what had them is gone. */
export const pageFrame = () => document.querySelector('main')?.closest<HTMLElement>('[tabindex]');

/** As a ref: what appears in place of the button that opened it takes the focus that the button had. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * Whether what was opened meanwhile has the focus: it keeps it, with what is typed there already, and nothing outside it gets the focus
 * back.
 */
export function isFocusTaken(from: Element | null | undefined): boolean {
  const holder = document.activeElement?.closest('[role=dialog][data-state=open]');
  return holder ? !holder.contains(from ?? null) : false;
}

/**
 * Back to what had the focus before something was opened; to the page where nothing had it, or where that is gone: the keys go on
 * there, and not from the top.
 */
export function giveBackFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const left = isThere ? opener : pageFrame();
  if (!isFocusTaken(left)) left?.focus({ preventScroll: !isThere });
}

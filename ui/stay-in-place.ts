import { type FocusEvent, useRef } from 'react';

/** The ancestors of an element, the nearest first, up to but not including `whole` and its direct child. */
function around(element: Element, whole: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && one.parentElement !== whole; one = one.parentElement)
    found.push(one);
  return found;
}

/**
 * For the `onFocus` of a container, such as a drawer. When the focused element disappears, such as a pressed button, the focus
 * goes to its nearest remaining ancestor, and not to the start of the container.
 */
export function useStayInPlace() {
  const last = useRef<{ had: Element; stoodIn: readonly HTMLElement[] }>(undefined);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) {
      // Ignore the focus in a dialog that the container opened: React bubbles it here, though the dialog is elsewhere in the
      // page.
      if (currentTarget.contains(target))
        last.current = { had: target, stoodIn: around(target, currentTarget) };
      return;
    }
    const lost = last.current;
    if (!lost || lost.had.isConnected) return;
    // Radix focuses the container once for each removed element: wait until all are gone.
    queueMicrotask(() => {
      const place = lost.stoodIn.find(({ isConnected }) => isConnected);
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  };
}

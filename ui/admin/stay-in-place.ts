import { type FocusEvent, useRef } from 'react';

/** What something stands in, the nearest first, below `whole` and what fills it. */
function around(element: Element, whole: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && one.parentElement !== whole; one = one.parentElement)
    found.push(one);
  return found;
}

/**
 * As the `onFocus` of what holds the keys, such as a drawer: once what had them is gone, as a button is that was pressed, they go on
 * in what it stood in, and not from the top of everything.
 */
export function useStayInPlace() {
  const last = useRef<{ had: Element; stoodIn: readonly HTMLElement[] }>(undefined);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) {
      // A dialog that it opens is drawn elsewhere.
      if (currentTarget.contains(target))
        last.current = { had: target, stoodIn: around(target, currentTarget) };
      return;
    }
    const lost = last.current;
    if (!lost || lost.had.isConnected) return;
    // Radix gives the keys to the whole once for each thing that has gone: this comes after all of them.
    queueMicrotask(() => {
      const place = lost.stoodIn.find(({ isConnected }) => isConnected);
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  };
}

import { type FocusEvent, useRef } from 'react';
import { focusPlace } from './focus.ts';

/** The ancestors of an element, the nearest first, up to but not including `whole` and its direct child. */
function around(element: Element, whole: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && one.parentElement !== whole; one = one.parentElement)
    found.push(one);
  return found;
}

/** Focuses the first of these elements that is still on the page. */
function focusFirstLeft(stoodIn: readonly HTMLElement[]): void {
  const place = stoodIn.find(({ isConnected }) => isConnected);
  if (place) focusPlace(place);
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
      focusFirstLeft(lost.stoodIn);
    });
  };
}

/**
 * Does the same for the pages' content, once for the whole visit: a pressed button may go with what it removed, such as a
 * filter's chip or a line of the bank. A new page and a dialog place the focus themselves.
 */
export function stayInPlaceOnPages(): void {
  let last: { had: Element; at: string; whole: HTMLElement; stoodIn: readonly HTMLElement[] } | undefined;
  const note = (target: EventTarget | null) => {
    const whole = target instanceof Element && target.closest<HTMLElement>('.site-content, .staff-content');
    if (!whole || target === whole) return;
    last = { had: target, at: window.location.pathname, whole, stoodIn: around(target, whole) };
  };
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
  // Left by a press elsewhere: the focus is not lost when the element goes later.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (last?.had.isConnected && document.activeElement !== last.had) last = undefined;
    }),
  );
  new MutationObserver(() => {
    if (!last || last.had.isConnected || document.activeElement !== document.body) return;
    const { at, whole, stoodIn } = last;
    last = undefined;
    if (at === window.location.pathname) focusFirstLeft([...stoodIn, whole]);
  }).observe(document, { childList: true, subtree: true });
}

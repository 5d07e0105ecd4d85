import { useLayoutEffect, useRef } from 'react';
import { useDeferred } from './deferred.ts';
import type { DialogProps } from './dialog-panel.tsx';
import { isFocusTaken, pageFrame } from './focus.ts';

/**
 * The element outside all dialogs that had the focus when one opened. A second dialog that follows the first needs it, because
 * the first one's buttons are gone.
 */
let openedFrom: HTMLElement | null = null;

const asElement = (active: Element | null) => (active instanceof HTMLElement ? active : null);

const loadPanel = () => import('./dialog-panel.tsx').then((module) => module.DialogPanel);

/**
 * A modal dialog. Traps the focus, closes with Escape, the close button and a press outside, and gives the focus back to where
 * it was. On a phone it is a sheet from the bottom. Keep it mounted and control it with `open`.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const Panel = useDeferred(loadPanel, open);
  const opener = useRef<HTMLElement | null>(null);
  /** The opener's focusable ancestor, such as its row: the action in the dialog may remove the opener. */
  const around = useRef<HTMLElement | null | undefined>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // While one dialog closes and the next opens, the body has the focus, which means nothing has.
    const active = document.activeElement === document.body ? null : asElement(document.activeElement);
    if (!active?.closest('.dialog')) openedFrom = active;
    opener.current = active;
    around.current = active?.parentElement?.closest<HTMLElement>('[tabindex]');
  }, [open]);

  return Panel ? (
    <Panel
      {...props}
      giveBack={() => {
        const left = [opener.current, openedFrom, around.current].find((element) => element?.isConnected);
        // The next dialog has opened already and could not see this element: let it give the focus back to here.
        if (left && !left.closest('.dialog')) openedFrom = left;
        if (isFocusTaken(left)) return;
        // If opener and row are both gone, as with a deleted card, put the focus on the page, unless something there has it
        // already.
        const isBelow = document.querySelector('[role=dialog][data-state=open]');
        const frame = pageFrame();
        if (!left && !isBelow && !frame?.contains(document.activeElement))
          frame?.focus({ preventScroll: true });
        // The row may have moved the focus inside itself already (see `useStayInPlace`).
        if (left && left === around.current && left.contains(document.activeElement)) return;
        // Do not scroll for a whole row or page.
        left?.focus({ preventScroll: left === around.current });
      }}
    />
  ) : null;
}

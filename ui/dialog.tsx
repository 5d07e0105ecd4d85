import { useLayoutEffect, useRef } from 'react';
import { useDeferred } from './deferred.ts';
import type { DialogProps } from './dialog-panel.tsx';
import { isFocusTaken, pageFrame } from './focus.ts';

/** What had the focus, outside every dialog, when one was opened: a dialog that follows another outlives its buttons. */
let openedFrom: HTMLElement | null = null;

const asElement = (active: Element | null) => (active instanceof HTMLElement ? active : null);

const loadPanel = () => import('./dialog-panel.tsx').then((module) => module.DialogPanel);

/**
 * A modal dialog: traps focus, closes with Escape, the close button and a press outside, and gives focus back to
 * where it was. A sheet from the bottom on a phone. Keep it mounted and steer it with `open`.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const Panel = useDeferred(loadPanel, open);
  const opener = useRef<HTMLElement | null>(null);
  /** What the opener stands in, such as its row: what is done in a dialog may take the button away. */
  const around = useRef<HTMLElement | null | undefined>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // While one dialog is still letting go of the focus for the next, nothing has it.
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
        // The next one has opened already: what it could not see then is where it leads back to.
        if (left && !left.closest('.dialog')) openedFrom = left;
        if (isFocusTaken(left)) return;
        // Where all of it is gone, as with a card that was deleted, the keys go on in the page.
        const isBelow = document.querySelector('[role=dialog][data-state=open]');
        if (!left && !isBelow) pageFrame()?.focus({ preventScroll: true });
        // What it stands in may have given them a place already, with what the dialog has taken away.
        if (left && left === around.current && left.contains(document.activeElement)) return;
        // A whole row, or a page, stays where it is scrolled to.
        left?.focus({ preventScroll: left === around.current });
      }}
    />
  ) : null;
}

import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';
import { keepInView } from './keep-in-view.ts';
import { useStayInPlace } from './stay-in-place.ts';
import { words } from './words/index.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's heading and name. */
  title: ReactNode;
  /** A sentence under the heading, read out when the dialog opens. */
  description?: ReactNode;
  /** `whole` fills the window. */
  size?: 'regular' | 'wide' | 'whole';
  /** The row of buttons, which stays in view while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** If the dialog has only text, make it focusable, so that the keyboard can scroll a text longer than the window. */
function reachByKeys(body: HTMLElement | null) {
  if (body && !body.querySelector('a[href], button, input, select, textarea, summary')) body.tabIndex = 0;
}

/** A drag handle whose item is being carried by keys: Escape puts the item back, and the dialog stays open. */
const CARRIED = '[aria-roledescription=sortable][aria-pressed=true]';

/** The topmost drawer or dialog that is still open. */
const belowDialogs = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')].at(-1);

/** The drawn part of `Dialog`, loaded when it is first needed. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  size = 'regular',
  footer,
  children,
  giveBack,
}: DialogProps & { giveBack: () => void }) {
  const stayInPlace = useStayInPlace();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          className="dialog"
          data-size={size}
          onKeyUp={keepInView}
          onFocus={stayInPlace}
          onEscapeKeyDown={(event) => {
            if (document.activeElement?.matches(CARRIED)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back only to its own trigger; our dialogs can be opened by anything.
            event.preventDefault();
            giveBack();
            // If the opener is gone, focus the dialog or drawer below.
            if (document.activeElement === document.body) belowDialogs()?.focus();
          }}
        >
          <header className="dialog-header">
            <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
            )}
          </header>
          {children && (
            <div ref={reachByKeys} className="dialog-body">
              {children}
            </div>
          )}
          {footer && <footer className="dialog-footer">{footer}</footer>}
          <RadixDialog.Close
            className="dialog-close button button-quiet button-icon"
            aria-label={words.close}
          >
            <CloseIcon />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

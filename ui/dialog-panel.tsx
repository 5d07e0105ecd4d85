import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';
import { keepInView } from './keep-in-view.ts';
import { words } from './words/index.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's heading and name. */
  title: ReactNode;
  /** A sentence under the heading, read out when the dialog opens. */
  description?: ReactNode;
  /** `whole` takes as much of the window as there is. */
  size?: 'regular' | 'wide' | 'whole';
  /** The row of buttons, which stays in view while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Words alone that are longer than the window: the keyboard scrolls what it can reach. */
function reachByKeys(body: HTMLElement | null) {
  if (body && !body.querySelector('a[href], button, input, select, textarea, summary')) body.tabIndex = 0;
}

/** The drawer or dialog that is left when another closes. */
const belowDialogs = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')].at(-1);

/** What `Dialog` shows once it is needed. */
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
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          className="dialog"
          data-size={size}
          onKeyUp={keepInView}
          onCloseAutoFocus={(event) => {
            // Radix gives focus back to its own trigger only; ours is whatever opened the dialog.
            event.preventDefault();
            giveBack();
            // What opened it may be gone since: then whatever lies below goes on.
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

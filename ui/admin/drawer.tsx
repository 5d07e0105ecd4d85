import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { giveBackFocus } from '../focus.ts';
import { CloseIcon } from '../icons.tsx';
import { keepInView } from '../keep-in-view.ts';
import { AskFirst } from './ask-first.tsx';
import { useStayInPlace } from './stay-in-place.ts';
import { Unsaved } from './unsaved.ts';
import { words } from './words/index.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer's heading and name. */
  title: ReactNode;
  /** A line under it: status, dates. */
  description?: ReactNode;
  children: ReactNode;
}

/**
 * Shows one item of a list beside it. Traps the focus, closes with Escape and gives the focus back. Asks before it closes, or
 * before Back, while something typed is unsaved.
 */
export function Drawer({ open, onOpenChange, title, description, children }: DrawerProps) {
  const opener = useRef<Element | null>(null);
  /** The element that had the focus when the drawer asked about unsaved input; "Keep editing" focuses it again. */
  const writing = useRef<Element | null>(null);
  const [typed, setTyped] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const stayInPlace = useStayInPlace();
  const announce = useCallback(() => {
    setTyped((count) => count + 1);
    return () => setTyped((count) => count - 1);
  }, []);
  // If nothing unsaved is left, take the question back, so that later input is asked about again.
  if (isAsked && typed === 0) setAsked(false);
  const isLeaving = isAsked && typed > 0;
  const ask = () => {
    writing.current = document.activeElement;
    setAsked(true);
  };
  const change = (next: boolean) => {
    if (!next && typed > 0 && !isLeaving) return ask();
    setAsked(false);
    onOpenChange(next);
  };
  const keep = () => {
    setAsked(false);
    if (writing.current instanceof HTMLElement && writing.current.isConnected) writing.current.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          className="drawer"
          onKeyUp={keepInView}
          onFocus={stayInPlace}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBackFocus(opener.current);
          }}
        >
          <header className="drawer-header">
            <RadixDialog.Title className="staff-title">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <div className="text-sm text-muted">{description}</div>
              </RadixDialog.Description>
            )}
          </header>
          <div className="drawer-body">
            {open && typed > 0 && !isLeaving && <AskFirst onAsk={ask} />}
            <Unsaved value={announce}>{children}</Unsaved>
          </div>
          {isLeaving && (
            <footer className="drawer-footer">
              <p role="alert" className="mr-auto self-center">
                {words.leaveUnsaved}
              </p>
              <Button variant="secondary" size="small" onClick={keep}>
                {words.keepEditing}
              </Button>
              <Button variant="danger" size="small" onClick={() => change(false)}>
                {words.discard}
              </Button>
            </footer>
          )}
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

import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { giveBackFocus } from '../focus.ts';
import { CloseIcon } from '../icons.tsx';
import { keepInView } from '../keep-in-view.ts';
import { useStayInPlace } from '../stay-in-place.ts';
import { AskFirst } from './ask-first.tsx';
import { LeavingQuestion, useLeavingQuestion } from './leaving-question.tsx';
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
  const [typed, setTyped] = useState(0);
  const { isAsked, ask, forget, keepEditing } = useLeavingQuestion();
  const stayInPlace = useStayInPlace();
  const announce = useCallback(() => {
    setTyped((count) => count + 1);
    return () => setTyped((count) => count - 1);
  }, []);
  // If nothing unsaved is left, take the question back, so that later input is asked about again.
  if (isAsked && typed === 0) forget();
  const isLeaving = isAsked && typed > 0;
  const leave = () => {
    forget();
    onOpenChange(false);
  };
  const change = (next: boolean) => {
    if (next) onOpenChange(next);
    else if (isLeaving) keepEditing();
    else if (typed > 0) ask();
    else leave();
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
              <LeavingQuestion onKeep={keepEditing} onDiscard={leave} />
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

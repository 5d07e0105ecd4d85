import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { takeFocus } from '../focus.ts';
import { words } from './words/index.ts';

/**
 * The state of the question whether to discard what was typed. Asking again takes the question back: Escape pressed twice must
 * not discard anything.
 */
export function useLeavingQuestion() {
  const [isAsked, setAsked] = useState(false);
  /** The element that had the focus when the question came: it gets it back. */
  const writing = useRef<Element | null>(null);
  return {
    isAsked,
    ask: () => {
      if (!isAsked) writing.current = document.activeElement;
      setAsked(true);
    },
    /** Takes the question back, without moving the focus. */
    forget: () => setAsked(false),
    keepEditing: () => {
      setAsked(false);
      if (writing.current instanceof HTMLElement && writing.current.isConnected) writing.current.focus();
    },
  };
}

/** The question itself, for the row of buttons. "Keep editing" has the focus. */
export function LeavingQuestion({
  before,
  onKeep,
  onDiscard,
}: {
  /** A sentence before the question. */
  before?: ReactNode;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  return (
    <>
      <p role="alert" className="mr-auto self-center">
        {before}
        {words.leaveUnsaved}
      </p>
      <Button ref={takeFocus} variant="secondary" size="small" onClick={onKeep}>
        {words.keepEditing}
      </Button>
      <Button variant="danger" size="small" onClick={onDiscard}>
        {words.discard}
      </Button>
    </>
  );
}

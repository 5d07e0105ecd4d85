import { useState } from 'react';
import { useOnChange } from '../on-change.ts';
import { useTimer } from '../timer.ts';

/** Typing is over when no key came for this long. */
const TYPED_MS = 250;

const trimmed = (text: string) => text.trim();

/**
 * A part of the address that is typed: sent once typing is over, and shown as the address says it when that changes by other
 * means, such as the back button or Clear.
 *
 * @param read what of the text is sent; '' is none
 */
export function useTypedPart(
  asked: string,
  send: (text: string) => void,
  read: (text: string) => string = trimmed,
) {
  const [typed, setTyped] = useState(asked);
  const timer = useTimer();
  const [sent, setSent] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== sent) {
      setSent(asked);
      setTyped(asked);
    }
  }
  // The box shows again what the address says: what was typed before is not sent after all.
  useOnChange(asked, () => read(typed) === asked && timer.stop());
  const type = (text: string) => {
    setTyped(text);
    timer.start(() => {
      const part = read(text);
      if (part === sent) return;
      setSent(part);
      send(part);
    }, TYPED_MS);
  };
  return { typed, type };
}

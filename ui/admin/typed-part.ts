import { useState } from 'react';
import { useOnChange } from '../on-change.ts';
import { useTimer } from '../timer.ts';

/** Typing counts as over after this long without a key. */
const TYPED_MS = 250;

const trimmed = (text: string) => text.trim();

/**
 * The text of a field for one part of the address. Changes the address once typing pauses; takes the address's value when that
 * changes otherwise, such as by Back or "Clear filters".
 *
 * @param read the part of the typed text to send; '' sends none
 * @param usual what holds without the part: an emptied field shows it again
 */
export function useTypedPart(
  asked: string,
  send: (text: string) => void,
  read: (text: string) => string = trimmed,
  usual = '',
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
  // When the address changes to what the field already shows, drop the pending text: otherwise it would be sent later.
  useOnChange(asked, () => read(typed) === asked && timer.stop());
  const type = (text: string) => {
    setTyped(text);
    timer.start(() => {
      const part = read(text);
      if (part === sent) return;
      const held = part || usual;
      setSent(held);
      if (held !== part) setTyped(held);
      send(part);
    }, TYPED_MS);
  };
  return { typed, type };
}

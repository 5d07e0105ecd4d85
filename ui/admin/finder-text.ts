import { useState } from 'react';
import { useTimer } from '../timer.ts';

/** Typing counts as over after this long without a key. */
const TYPED_MS = 150;
/** With fewer letters nearly everything would match, so the server is not asked. */
const FEWEST_LETTERS = 2;

/**
 * The text of a field that searches while one types. Asks the server once typing pauses, and no longer once a result is picked,
 * whose name then stands in the field.
 */
export function useFinderText() {
  const timer = useTimer();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [picked, setPicked] = useState('');
  const typed = text.trim();
  const isAsking = typed.length >= FEWEST_LETTERS && text !== picked;
  return {
    text,
    typed,
    /** The text that the server was last asked for; it lags behind `typed`. */
    asked,
    isAsking,
    mayAsk: isAsking && asked.length >= FEWEST_LETTERS,
    isResting: asked === typed,
    type: (next: string) => {
      setText(next);
      setPicked('');
      timer.start(() => setAsked(next.trim()), TYPED_MS);
    },
    pick: (name: string) => {
      setText(name);
      setPicked(name);
    },
  };
}

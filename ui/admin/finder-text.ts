import { useState } from 'react';
import { useTimer } from '../timer.ts';

/** Typing is over when no key came for this long. */
const TYPED_MS = 150;
/** Fewer letters are in everything: the server is not asked. */
const FEWEST_LETTERS = 2;

/**
 * What is typed to find something by: asked of the server once typing rests, and no more once something was picked, whose name stands
 * there then.
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
    /** What the server is asked; it lags behind what is typed. */
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

import { useRef } from 'react';
import { useBeforeUnload } from 'react-router';
import { isFilled } from './typed-values.ts';

/**
 * Put into a form whose text nothing keeps: while something is typed there, the browser asks before it leaves the page, also
 * for another language. A form that was sent is empty or gone.
 */
export function AskBeforeLeaving() {
  const mark = useRef<HTMLSpanElement>(null);
  useBeforeUnload((event) => {
    const form = mark.current?.closest('form');
    if (form && isFilled(form)) event.preventDefault();
  });
  return <span ref={mark} hidden />;
}

import { type RefObject, useEffect, useRef } from 'react';

/** For a form that takes the place of the button that opened it: its first field takes the focus that the button had. */
export function useFocusWithin<Form extends HTMLElement>(): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}

/** When the form has gone again, the first button of its part takes the focus back. */
export function focusButtonOf(part: HTMLElement | null): void {
  requestAnimationFrame(() => part?.querySelector('button')?.focus());
}

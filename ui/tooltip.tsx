import { type ReactNode, useCallback, useId, useState } from 'react';
import { tooltipDelay } from './tooltip-delay.ts';

interface TooltipProps {
  text: string;
  /** Draws the control that the text belongs to; the control must take the given props. */
  children: (describedBy: { 'aria-describedby'?: string }) => ReactNode;
}

let lastClosedAt: number | undefined;

/** A short help text on hover and on keyboard focus. Never put information only here: a finger cannot hover. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);

  const anchor = useCallback((element: HTMLElement) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let open = false;
    const ended = new AbortController();

    const show = () => {
      open = true;
      setShown(true);
    };
    const hide = () => {
      clearTimeout(waiting);
      if (open) lastClosedAt = performance.now();
      open = false;
      setShown(false);
    };
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal: ended.signal });

    on('pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(waiting);
      waiting = setTimeout(show, tooltipDelay(performance.now(), lastClosedAt));
    });
    on('pointerleave', hide);
    on('pointerdown', hide);
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show();
    });
    on('focusout', hide);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), {
      signal: ended.signal,
    });
    return () => {
      clearTimeout(waiting);
      ended.abort();
    };
  }, []);

  return (
    <span ref={anchor} className="tooltip-anchor">
      {children(shown ? { 'aria-describedby': id } : {})}
      {shown && (
        <span role="tooltip" id={id} className="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}

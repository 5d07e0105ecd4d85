import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from './media.ts';

/** The next picture is fetched this long before it is wanted; the first screen pays for one picture only. */
const FETCHED_AHEAD_MS = 3500;

/** Slides that change by themselves, and everything that may hold them. */
export interface SlideShow {
  readonly index: number;
  /** The next slide will come by itself. */
  readonly isRunning: boolean;
  /** The visitor wants the slides to change; they may still rest under the pointer. */
  readonly isOn: boolean;
  /** So many slides, from the first, need their picture by now. */
  readonly reached: number;
  readonly choose: (index: number) => void;
  readonly toggle: () => void;
  /** For what is read and pressed: the slides rest under a mouse. Not for the picture, where a mouse only lies. */
  readonly restUnderMouse: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
  /** For whatever can be reached with the keyboard: the slides rest while it is there. */
  readonly restInFocus: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Goes through `count` slides, each for as long as `duration`, and round again. A rest does not begin the slide's time
 * anew. Nothing moves for whoever asked for calm, until they press play.
 *
 * @param duration in milliseconds
 */
export function useSlideShow(count: number, duration: number): SlideShow {
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(1);
  // Undecided until the browser is known: the server can't tell who wants calm.
  const isCalm = useMedia('(prefers-reduced-motion: reduce)', undefined);
  const [pressed, setPressed] = useState<boolean>();
  const isOn = pressed ?? (isCalm === undefined ? undefined : !isCalm);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useRef({ index, ms: duration });
  const isRunning = isOn === true && !isPointedAt && !isFocused && count > 1;

  useEffect(() => {
    if (left.current.index !== index) left.current = { index, ms: duration };
    if (!isRunning) return;
    const { ms } = left.current;
    const startedAt = performance.now();
    const next = (index + 1) % count;
    const fetching = setTimeout(
      () => setReached((most) => Math.max(most, next + 1)),
      Math.max(0, ms - FETCHED_AHEAD_MS),
    );
    const turning = setTimeout(() => setIndex(next), ms);
    return () => {
      clearTimeout(fetching);
      clearTimeout(turning);
      left.current.ms = Math.max(0, ms - (performance.now() - startedAt));
    };
  }, [index, isRunning, count, duration]);

  return {
    index,
    isRunning,
    isOn: isOn !== false,
    reached,
    choose: (chosen) => {
      setReached((most) => Math.max(most, chosen + 1));
      setIndex(chosen);
    },
    toggle: () => setPressed(isOn === false),
    restUnderMouse: {
      onPointerEnter: ({ pointerType }) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
    },
    restInFocus: {
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      },
    },
  };
}

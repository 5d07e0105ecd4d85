import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from './media.ts';

/** The next picture is fetched this long before it is shown, so that the first screen loads one picture only. */
const FETCHED_AHEAD_MS = 3500;

/** Slides that change by themselves, with their controls. */
export interface SlideShow {
  readonly index: number;
  /** Whether the next slide will come by itself. */
  readonly isRunning: boolean;
  /** Whether the visitor wants the slides to change; they may still be paused by the pointer or the focus. */
  readonly isOn: boolean;
  /** So many slides, from the first, need their picture by now. */
  readonly reached: number;
  readonly choose: (index: number) => void;
  readonly toggle: () => void;
  /** For the texts and buttons: a mouse over them pauses the slides. Not for the picture, where a mouse often just lies. */
  readonly restUnderMouse: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
  /** For everything that the keyboard can reach: the slides pause while it has the focus. */
  readonly restInFocus: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Shows `count` slides in turn, each for `duration`, and starts again after the last. A pause does not restart the slide's
 * time. For visitors who prefer reduced motion, nothing moves until they press play.
 *
 * @param duration in milliseconds
 */
export function useSlideShow(count: number, duration: number): SlideShow {
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(1);
  // Undefined until hydration: the server does not know who prefers reduced motion.
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

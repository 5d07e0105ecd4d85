import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { arrowStep, stepRound } from './carousel-steps.ts';
import { classes } from './classes.ts';
import { useDeferred } from './deferred.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { words } from './words/index.ts';

interface CarouselProps {
  /** What is gone through, for listeners: "Pictures of Solana". */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  index: number;
  onIndexChange: (index: number) => void;
  className?: string;
}

const loadMotion = () => import('./carousel-motion.tsx').then((module) => module.CarouselMotion);

/**
 * One slide at a time: swipe, arrow keys, previous and next, going round at both ends, with a counter.
 *
 * It is first a strip that the browser itself scrolls and snaps, which needs no script. Embla takes over after the
 * visitor's first touch, and adds the way round at the ends and dragging with a mouse.
 */
export function Carousel({ label, slides, index, onIndexChange, className }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useRef<((index: number) => void) | undefined>(undefined);
  const goingTo = useRef<number | undefined>(undefined);
  /** The slide that is known to be shown: by its own scrolling, or because it was gone to. */
  const known = useRef(0);
  const Motion = useDeferred(loadMotion, false);
  const count = slides.length;

  // With the drawing, not after it: a scroll that comes between would be taken back.
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    // What a finger scrolled to is there already; gone to once more, it would be held against the finger.
    const isThere = known.current === index;
    known.current = index;
    if (moveTo.current) {
      moveTo.current(index);
    } else if (current.dataset.motion) {
      // Embla has the strip, and goes there once it moves: scrolled as well, it would stand between two slides.
    } else if (!isThere && (goingTo.current !== undefined || slideInView(current) !== index)) {
      goingTo.current = index;
      const far = Math.abs(slideInView(current) - index) > 1;
      const calm = far || matchMedia('(prefers-reduced-motion: reduce)').matches;
      current.scrollTo({ left: index * current.clientWidth, behavior: calm ? 'instant' : 'smooth' });
    }
  }, [index]);

  const takeStrip = useCallback((element: HTMLDivElement | null) => {
    strip.current = element;
    // Not every browser lets the keyboard reach what scrolls.
    if (element) element.tabIndex = 0;
  }, []);

  const onMoveChange = useCallback((move: ((index: number) => void) | undefined) => {
    moveTo.current = move;
  }, []);

  const onScroll = () => {
    const { current } = strip;
    if (!current || current.dataset.motion) return;
    const seen = slideInView(current);
    // A smooth scroll of our own passes other slides on its way.
    if (goingTo.current !== undefined && goingTo.current !== seen) return;
    goingTo.current = undefined;
    if (seen === known.current) return;
    known.current = seen;
    onIndexChange(seen);
  };

  /** From here on the visitor scrolls, and not we. */
  const takeOver = () => {
    goingTo.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by === 0) return;
    event.preventDefault();
    onIndexChange(stepRound(index, by, count));
  };

  return (
    <section
      className={classes('carousel', className)}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div
        ref={takeStrip}
        className="carousel-strip"
        onScroll={onScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        <ul className="carousel-track">
          {slides.map((slide) => (
            <li key={slide.id} className="carousel-slide">
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className="carousel-button scripts-off:hidden"
            aria-label={words.previous}
            onClick={() => onIndexChange(stepRound(index, -1, count))}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className="carousel-button scripts-off:hidden"
            aria-label={words.next}
            onClick={() => onIndexChange(stepRound(index, 1, count))}
          >
            <ChevronRightIcon />
          </button>
          <p className="carousel-counter tabular scripts-off:hidden" aria-live="polite">
            <span className="sr-only">{words.slide}</span>
            {index + 1} / {count}
          </p>
          {Motion && (
            <Motion strip={strip} index={index} onIndexChange={onIndexChange} onMoveChange={onMoveChange} />
          )}
        </>
      )}
    </section>
  );
}

function slideInView(strip: HTMLElement): number {
  return strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}

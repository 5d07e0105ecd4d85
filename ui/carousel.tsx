import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { arrowStep, stepRound } from './carousel-steps.ts';
import { classes } from './classes.ts';
import { useDeferred } from './deferred.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { words } from './words/index.ts';

interface CarouselProps {
  /** The carousel's name for screen readers: "Pictures of Solana". */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  index: number;
  onIndexChange: (index: number) => void;
  className?: string;
}

const loadMotion = () => import('./carousel-motion.tsx').then((module) => module.CarouselMotion);

/**
 * Shows one slide at a time, with swipe, arrow keys, previous and next buttons and a counter; wraps around at both ends.
 *
 * At first it is a strip that the browser itself scrolls and snaps, without scripts. Embla takes over after the visitor's first
 * touch, and adds wrapping around while swiping, and dragging with a mouse.
 */
export function Carousel({ label, slides, index, onIndexChange, className }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useRef<((index: number) => void) | undefined>(undefined);
  const goingTo = useRef<number | undefined>(undefined);
  /** The slide that is in view: scrolled to by the visitor, or gone to by script. */
  const known = useRef(0);
  const Motion = useDeferred(loadMotion, false);
  const count = slides.length;

  // A layout effect, because a scroll event between drawing and a plain effect would be undone.
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    // If a finger scrolled here, do not scroll again: that would work against the finger.
    const isThere = known.current === index;
    known.current = index;
    if (moveTo.current) {
      moveTo.current(index);
    } else if (current.dataset.motion) {
      // Embla has taken the strip and goes to the slide once it moves. Scrolling as well would leave it between two slides.
    } else if (!isThere && (goingTo.current !== undefined || slideInView(current) !== index)) {
      goingTo.current = index;
      const far = Math.abs(slideInView(current) - index) > 1;
      const calm = far || matchMedia('(prefers-reduced-motion: reduce)').matches;
      current.scrollTo({ left: index * current.clientWidth, behavior: calm ? 'instant' : 'smooth' });
    }
  }, [index]);

  const takeStrip = useCallback((element: HTMLDivElement | null) => {
    strip.current = element;
    // Not every browser makes a scrolling element reachable by keyboard.
    if (element) element.tabIndex = 0;
  }, []);

  const onMoveChange = useCallback((move: ((index: number) => void) | undefined) => {
    moveTo.current = move;
  }, []);

  const onScroll = () => {
    const { current } = strip;
    if (!current || current.dataset.motion) return;
    const seen = slideInView(current);
    // Our own smooth scroll passes other slides on its way: ignore these.
    if (goingTo.current !== undefined && goingTo.current !== seen) return;
    goingTo.current = undefined;
    if (seen === known.current) return;
    known.current = seen;
    onIndexChange(seen);
  };

  /** The visitor scrolls from here on, so our own scroll counts as over. */
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
      aria-roledescription={words.carousel}
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

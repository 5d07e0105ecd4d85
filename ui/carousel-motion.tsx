import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface CarouselMotionProps {
  strip: RefObject<HTMLDivElement | null>;
  index: number;
  onIndexChange: (index: number) => void;
  /** Passes the function that moves to a slide; undefined once this component unmounts. */
  onMoveChange: (move: ((index: number) => void) | undefined) => void;
}

const SETTLED_EVERY_MS = 120;

/** The part of the carousel that uses Embla: it takes the strip over from the browser's own scrolling. */
export function CarouselMotion({ strip, index, onIndexChange, onMoveChange }: CarouselMotionProps) {
  const [startIndex, setStartIndex] = useState(index);
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 22, startIndex });
  const latest = useRef({ index, onIndexChange });
  latest.current = { index, onIndexChange };

  // Take over only while the strip rests on a slide, so that nobody sees it; never while a finger scrolls.
  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    let last = Number.NaN;
    const check = setInterval(() => {
      const { scrollLeft, clientWidth } = current;
      const onSlide = Math.abs(scrollLeft - latest.current.index * clientWidth) < 2;
      if (onSlide && scrollLeft === last) {
        clearInterval(check);
        current.dataset.motion = 'embla';
        // Update synchronously: no frame may show the browser's and Embla's offset together, or neither.
        flushSync(() => {
          setStartIndex(latest.current.index);
          attach(current);
        });
        current.scrollLeft = 0;
      }
      last = scrollLeft;
    }, SETTLED_EVERY_MS);
    return () => {
      clearInterval(check);
      delete current.dataset.motion;
      onMoveChange(undefined);
    };
  }, [strip, attach, onMoveChange]);

  useEffect(() => {
    if (!embla) return;
    const move = (next: number) => {
      if (embla.selectedScrollSnap() === next) return;
      embla.scrollTo(next, matchMedia('(prefers-reduced-motion: reduce)').matches);
    };
    onMoveChange(move);
    embla.on('select', () => {
      const selected = embla.selectedScrollSnap();
      if (selected !== latest.current.index) latest.current.onIndexChange(selected);
    });
    // The visitor may have gone to another slide since Embla started.
    move(latest.current.index);
  }, [embla, onMoveChange]);

  return null;
}

import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { arrowStep } from '#ui/carousel-steps.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Stars } from '#ui/stars.tsx';
import type { TestimonialAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { movedOffset, TESTIMONIALS_VISIBLE } from './testimonial-offset.ts';

interface TestimonialsProps {
  testimonials: readonly TestimonialAnswer[];
  /** The heading above the testimonials. */
  title: string;
}

/**
 * Testimonials: three side by side, one on a phone; the buttons wrap around at both ends. It is a strip that the browser
 * scrolls and snaps, so it can be swiped, and works without scripts.
 */
export function Testimonials({ testimonials, title }: TestimonialsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const goingTo = useRef<number | undefined>(undefined);
  const [offset, setOffset] = useState(0);
  const [visible, setVisible] = useState(TESTIMONIALS_VISIBLE);
  const count = testimonials.length;

  const takeStrip = useCallback((element: HTMLUListElement) => {
    strip.current = element;
    const measure = new ResizeObserver(() => {
      setVisible(visibleIn(element));
      // Not every browser makes a scrolling element reachable by keyboard.
      element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
    });
    element.tabIndex = 0;
    measure.observe(element);
    return () => measure.disconnect();
  }, []);

  const move = (by: number) => {
    const { current } = strip;
    if (!current) return;
    const seen = visibleIn(current);
    const next = movedOffset(offset, by, count, seen);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = (current.children[next] as HTMLElement | undefined)?.offsetLeft ?? 0;
    // If all are in view, the position does not change, so fade briefly as a sign that the press was noticed.
    if (next === offset && !calm) current.animate({ opacity: [0.4, 1] }, 250);
    current.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
    goingTo.current = next === offsetIn(current) ? undefined : next;
    setOffset(next);
  };

  const onScroll = () => {
    const { current } = strip;
    if (!current) return;
    const seen = offsetIn(current);
    // Our own smooth scroll passes other positions on its way: ignore these.
    if (goingTo.current !== undefined && goingTo.current !== seen) return;
    goingTo.current = undefined;
    setOffset(seen);
  };

  const onOwnScroll = () => {
    goingTo.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by === 0) return;
    event.preventDefault();
    move(by);
  };

  if (count === 0) return null;
  const last = Math.min(count, offset + visible);
  return (
    <section aria-label={title} aria-roledescription={words.carousel} onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2>{title}</h2>
        <div className="flex items-center gap-1 scripts-off:hidden">
          <p aria-live="polite" className="tabular mr-3 text-sm text-muted">
            <span className="sr-only">{words.testimonials}</span>
            {words.testimonialsOf(last > offset + 1 ? `${offset + 1}–${last}` : String(last), count)}
          </p>
          <button
            type="button"
            className="testimonial-step"
            aria-label={words.previousTestimonials}
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className="testimonial-step"
            aria-label={words.nextTestimonials}
            onClick={() => move(1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      </div>
      <ul
        ref={takeStrip}
        aria-label={title}
        className="testimonials"
        onScroll={onScroll}
        onPointerDown={onOwnScroll}
        onWheel={onOwnScroll}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="testimonial">
            <Testimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonial({ testimonial: { text, author, avatar, rating } }: { testimonial: TestimonialAnswer }) {
  return (
    <figure className="flex h-full flex-col">
      <Stars rating={rating} />
      <blockquote className="display mt-5 text-lg leading-snug">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 pt-7">
        <span aria-hidden="true" className="testimonial-avatar">
          {avatar}
        </span>
        {author}
      </figcaption>
    </figure>
  );
}

function stepWidth(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

/** How many cards are in view. A step includes the gap after a card, but the last card has none, so round. */
function visibleIn(strip: HTMLElement): number {
  return Math.max(1, Math.round(strip.clientWidth / stepWidth(strip)));
}

function offsetIn(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / stepWidth(strip));
}

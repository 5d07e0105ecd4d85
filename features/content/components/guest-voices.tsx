import { Stars } from '#ui/stars.tsx';
import type { TestimonialAnswer } from '../schema.ts';

/** Testimonials side by side. */
export function GuestVoices({ voices }: { voices: readonly TestimonialAnswer[] }) {
  return (
    <ul className="grid gap-12 lg:grid-cols-3 lg:gap-14">
      {voices.map(({ id, text, author, avatar, rating }) => (
        <li key={id}>
          <figure className="flex h-full flex-col border-t border-line-on-dark pt-8">
            <Stars rating={rating} />
            <blockquote className="display mt-5 text-xl leading-snug">
              <p>{text}</p>
            </blockquote>
            <figcaption className="mt-auto flex items-center gap-3.5 pt-7">
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-full border border-on-dark-muted/50 text-sm"
              >
                {avatar}
              </span>
              {author}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

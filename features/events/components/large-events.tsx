import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import type { EventAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

interface LargeEventsProps {
  events: readonly EventAnswer[];
  onAsk: (event: EventAnswer) => void;
}

/** On a desktop, wide and narrow pictures alternate row by row: 7 + 5, then 5 + 7, then 7 + 5 of twelve columns. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** The large events, which are planned with the business: each has a plus button that opens the quote form. */
export function LargeEvents({ events, onAsk }: LargeEventsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-16">
      {events.map((event, index) => (
        <li key={event.id} className={isWide(index) ? 'lg:col-span-7' : 'lg:col-span-5'}>
          <article className="relative">
            <div className="picture-zoom">
              <ShownPicture
                picture={event.picture}
                sizes="(min-width: 64rem) 46rem, (min-width: 40rem) 55vw, 88vw"
                className="aspect-[3/2] lg:aspect-auto lg:h-[26rem]"
              />
            </div>
            <button
              type="button"
              aria-label={words.requestQuoteFor(event.title)}
              className={classes(
                'absolute right-4 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-deep text-on-dark transition-colors hover:bg-ink scripts-off:hidden',
              )}
              onClick={() => onAsk(event)}
            >
              <PlusIcon />
            </button>
            <h3 className="mt-5 pr-20">{event.title}</h3>
            <p className="mt-2 max-w-[34rem] text-muted">{event.description}</p>
            <p className="mt-3 font-semibold">{event.priceNote}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

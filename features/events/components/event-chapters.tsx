import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Container } from '#ui/layout.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import type { EventAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

interface EventProps {
  event: EventAnswer;
  onAsk: () => void;
}

/**
 * One event as a chapter of /special-events, with a picture up to the screen's edge. The event's id is
 * the anchor of its section.
 */
export function EventChapter({ event, onAsk, isMirrored }: EventProps & { isMirrored: boolean }) {
  return (
    <section id={event.id} aria-labelledby={`${event.id}-title`} className="scroll-mt-header">
      <div className="lg:grid lg:min-h-[44rem] lg:grid-cols-12">
        <ShownPicture
          picture={event.picture}
          sizes="(min-width: 64rem) max(58vw, 79rem), (min-width: 40rem) 135vw, 88vw"
          className={classes(
            'max-lg:aspect-[4/3] lg:col-span-7 lg:row-start-1 lg:h-full',
            isMirrored ? 'lg:col-start-6' : 'lg:col-start-1',
          )}
        />
        <div
          className={classes(
            'px-gutter py-14 lg:col-span-5 lg:row-start-1 lg:flex lg:flex-col lg:justify-center lg:py-20',
            isMirrored
              ? 'lg:col-start-1 lg:pr-[6vw] lg:pl-[max(var(--spacing-gutter),calc(50vw-40rem))]'
              : 'lg:col-start-8 lg:pr-[max(var(--spacing-gutter),calc(50vw-40rem))] lg:pl-[6vw]',
          )}
        >
          <h2 id={`${event.id}-title`}>{event.title}</h2>
          <p className="display mt-5 text-xl">{event.description}</p>
          <p className="prose-text mt-5 text-muted">{event.longDescription}</p>
          <FeatureList features={event.features} className="mt-7" />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              variant="secondary"
              className="scripts-off:hidden"
              aria-label={words.requestQuoteFor(event.title)}
              onClick={onAsk}
            >
              {words.requestQuote}
            </Button>
            {event.maxGuests !== null && (
              <span className="text-sm text-muted">{words.upToGuests(event.maxGuests)}</span>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The signature packages (four at first), side by side, each with its picture and price. */
export function SignaturePackages({
  events,
  onAsk,
}: {
  events: readonly EventAnswer[];
  onAsk: (event: EventAnswer) => void;
}) {
  return (
    <section aria-labelledby="signature-packages" className="if-any bg-sand py-section">
      <Container>
        <h2 id="signature-packages">{words.signaturePackages}</h2>
        <p className="mt-4 max-w-[36rem] text-lg text-muted">{words.signatureLead}</p>
        <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-14 xl:grid-cols-4">
          {events.map((event) => (
            <li key={event.id} className="flex flex-col">
              <ShownPicture
                picture={event.picture}
                sizes="(min-width: 80rem) 42rem, (min-width: 40rem) 102vw, 88vw"
                ratio="4 / 5"
                className="max-sm:aspect-[4/3]!"
              />
              <h3 className="mt-5">{event.title}</h3>
              <p className="tabular mt-2 font-semibold">{event.priceNote}</p>
              <p className="prose-text mt-3 text-muted">{event.longDescription || event.description}</p>
              <FeatureList features={event.features} className="mt-5 mb-6 text-sm" />
              <Button
                variant="secondary"
                size="small"
                wide
                aria-label={words.requestQuoteFor(event.title)}
                className="mt-auto scripts-off:hidden"
                onClick={() => onAsk(event)}
              >
                {words.requestQuote}
              </Button>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={classes('border-t border-line-strong/40', className)}>
      {features.map((feature) => (
        <li key={feature} className="border-b border-line-strong/40 py-2">
          {feature}
        </li>
      ))}
    </ul>
  );
}

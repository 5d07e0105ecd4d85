import { AllInLink } from '#features/fleet/components/all-in-price.tsx';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Container } from '#ui/layout.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { formatDollars, withThousands } from '#words/amounts.ts';
import type { ShowcaseYachtAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The widths in the layout: one below the other, or three side by side. */
const PICTURE_SIZES = '(min-width: 1376px) 405px, (min-width: 768px) 30vw, 92vw';

/** Staff type a length with its unit. */
const LENGTH_IN_FEET = /^\d+(?:\.\d+)? ft$/;

interface TopYachtsProps {
  yachts: readonly ShowcaseYachtAnswer[];
  /** The guests' rating, out of five; undefined if staff show none. */
  rating: number | undefined;
}

/** Three yachts as examples of the fleet, each card a step higher than the one before. */
export function TopYachts({ yachts, rating }: TopYachtsProps) {
  if (yachts.length === 0) return null;
  return (
    <section aria-labelledby="top-yachts" className="py-chapter">
      <Container className="top-yachts">
        <div className="top-yachts-heading">
          <h2 id="top-yachts">{words.topYachts}</h2>
          <p className="mt-4 text-lg text-muted">{words.topYachtsText}</p>
        </div>
        <ul className="top-yachts-list">
          {yachts.map((yacht) => (
            <li key={yacht.id}>
              <TopYacht yacht={yacht} rating={rating} />
            </li>
          ))}
        </ul>
        <p className="top-yachts-all">
          <ButtonLink to="/yachts" variant="secondary">
            {words.seeAllYachts}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}

function TopYacht({ yacht, rating }: { yacht: ShowcaseYachtAnswer; rating: number | undefined }) {
  const { name, brand, length, capacity, year, pricePerHour, description, picture, inFleet } = yacht;
  return (
    <article className="relative flex h-full flex-col">
      <div className="picture-zoom">
        <ShownPicture picture={picture} sizes={PICTURE_SIZES} ratio="16 / 10" />
      </div>
      <div className="mt-4 flex items-center justify-between gap-4 text-sm">
        <p className="text-muted">{year === null ? brand : `${brand} · ${year}`}</p>
        {rating !== undefined && (
          <p className="tabular flex items-center gap-2">
            <Stars rating={rating} className="text-xs" />
            <span aria-hidden="true">{withThousands(rating)}/5</span>
          </p>
        )}
      </div>
      <h3 translate="no" className="mt-1">
        {name}
      </h3>
      <p className="mt-2 text-muted">{description}</p>
      <ul className={classes('mt-3 flex flex-wrap text-sm', FACTS)}>
        <li>{LENGTH_IN_FEET.test(length) ? lengthInWords(length) : length}</li>
        <li>{words.guests(capacity)}</li>
      </ul>
      <div className="mt-auto pt-5">
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <div>
            <p className="tabular">
              <span className="text-lg leading-none font-semibold">{formatDollars(pricePerHour)}</span>{' '}
              <span className="text-sm text-muted">{words.perHour}</span>
            </p>
            <AllInLink yacht={inFleet} />
          </div>
          <ButtonLink
            to="/yachts"
            variant="secondary"
            size="small"
            className="static shrink-0 before:absolute before:inset-0"
          >
            {words.viewDetails}
            <span className="sr-only"> {words.ofYacht(name)}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

const FACTS = "[&>li+li]:before:px-2 [&>li+li]:before:text-muted [&>li+li]:before:content-['·']";

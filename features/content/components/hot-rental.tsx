import { AllInLink } from '#features/fleet/components/all-in-price.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import { formatDollars } from '#words/amounts.ts';
import type { ShowcaseYachtAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The featured rental across the whole screen: picture, price, four facts. */
export function HotRental({ yacht }: { yacht: ShowcaseYachtAnswer }) {
  const { description, pricePerHour, currency, specs, picture, inFleet } = yacht;
  const name = `${yacht.brand} ${yacht.model || yacht.name}`;
  return (
    <section aria-labelledby="hot-rental" className="on-dark bg-ink text-on-dark">
      <div className="hot-rental">
        <div className="hot-rental-picture">
          <ShownPicture picture={picture} sizes="(min-width: 1024px) 64vw, (min-width: 640px) 100vw, 88vw" />
        </div>
        <Container className="hot-rental-words">
          <div className="hot-rental-column">
            <p className="border-l-2 border-brass pl-3 text-sm font-semibold">{words.hotRental}</p>
            <h2 id="hot-rental" className="mt-5">
              {name}
            </h2>
            <p className="mt-5 text-on-dark-muted">{description}</p>
            <dl className="mt-8 grid grid-cols-2 border-t border-line-on-dark">
              {specs.map(({ value, label }) => (
                <div
                  key={label}
                  className="flex flex-col-reverse justify-end border-b border-line-on-dark py-4 even:pl-6"
                >
                  <dt className="text-sm text-on-dark-muted">{label}</dt>
                  <dd className="display tabular text-2xl leading-none">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
              <div>
                <p className="tabular">
                  <span className="display text-2xl">{formatDollars(pricePerHour)}</span>{' '}
                  <span className="text-on-dark-muted">{words.currencyPerHour(currency)}</span>
                </p>
                <AllInLink yacht={inFleet} />
              </div>
              <ButtonLink to="/yachts" variant="light">
                {words.viewDetails}
                <span className="sr-only"> {words.ofYacht(name)}</span>
              </ButtonLink>
            </div>
          </div>
        </Container>
      </div>
    </section>
  );
}

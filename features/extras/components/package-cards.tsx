import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Price } from '#ui/price.tsx';
import { ShownPicture } from '#ui/shown-picture.tsx';
import type { PackageAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

interface PackageCardsProps {
  packages: readonly PackageAnswer[];
  /** Opens the quote form for a package that the client arranges with the business instead of adding it to a charter. */
  onAsk: (bundle: PackageAnswer) => void;
}

/** The packages of /packages as a list: picture, name, price, and a link or button to order. */
export function PackageCards({ packages, onAsk }: PackageCardsProps) {
  return (
    <ul className="border-t border-line-strong/40">
      {packages.map((bundle, index) => (
        <li
          key={bundle.id}
          className="grid gap-x-10 gap-y-6 border-b border-line-strong/40 py-8 md:grid-cols-[17rem_minmax(0,1fr)] md:items-center lg:grid-cols-[20rem_minmax(0,1fr)_auto] lg:gap-x-14 lg:py-10"
        >
          <ShownPicture
            picture={bundle.picture}
            sizes="(min-width: 48rem) 27rem, 110vw"
            ratio="4 / 3"
            className={classes('max-md:aspect-[3/2]!', index === 0 && 'md:row-span-2 lg:row-span-1')}
          />
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:block">
              <h3 className="text-2xl">{bundle.name}</h3>
              <Price
                dollars={bundle.price}
                missing={words.pricedOnRequest}
                className="text-lg font-semibold lg:hidden"
              />
            </div>
            <p className="mt-3 max-w-[34rem] text-muted">{bundle.description}</p>
            <p className="mt-6 lg:hidden">
              <Order bundle={bundle} onAsk={onAsk} />
            </p>
          </div>
          <div className="justify-items-end gap-5 text-right max-lg:hidden lg:grid">
            <Price dollars={bundle.price} missing={words.pricedOnRequest} className="display text-2xl" />
            <Order bundle={bundle} onAsk={onAsk} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Order({ bundle, onAsk }: { bundle: PackageAnswer; onAsk: (bundle: PackageAnswer) => void }) {
  return bundle.cardLink === null ? (
    <Button
      variant="secondary"
      className="scripts-off:hidden"
      aria-label={words.requestQuoteFor(bundle.name)}
      onClick={() => onAsk(bundle)}
    >
      {words.requestQuote}
    </Button>
  ) : (
    <ButtonLink to={bundle.cardLink} variant="secondary" aria-label={words.addToCharterOf(bundle.name)}>
      {words.addToCharter}
    </ButtonLink>
  );
}

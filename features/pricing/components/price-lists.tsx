import { type FormEvent, useId } from 'react';
import { dollarsFromCents } from '#core/money.ts';
import { Button } from '#ui/button.tsx';
import { useChangeAddress } from '#ui/change-address.ts';
import { classes } from '#ui/classes.ts';
import { TextLink } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { withThousands } from '#words/amounts.ts';
import {
  durationName,
  PRICING_TYPES,
  type PriceSheet,
  type PricingType,
  pricedDurations,
} from '../domain/index.ts';
import { words } from '../words/index.ts';

/** The id of the pricing section: without scripts, switching the list reloads the page at this section. */
const SECTION_ID = 'pricing';
/** The query parameter for the shown list. /book-charter uses the same name. */
const PARAMETER = 'pricing';

interface PriceListsProps {
  sheets: readonly PriceSheet[];
  shown: PricingType;
  /** Where to ask for a price that is on demand. */
  askingAddress: string;
  /** The query parameters to keep when the visitor switches the list without scripts. */
  carried: readonly (readonly [name: string, value: string])[];
}

/** A yacht's prices: one of its two lists, what the price includes, and what is added to it. */
export function PriceLists({ sheets, shown, askingAddress, carried }: PriceListsProps) {
  const heading = useId();
  const sheet = sheets.find((candidate) => candidate.pricingType === shown);
  return (
    <section id={SECTION_ID} aria-labelledby={heading} className="scroll-mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 id={heading}>{words.pricing}</h2>
        {sheets.length > 0 && <ListToggle shown={shown} carried={carried} />}
      </div>
      <div className="mt-8">
        {sheet ? (
          <Sheet sheet={sheet} askingAddress={askingAddress} />
        ) : (
          <OnDemand askingAddress={askingAddress} />
        )}
      </div>
    </section>
  );
}

/**
 * Two buttons of one form: with scripts they switch the list in place, without scripts they load the page with the other list.
 */
function ListToggle({ shown, carried }: Pick<PriceListsProps, 'shown' | 'carried'>) {
  const change = useChangeAddress();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    change({ [PARAMETER]: submitter.value });
  };

  return (
    <form
      method="get"
      action={`#${SECTION_ID}`}
      onSubmit={onSubmit}
      aria-label={words.priceList}
      className="screen-only grid grid-cols-2 rounded-sm border border-line-strong max-sm:w-full"
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {PRICING_TYPES.map(({ id }) => (
        <button
          key={id}
          type="submit"
          name={PARAMETER}
          value={id}
          aria-pressed={id === shown}
          className={classes(
            'min-h-11 px-4 py-2 text-sm leading-tight font-semibold transition-colors',
            id === shown ? 'bg-deep text-on-dark' : 'hover:bg-foam',
          )}
        >
          {words.types[id]}
        </button>
      ))}
    </form>
  );
}

type Asking = Pick<PriceListsProps, 'askingAddress'>;

function Sheet({ sheet, askingAddress }: Asking & { sheet: PriceSheet }) {
  return (
    <div className="print-three grid gap-x-14 gap-y-10 md:grid-cols-2">
      {pricedDurations(sheet).length > 0 ? (
        <Durations sheet={sheet} />
      ) : (
        <OnDemand askingAddress={askingAddress} />
      )}
      <div className="print-loose grid content-start gap-8">
        {sheet.amenitiesIncluded.length > 0 && (
          <div>
            <h3>{words.includedAmenities}</h3>
            <ul className="mt-4 grid gap-2.5">
              {sheet.amenitiesIncluded.map((amenity) => (
                <li key={amenity} className="flex gap-3">
                  <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-brass" />
                  {amenity}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>{words.onTop}</h3>
          <dl className="mt-4 grid gap-2.5">
            <Addition name={words.gratuityName} percent={sheet.gratuityPercent} of={words.gratuityOf} />
            {sheet.salesTaxPercent > 0 && (
              <Addition name={words.salesTaxName} percent={sheet.salesTaxPercent} of={words.salesTaxOf} />
            )}
            {sheet.apaPercent !== null && <Addition name="APA" percent={sheet.apaPercent} of={words.apaOf} />}
          </dl>
        </div>
        {sheet.specialTerms && (
          <div>
            <h3>{words.specialTerms}</h3>
            <p className="prose-text mt-3 text-muted">{sheet.specialTerms}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function Durations({ sheet }: { sheet: PriceSheet }) {
  return (
    <table className="w-full self-start border-t border-line">
      <caption className="sr-only">{words.pricesByDuration(words.types[sheet.pricingType])}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.duration}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {pricedDurations(sheet).map(({ duration, cents }) => (
          <tr key={duration.key} className="border-b border-line">
            <th scope="row" className="py-3 text-left font-normal">
              {durationName(duration)}
            </th>
            <td className="py-3 text-right font-semibold">
              <Price dollars={dollarsFromCents(cents)} missing="" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Addition({ name, percent, of }: { name: string; percent: number; of: string }) {
  return (
    <div className="flex gap-4">
      <dt className="w-24 shrink-0 text-muted">{name}</dt>
      <dd>
        <span className="tabular font-semibold">{withThousands(Number(percent.toFixed(2)))}%</span> {of}
      </dd>
    </div>
  );
}

function OnDemand({ askingAddress }: Asking) {
  return (
    <div className="border-t border-line pt-6">
      <p className="text-lg">{words.pricesOnDemand}</p>
      <p className="mt-2 max-w-text text-muted">
        {words.quotedForTheDay}
        <TextLink to={askingAddress}>{words.askUs}</TextLink>
        {words.priceWithinADay}
      </p>
    </div>
  );
}

/** The placeholder while the prices load. */
export function PricesLoading() {
  return (
    <section aria-busy="true">
      <h2>{words.pricing}</h2>
      <div className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </section>
  );
}

/** Shown when the prices could not be loaded; the rest of the yacht's page stays. */
export function PriceFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <section>
      <h2>{words.pricing}</h2>
      <div role="alert" className="mt-8 border-t border-line pt-6">
        <p>{words.pricesFailed}</p>
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    </section>
  );
}

import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { instantText } from '#words/instants.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { words } from './words/index.ts';

/** Every version of the quote, the newest first, and the estimate of the day it was asked for. */
export function CharterPrices({ charter: { quotes, estimate } }: { charter: StaffCharterAnswer }) {
  return (
    <>
      {quotes.length > 0 && (
        <section aria-labelledby="booking-quotes" className="grid gap-3">
          <h3 id="booking-quotes" className="staff-subtitle">
            {words.quotes}
          </h3>
          {quotes.map((quote, index) => (
            <details key={quote.id} open={index === 0} className="staff-details">
              <summary>
                {words.quoteOf(quote.number, instantText(quote.createdAt, 'short'), quote.quotedBy)}
                {index > 0 && words.replaced}
              </summary>
              <p className="text-sm text-muted">
                {quote.acceptedAt
                  ? words.acceptedBy(quote.acceptedName ?? '', instantText(quote.acceptedAt, 'short'))
                  : words.expires(instantText(quote.heldUntil, 'short'))}
              </p>
              {quote.note !== '' && <p className="whitespace-pre-line wrap-anywhere">{quote.note}</p>}
              <PriceLines price={quote.price} />
            </details>
          ))}
        </section>
      )}
      <section aria-labelledby="booking-estimate">
        <h3 id="booking-estimate" className="staff-subtitle">
          {words.estimateOfTheDay}
        </h3>
        {estimate ? (
          <PriceLines price={estimate} className="mt-2" />
        ) : (
          <p className="mt-2">{words.pricesOnDemand}</p>
        )}
      </section>
    </>
  );
}

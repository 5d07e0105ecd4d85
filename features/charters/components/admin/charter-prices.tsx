import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { instantText } from '#words/instants.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { words } from './words/index.ts';

/**
 * Every quote, the newest first, and the estimate of the day of the request. After a move of a request that was quoted before,
 * no quote counts.
 */
export function CharterPrices({
  charter: { quote: standing, quotes, estimate, status },
}: {
  charter: StaffCharterAnswer;
}) {
  return (
    <>
      {quotes.length > 0 && (
        <TitledSection id="booking-quotes" title={words.quotes} className="grid gap-3">
          {quotes.map((quote, index) => (
            <details key={quote.id} open={quote.id === standing?.id} className="staff-details">
              <summary>
                {words.quoteOf(quote.number, instantText(quote.createdAt, 'short'), quote.quotedBy)}
                {index > 0 ? words.replaced : !standing && words.countsNoMore}
              </summary>
              <p className="text-sm text-muted">
                {quote.acceptedAt
                  ? words.acceptedBy(quote.acceptedName ?? '', instantText(quote.acceptedAt, 'short'))
                  : status === 'quoted' && words.expires(instantText(quote.heldUntil, 'short'))}
              </p>
              {quote.note !== '' && <p className="whitespace-pre-line wrap-anywhere">{quote.note}</p>}
              <PriceLines price={quote.price} />
            </details>
          ))}
        </TitledSection>
      )}
      <TitledSection id="booking-estimate" title={words.estimateOfTheDay}>
        {estimate ? (
          <PriceLines price={estimate} className="mt-2" />
        ) : (
          <p className="mt-2">{words.pricesOnDemand}</p>
        )}
      </TitledSection>
    </>
  );
}

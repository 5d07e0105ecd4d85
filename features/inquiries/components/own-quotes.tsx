import { useQuery } from '@tanstack/react-query';
import { requestNumber } from '#features/charters/domain.ts';
import { PartNotRead } from '#ui/not-read.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { ownQuotesQuery } from '../queries/own.ts';
import { words as formWords } from '../words/index.ts';
import { words } from './words/index.ts';

/** The client's requests for event quotes; nothing if there are none. */
export function OwnQuotes() {
  const found = useQuery(ownQuotesQuery());
  const { data } = found;
  if (!data) return <PartNotRead found={found} title={words.ownQuotes} />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-quotes">
      <h2 id="own-quotes" className="text-2xl">
        {words.ownQuotes}
      </h2>
      <ul className="mt-6 border-t border-line">
        {data.map((quote) => (
          <li key={quote.id} className="border-b border-line py-5">
            <h3 className="text-lg">
              {quote.eventType ? formWords.eventTypeNamed(quote.eventType) : words.anEvent}
            </h3>
            <p className="mt-1 text-sm text-muted">
              {[
                quote.eventDate && dayText(quote.eventDate, 'dated'),
                quote.guests && words.guestsCounted(quote.guests),
                words.askedAt(instantText(quote.createdAt, 'plain')),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {quote.charterId && <p className="mt-2 text-sm">{words.isNow(requestNumber(quote.charterId))}</p>}
            {quote.message !== '' && (
              <p className="mt-2 max-w-text wrap-anywhere whitespace-pre-line">{quote.message}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

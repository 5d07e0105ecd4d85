import { useState } from 'react';
import { useDeferred } from '#ui/deferred.ts';
import type { QuoteWish, ReceivedQuote } from './quote-dialogs.tsx';

export type { QuoteWish, ReceivedQuote } from './quote-dialogs.tsx';

const loadDialogs = () => import('./quote-dialogs.tsx').then((module) => module.QuoteDialogs);

/**
 * A page's way to a quote: `ask` opens the quote modal, `confirm` shows what has been received, `dialogs` belongs at the
 * end of the page. The modal's code is fetched with the visitor's first touch.
 */
export function useQuoteDialogs() {
  const [wish, setWish] = useState<QuoteWish>();
  const [received, setReceived] = useState<ReceivedQuote>();
  const Dialogs = useDeferred(loadDialogs, wish !== undefined || received !== undefined);
  return {
    ask: setWish,
    confirm: setReceived,
    dialogs: Dialogs && (
      <Dialogs wish={wish} received={received} onWishChange={setWish} onReceivedChange={setReceived} />
    ),
  };
}

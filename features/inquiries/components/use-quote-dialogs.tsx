import { useState } from 'react';
import { useDeferred } from '#ui/deferred.ts';
import type { QuoteWish, ReceivedQuote } from './quote-dialogs.tsx';

export type { QuoteWish, ReceivedQuote } from './quote-dialogs.tsx';

const loadDialogs = () => import('./quote-dialogs.tsx').then((module) => module.QuoteDialogs);

/**
 * The quote modal for a page: `ask` opens it, `confirm` shows the confirmation, and `dialogs` must be rendered at the end of
 * the page. The modal's code is loaded with the visitor's first touch.
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

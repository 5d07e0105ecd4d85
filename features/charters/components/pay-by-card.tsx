import { useState } from 'react';
import type { CheckoutInput, MoneyAnswer } from '#features/money/schema/index.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { leaveFor } from '#ui/leave-for.ts';
import { readAgain } from '#ui/read-again.ts';
import { useSending } from '#ui/sending.ts';
import { formatCents } from '#words/amounts.ts';
import { CHARTER_LINKS } from '../queries/booking.ts';
import { OWN_REQUESTS } from '../queries/own.ts';
import { words } from '../words/index.ts';

/** The id of this part on the page. */
export const PAY_BY_CARD_ID = 'pay-by-card';

/** Asks for the address of the card company's page. */
type Start = (wish: CheckoutInput) => Promise<{ url: string }>;

/** The button to pay what is due next by card; or what is on its way, also when nothing is to be paid any more. */
export function PayByCard({ money, start }: { money: MoneyAnswer; start: Start }) {
  const { card, onItsWayCents } = money;
  if (onItsWayCents > 0) {
    return (
      <p className="screen-only mt-8 max-w-form rounded-md bg-foam p-6">
        {words.paymentOnItsWay(formatCents(onItsWayCents))}
      </p>
    );
  }
  return card && <PayButton card={card} start={start} />;
}

/**
 * The button to the card company's page, where the client pays what is due next. The browser leaves our site: no card number is
 * typed here.
 */
function PayButton({ card, start }: { card: NonNullable<MoneyAnswer['card']>; start: Start }) {
  const [isKept, setKept] = useState(false);
  const { consent } = card;
  const wish = { piece: card.piece, ...(isKept && consent ? { consent: consent.name } : {}) };
  const { press, isPending, trouble } = useSending(() => start(wish), {
    onDone: ({ url }) => leaveFor(url),
    // It may have been paid on another device, or be on its way: reading again shows that.
    onRefused: () => readAgain([CHARTER_LINKS, OWN_REQUESTS]),
  });
  return (
    <div id={PAY_BY_CARD_ID} className="screen-only mt-8 grid max-w-form gap-4 rounded-md bg-foam p-6">
      {trouble && <ErrorSummary title={trouble.sentence} />}
      {consent && (
        <Checkbox
          // A tick from before the scripts loaded is on the page, but not in the state.
          ref={(box) => void (box?.checked && setKept(true))}
          label={consent.words}
          checked={isKept}
          onChange={(event) => setKept(event.target.checked)}
          className="scripts-off:hidden"
        />
      )}
      <Button onClick={() => press()} busy={isPending} className="justify-self-start scripts-off:hidden">
        {words.pay(card.label, formatCents(card.cents))}
      </Button>
      <p className="text-sm text-muted">{words.payText}</p>
    </div>
  );
}

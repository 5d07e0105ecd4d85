import { useState } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { useReached } from '#ui/reached.ts';
import { words } from '../words/index.ts';
import { BOOKING_FORM_ID } from './booking-form.tsx';
import type { WholeCharter } from './use-booking.ts';

interface ThumbBarProps {
  totalDollars: number;
  /** Whether there can be an estimate of the whole charter, and the estimate. */
  whole: WholeCharter;
  hasExtras: boolean;
  isSending: boolean;
  /** The id of the last part of the page; once the visitor is there, the button sends. */
  lastPart: string;
  onProceed: () => void;
}

/** The bar on a phone: the total, and one button that leads on or sends. */
export function ThumbBar({
  totalDollars,
  whole: { isAsked, estimate: price },
  hasExtras,
  isSending,
  lastPart,
  onProceed,
}: ThumbBarProps) {
  const isThere = useReached(lastPart);
  // A visitor who has been at the last part and scrolls back to change something can send from there.
  const [isAtEnd, setAtEnd] = useState(false);
  if (isThere && !isAtEnd) setAtEnd(true);
  const withoutPrice = price === null ? words.plusYachtOnDemand : undefined;
  const extras = hasExtras
    ? { label: words.extras, dollars: totalDollars, rest: isAsked ? withoutPrice : words.plusYacht }
    : undefined;
  const shown = price ? { label: words.estimate, dollars: price.total, rest: undefined } : extras;
  return (
    <BottomBar>
      {shown && (
        <p className="flex-none leading-tight">
          <span className="block text-xs text-muted">{shown.label}</span>
          <Price dollars={shown.dollars} missing="" className="text-lg font-semibold" />
          {shown.rest && <span className="block text-xs text-muted">{shown.rest}</span>}
        </p>
      )}
      {isAtEnd ? (
        <Button type="submit" form={BOOKING_FORM_ID} busy={isSending} wide>
          {words.sendRequest}
        </Button>
      ) : (
        <Button wide onClick={onProceed}>
          {words.proceed}
        </Button>
      )}
    </BottomBar>
  );
}

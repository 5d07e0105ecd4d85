import { useState } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { useReached } from '#ui/reached.ts';
import { words } from '../words/index.ts';
import { BOOKING_FORM_ID } from './booking-form.tsx';

interface ThumbBarProps {
  totalDollars: number;
  /** The estimate of the whole charter, once it is known. */
  estimateDollars: number | undefined;
  hasExtras: boolean;
  isSending: boolean;
  /** The id of the last part of the page; once the visitor is there, the button sends. */
  lastPart: string;
  onProceed: () => void;
}

/** The bar on a phone: the total, and one button that leads on or sends. */
export function ThumbBar({
  totalDollars,
  estimateDollars,
  hasExtras,
  isSending,
  lastPart,
  onProceed,
}: ThumbBarProps) {
  const isThere = useReached(lastPart);
  // A visitor who has been at the last part and scrolls back to change something can send from there.
  const [isAtEnd, setAtEnd] = useState(false);
  if (isThere && !isAtEnd) setAtEnd(true);
  const extras = hasExtras
    ? { label: words.extras, dollars: totalDollars, rest: words.plusYacht }
    : undefined;
  const estimate =
    estimateDollars === undefined
      ? undefined
      : { label: words.estimate, dollars: estimateDollars, rest: undefined };
  const shown = estimate ?? extras;
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

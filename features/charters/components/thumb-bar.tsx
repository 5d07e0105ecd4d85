import { useState } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { useReached } from '#ui/reached.ts';
import { words } from '../words/index.ts';
import { BOOKING_FORM_ID } from './booking-form.tsx';

interface ThumbBarProps {
  totalDollars: number;
  /** What the whole charter comes to, once that is known. */
  estimateDollars: number | undefined;
  hasExtras: boolean;
  isSending: boolean;
  /** The part of the page from which the button sends. */
  lastPart: string;
  onProceed: () => void;
}

/** On a phone: the total, and the one button that leads on from where the visitor is. */
export function ThumbBar({
  totalDollars,
  estimateDollars,
  hasExtras,
  isSending,
  lastPart,
  onProceed,
}: ThumbBarProps) {
  const isThere = useReached(lastPart);
  // Whoever has been there, and goes back to mend something, sends from where they are.
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

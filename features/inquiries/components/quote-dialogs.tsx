import { useId, useState } from 'react';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useIsSending } from '#ui/sending.ts';
import type { TypedValues } from '#ui/typed-values.ts';
import { dayText } from '#words/days.ts';
import { words } from '../words/index.ts';
import { QuoteForm } from './quote-form.tsx';

/** What the quote is for; the form starts with it. */
export interface QuoteWish {
  /** What it is about, the same in every language: the draft is kept under this name. */
  readonly about: string;
  readonly eventType: string;
  /** The title above the form, in the page's words. */
  readonly title: string;
  readonly message?: string;
}

/** A stored request, with the values as typed. */
export interface ReceivedQuote {
  readonly message: string;
  /** Whether a copy of it is mailed. */
  readonly isMailed: boolean;
  readonly values: TypedValues;
  /** The event's own name, where the type alone does not say which it is. */
  readonly event?: string | undefined;
}

interface QuoteDialogsProps {
  /** The quote modal is open while this is set. */
  wish: QuoteWish | undefined;
  /** The confirmation modal is open while this is set. */
  received: ReceivedQuote | undefined;
  onWishChange: (wish: QuoteWish | undefined) => void;
  onReceivedChange: (received: ReceivedQuote | undefined) => void;
}

/** A type that is called as the event says already which event it is: no message then has to. */
const carriedFrom = ({ eventType, title, message = '' }: QuoteWish): TypedValues => ({
  eventType,
  message: title === words.eventTypeNamed(eventType) ? '' : message,
});

/** The quote modal and, once the request is stored, the confirmation modal. */
export function QuoteDialogs({ wish, received, onWishChange, onReceivedChange }: QuoteDialogsProps) {
  const formId = useId();
  const isSending = useIsSending(formId);
  const today: CharterDay = charterDayAt(new Date());
  // Keep a dialog's content while it fades out.
  const [shown, setShown] = useState(wish);
  if (wish && wish !== shown) setShown(wish);
  const [told, setTold] = useState(received);
  if (received && received !== told) setTold(received);

  return (
    <>
      <Dialog
        open={wish !== undefined}
        onOpenChange={(open) => open || onWishChange(undefined)}
        title={words.requestQuote}
        description={shown?.title}
        footer={
          <Button type="submit" form={formId} busy={isSending}>
            {words.sendQuoteRequest}
          </Button>
        }
      >
        {shown && (
          <QuoteForm
            key={shown.about}
            id={formId}
            // Each event has its own draft, so that a text about a wedding does not appear in the form for a trade show.
            draft={`miami-flow:quote-draft:${shown.about}`}
            carried={carriedFrom(shown)}
            today={today}
            onReceived={({ message, isMailed = true }, values) => {
              onWishChange(undefined);
              const event = shown.message && values.eventType === shown.eventType ? shown.title : undefined;
              onReceivedChange({ message, isMailed, values, event });
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={received !== undefined}
        onOpenChange={(open) => open || onReceivedChange(undefined)}
        title={words.quoteReceived}
        description={told?.message}
        footer={<Button onClick={() => onReceivedChange(undefined)}>{words.done}</Button>}
      >
        {told && <Told {...told} />}
      </Dialog>
    </>
  );
}

function Told({ values, isMailed, event }: ReceivedQuote) {
  const { eventType = '', eventDate = '', guests = '', email = '' } = values;
  const facts = (
    [
      [words.event, event ?? words.eventTypeNamed(eventType)],
      [words.date, eventDate && dayText(eventDate, 'full')],
      [words.guests, guests],
    ] as const
  ).filter(([, value]) => value);
  return (
    <>
      {facts.length > 0 && <FactList facts={facts} />}
      {isMailed && (
        <p className="mt-4 text-sm text-muted">
          {words.copyTo}
          <span className="break-all">{email}</span>.
        </p>
      )}
    </>
  );
}

import type { CharterDay } from '#core/charter-time.ts';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/sending.ts';
import { words } from '../words/index.ts';
import { QuoteForm } from './quote-form.tsx';
import type { ReceivedQuote } from './use-quote-dialogs.tsx';

export const EVENT_INQUIRY_ID = 'inquiry-form';

interface EventInquiryProps {
  today: CharterDay;
  onReceived: (received: ReceivedQuote) => void;
}

/** The special events page's own form: the quote modal's fields, rules and call, in the page. */
export function EventInquiry({ today, onReceived }: EventInquiryProps) {
  const isSending = useIsSending(EVENT_INQUIRY_ID);
  return (
    <>
      <QuoteForm
        id={EVENT_INQUIRY_ID}
        draft="miami-flow:inquiry-draft"
        today={today}
        onReceived={({ message }, values) => onReceived({ message, values })}
      />
      {/* On a phone the button is the thumb’s bar. */}
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 scripts-off:hidden">
        <Button type="submit" form={EVENT_INQUIRY_ID} busy={isSending} className="max-lg:hidden">
          {words.sendInquiry}
        </Button>
        <span className="text-sm text-muted">{words.answeredByPlanner}</span>
      </p>
    </>
  );
}

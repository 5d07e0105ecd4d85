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

/** The form of the special events page: the same fields, rules and call as the quote modal, but in the page. */
export function EventInquiry({ today, onReceived }: EventInquiryProps) {
  const isSending = useIsSending(EVENT_INQUIRY_ID);
  return (
    <>
      <QuoteForm
        id={EVENT_INQUIRY_ID}
        draft="miami-flow:inquiry-draft"
        today={today}
        onReceived={({ message, isMailed = true }, values) => onReceived({ message, isMailed, values })}
      />
      {/* On a phone, the bar at the bottom has the button. */}
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 scripts-off:hidden">
        <Button type="submit" form={EVENT_INQUIRY_ID} busy={isSending} className="max-lg:hidden">
          {words.sendInquiry}
        </Button>
        <span className="text-sm text-muted">{words.answeredByPlanner}</span>
      </p>
    </>
  );
}

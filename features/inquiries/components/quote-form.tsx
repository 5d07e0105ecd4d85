import type { CharterDay } from '#core/charter-time.ts';
import { QUOTE_EVENT_TYPES } from '#features/events/domain.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { TypedValues } from '#ui/typed-values.ts';
import type { ReceivedAnswer } from '../schema.ts';
import { InquiryForm } from './inquiry-form.tsx';

/** Said on screen. */
const FAILURE = 'Failed to submit quote request. Please try again.';

const EVENT_TYPES = QUOTE_EVENT_TYPES.map((type) => ({ value: type, label: type }));

interface QuoteFormProps {
  id: string;
  /** Under which name the tab keeps what is typed. */
  draft: string;
  carried?: TypedValues;
  /** Today in Miami: no event can be before. */
  today: CharterDay;
  onReceived: (received: ReceivedAnswer, values: TypedValues) => void;
}

/** What is asked of whoever wants an event's quote: in the quote modal and on the special events page. */
export function QuoteForm({ id, draft, carried, today, onReceived }: QuoteFormProps) {
  return (
    <InquiryForm
      kind="quote"
      id={id}
      draft={draft}
      carried={carried}
      failure={FAILURE}
      onReceived={onReceived}
      className="grid gap-5"
    >
      {(field) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name" {...field('name', true)} className="sm:col-span-2">
              <Input autoComplete="name" maxLength={200} name="name" />
            </Field>
            <Field label="Email" {...field('email', true)}>
              <Input type="email" inputMode="email" autoComplete="email" name="email" />
            </Field>
            <Field label="Phone" {...field('phone')}>
              <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={40} name="phone" />
            </Field>
            <Field label="Event type" {...field('eventType')} className="sm:col-span-2">
              <Select empty="Not decided yet" options={EVENT_TYPES} defaultValue="" name="eventType" />
            </Field>
            <Field label="Event date" {...field('eventDate')}>
              <Input type="date" min={today} name="eventDate" />
            </Field>
            <Field label="Guests" {...field('guests')}>
              <Input type="number" inputMode="numeric" min={1} step={1} name="guests" />
            </Field>
          </div>
          <Field
            label="Message"
            hint="What you’re celebrating, who’s coming, and what you can’t do without."
            {...field('message')}
          >
            <Textarea name="message" />
          </Field>
        </>
      )}
    </InquiryForm>
  );
}

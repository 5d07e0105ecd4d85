import type { CharterDay } from '#core/charter-time.ts';
import { offeredEventTypes } from '#features/events/domain.ts';
import { eventsQuery } from '#features/events/queries.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { TypedValues } from '#ui/typed-values.ts';
import type { ReceivedAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { InquiryForm } from './inquiry-form.tsx';

interface QuoteFormProps {
  id: string;
  /** The name under which the tab's storage keeps what is typed. */
  draft: string;
  carried?: TypedValues;
  /** Today in Miami; an event cannot be earlier. */
  today: CharterDay;
  onReceived: (received: ReceivedAnswer, values: TypedValues) => void;
}

/** The fields of a request for an event's quote, in the quote modal and on the special events page. */
export function QuoteForm({ id, draft, carried, today, onReceived }: QuoteFormProps) {
  const signatures = useAnswer(eventsQuery('signature')).data;
  return (
    <InquiryForm
      kind="quote"
      id={id}
      draft={draft}
      carried={carried}
      failure={words.quoteFailed}
      onReceived={onReceived}
      className="grid gap-5"
    >
      {(field) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={words.name} {...field('name', true)} className="sm:col-span-2">
              <Input autoComplete="name" maxLength={200} name="name" />
            </Field>
            <Field label={words.email} {...field('email', true)}>
              <Input type="email" inputMode="email" autoComplete="email" name="email" />
            </Field>
            <Field label={words.phone} {...field('phone')}>
              <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={40} name="phone" />
            </Field>
            <Field label={words.eventType} {...field('eventType')} className="sm:col-span-2">
              <Select
                empty={words.notDecided}
                options={offeredEventTypes(signatures, carried?.eventType).map((type) => ({
                  value: type,
                  label: words.eventTypeNamed(type),
                }))}
                defaultValue=""
                name="eventType"
              />
            </Field>
            <Field label={words.eventDate} {...field('eventDate')}>
              <Input type="date" min={today} name="eventDate" />
            </Field>
            <Field label={words.guests} {...field('guests')}>
              <Input type="number" inputMode="numeric" min={1} step={1} name="guests" />
            </Field>
          </div>
          <Field label={words.message} hint={words.quoteHint} {...field('message')}>
            <Textarea name="message" />
          </Field>
        </>
      )}
    </InquiryForm>
  );
}

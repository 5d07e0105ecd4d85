import { ApiError } from '#core/api-client.ts';
import type { CharterDay } from '#core/charter-time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { useIsSending } from '#ui/sending.ts';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast-store.ts';
import { CONTACT_METHODS, DURATIONS, OCCASIONS, PREFERRED_TIMES } from '../domain.ts';
import { InquiryForm } from './inquiry-form.tsx';

/** Said on screen. */
const FAILURE = 'Failed to send message. Please try again.';

const FORM_ID = 'contact-form';

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A message to the business. Only name, address and words are needed; the rest helps to answer well. */
export function ContactForm({ today }: { today: CharterDay }) {
  const isSending = useIsSending(FORM_ID);
  return (
    <>
      <InquiryForm
        kind="contact"
        id={FORM_ID}
        draft="miami-flow:contact-draft"
        failure={FAILURE}
        onReceived={({ message }) => toast({ title: 'Success!', description: message })}
        onRefused={(error) => {
          const sentence = error instanceof ApiError ? error.refusal.error : undefined;
          toast({ title: 'Error', description: sentence ?? FAILURE, variant: 'destructive' });
        }}
        className="grid gap-10"
      >
        {(field) => (
          <>
            <fieldset className="grid gap-5 sm:grid-cols-2">
              <legend className="display mb-5 text-xl">Your details</legend>
              <Field label="First name" {...field('firstName', true)}>
                <Input autoComplete="given-name" maxLength={100} name="firstName" />
              </Field>
              <Field label="Last name" {...field('lastName', true)}>
                <Input autoComplete="family-name" maxLength={100} name="lastName" />
              </Field>
              <Field label="Email" {...field('email', true)}>
                <Input type="email" inputMode="email" autoComplete="email" name="email" />
              </Field>
              <Field label="Phone" {...field('phone')}>
                <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={40} name="phone" />
              </Field>
              <Field label="How may we answer?" {...field('contactMethod')} className="sm:col-span-2">
                <Select
                  empty="No preference"
                  options={choices(CONTACT_METHODS)}
                  defaultValue=""
                  name="contactMethod"
                />
              </Field>
            </fieldset>
            <fieldset className="grid gap-5 sm:grid-cols-2">
              <legend className="display mb-5 text-xl">Your date, if you have one</legend>
              <Field label="Occasion" {...field('occasion')}>
                <Select
                  empty="None in particular"
                  options={choices(OCCASIONS)}
                  defaultValue=""
                  name="occasion"
                />
              </Field>
              <Field label="Number of guests" {...field('numberOfGuests')}>
                <Input type="number" inputMode="numeric" min={1} step={1} name="numberOfGuests" />
              </Field>
              <Field label="Date" {...field('date')} className="sm:col-span-2">
                <Input type="date" min={today} name="date" />
              </Field>
              <Field label="Duration" {...field('duration')}>
                <Select
                  empty="Not decided yet"
                  options={choices(DURATIONS)}
                  defaultValue=""
                  name="duration"
                />
              </Field>
              <Field label="Preferred time" {...field('preferredTime')}>
                <Select
                  empty="Any time"
                  options={choices(PREFERRED_TIMES)}
                  defaultValue=""
                  name="preferredTime"
                />
              </Field>
            </fieldset>
            <Field label="Message" {...field('message', true)}>
              <Textarea name="message" rows={6} />
            </Field>
          </>
        )}
      </InquiryForm>
      <p className="mt-8 scripts-off:hidden">
        <Button type="submit" form={FORM_ID} busy={isSending}>
          Send Message
        </Button>
      </p>
    </>
  );
}

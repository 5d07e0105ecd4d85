import { ApiError } from '#core/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { useIsSending } from '#ui/sending.ts';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast-store.ts';
import { words } from '../words/index.ts';
import { InquiryForm } from './inquiry-form.tsx';

const FORM_ID = 'contact-form';

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The contact form. Only name, email and message are required; the other fields help to answer well. */
export function ContactForm() {
  const isSending = useIsSending(FORM_ID);
  return (
    <>
      <InquiryForm
        kind="contact"
        id={FORM_ID}
        draft="miami-flow:contact-draft"
        failure={words.contactFailed}
        onReceived={({ message }) => toast({ title: words.success, description: message })}
        onRefused={(error) => {
          const sentence = error instanceof ApiError ? error.refusal.error : undefined;
          toast({ title: words.error, description: sentence ?? words.contactFailed, variant: 'destructive' });
        }}
        className="grid gap-10"
      >
        {(field) => (
          <>
            <fieldset className="grid gap-5 sm:grid-cols-2">
              <legend className="display mb-5 text-xl">{words.yourDetails}</legend>
              <Field label={words.firstName} {...field('firstName', true)}>
                <Input autoComplete="given-name" maxLength={100} name="firstName" />
              </Field>
              <Field label={words.lastName} {...field('lastName', true)}>
                <Input autoComplete="family-name" maxLength={100} name="lastName" />
              </Field>
              <Field label={words.email} {...field('email', true)}>
                <Input type="email" inputMode="email" autoComplete="email" name="email" />
              </Field>
              <Field label={words.phone} {...field('phone')}>
                <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={40} name="phone" />
              </Field>
              <Field label={words.howToAnswer} {...field('contactMethod')} className="sm:col-span-2">
                <Select
                  empty={words.noPreference}
                  options={choices(words.contactMethods)}
                  defaultValue=""
                  name="contactMethod"
                />
              </Field>
            </fieldset>
            <fieldset className="grid gap-5 sm:grid-cols-2">
              <legend className="display mb-5 text-xl">{words.yourDate}</legend>
              <Field label={words.occasion} {...field('occasion')}>
                <Select
                  empty={words.noOccasion}
                  options={choices(words.occasions)}
                  defaultValue=""
                  name="occasion"
                />
              </Field>
              <Field label={words.numberOfGuests} {...field('numberOfGuests')}>
                <Input type="number" inputMode="numeric" min={1} step={1} name="numberOfGuests" />
              </Field>
              <Field label={words.date} {...field('date')} className="sm:col-span-2">
                <Input type="date" name="date" />
              </Field>
              <Field label={words.duration} {...field('duration')}>
                <Select
                  empty={words.notDecided}
                  options={choices(words.durations)}
                  defaultValue=""
                  name="duration"
                />
              </Field>
              <Field label={words.preferredTime} {...field('preferredTime')}>
                <Select
                  empty={words.anyTime}
                  options={choices(words.preferredTimes)}
                  defaultValue=""
                  name="preferredTime"
                />
              </Field>
            </fieldset>
            <Field label={words.message} {...field('message', true)}>
              <Textarea name="message" rows={6} />
            </Field>
          </>
        )}
      </InquiryForm>
      <p className="mt-8 scripts-off:hidden">
        <Button type="submit" form={FORM_ID} busy={isSending}>
          {words.sendMessage}
        </Button>
      </p>
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { troubleOf } from '#ui/trouble.ts';
import { contactOf } from '../domain/application.ts';
import { labelOf, optionsOf, STATES } from '../domain/options.ts';
import { APPLICATIONS, MESSAGES, saveContact } from '../queries.ts';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { contactSchema } from '../schema/form.ts';
import { words } from '../words/index.ts';
import { sentenceOf } from './sending.ts';
import { registerFormatted } from './step-form.tsx';

type Contact = z.input<typeof contactSchema>;

/** Ref that focuses the first field: the form loads after its dialog, which has focused its close button meanwhile. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

type Shown = Record<keyof Contact, string>;

/** Names each text explicitly: a dynamic look-up would pull the whole catalog into every page that uses one of these texts. */
const labelsOf = (): Shown => ({
  email: words.email,
  phone: words.phone,
  streetAddress: words.streetAddress,
  city: words.city,
  state: words.state,
  zipCode: words.zipCode,
});

const fieldsOf = (shown: Shown) => Object.keys(shown) as (keyof Contact)[];

/** The fields that somebody else changed since they were shown and for which the applicant typed a third value. */
const overruled = (now: Shown, shown: Shown, typed: Contact) =>
  fieldsOf(now)
    .filter((name) => now[name] !== shown[name] && ![now[name], shown[name]].includes(typed[name]))
    .map((name) => ({
      fieldId: `contact-${name}`,
      message: `${labelsOf()[name]}: ${name === 'state' ? labelOf(STATES, now.state) : now[name]}`,
    }));

/** The form for email, phone and address, with the rules of the wizard's step 2. */
export function ContactForm({
  application,
  onSaved,
}: {
  application: ApplicationAnswer;
  onSaved: () => void;
}) {
  const [seen, setSeen] = useState<Shown>(contactOf<string>(application));
  const [another, setAnother] = useState<ReturnType<typeof overruled>>([]);
  const form = useForm<Contact>({
    defaultValues: seen as Contact,
    resolver: zodResolver(contactSchema, undefined, { raw: true }),
  });
  const { register, formState } = form;
  const field = (name: keyof Contact) => ({
    id: `contact-${name}`,
    error: formState.errors[name]?.message,
    required: true,
  });
  const { press, isPending, error, trouble } = useSending(
    (contact: Contact) => saveContact(application.id, { ...contact, seen }),
    {
      readAgain: [APPLICATIONS, MESSAGES],
      readAgainWhenRefused: true,
      onDone: onSaved,
      // Take over the new values in fields that the applicant has not changed, so that the next save is based on them.
      onRefused: (why, typed) => {
        const met = troubleOf(why);
        if (met.kind !== 'changed-meanwhile') return;
        const now = met.current as Shown;
        setAnother(overruled(now, seen, typed));
        for (const name of fieldsOf(now))
          if (typed[name] === seen[name]) form.setValue(name, now[name] as Contact[typeof name]);
        setSeen(now);
      },
      says: ({ message }) => ({ title: words.contactSaved, description: message }),
    },
  );
  const isAnother = trouble?.kind === 'changed-meanwhile';
  const save = form.handleSubmit((contact) => press(contact));
  return (
    <SentForm ref={focusFirst} className="grid gap-5" onSubmit={(event) => void save(event)}>
      {error && (
        <ErrorSummary
          title={isAnother ? words.contactIsAnother : sentenceOf(error)}
          issues={isAnother ? another : []}
        />
      )}
      <Field label={words.email} {...field('email')}>
        <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={words.phone} {...field('phone')}>
        <Input
          type="tel"
          autoComplete="tel"
          className="tabular"
          {...registerFormatted(form, 'phone', 'phone')}
        />
      </Field>
      <Field label={words.streetAddress} {...field('streetAddress')}>
        <Input autoComplete="street-address" {...register('streetAddress')} />
      </Field>
      <Field label={words.city} {...field('city')}>
        <Input autoComplete="address-level2" {...register('city')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.state} {...field('state')}>
          <Select options={optionsOf(STATES)} autoComplete="address-level1" {...register('state')} />
        </Field>
        <Field label={words.zipCode} {...field('zipCode')}>
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            className="tabular"
            {...register('zipCode')}
          />
        </Field>
      </div>
      <Button type="submit" busy={isPending}>
        {words.save}
      </Button>
    </SentForm>
  );
}

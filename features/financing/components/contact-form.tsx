import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { optionsOf, STATES } from '../domain/options.ts';
import { saveContact } from '../queries.ts';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { contactSchema } from '../schema/form.ts';
import { sentenceOf } from './sending.ts';
import { registerFormatted } from './step-form.tsx';

type Contact = z.input<typeof contactSchema>;

/** E-mail, phone and address, judged like step 2 of the wizard. */
export function ContactForm({
  application,
  onSaved,
}: {
  application: ApplicationAnswer;
  onSaved: () => void;
}) {
  const { email, phone, streetAddress, city, zipCode } = application;
  const [problem, setProblem] = useState<string>();
  const form = useForm<Contact>({
    defaultValues: {
      email,
      phone,
      streetAddress,
      city,
      state: application.state as Contact['state'],
      zipCode,
    },
    resolver: zodResolver(contactSchema, undefined, { raw: true }),
  });
  const { register, formState } = form;
  const field = (name: keyof Contact) => ({
    id: `contact-${name}`,
    error: formState.errors[name]?.message,
    required: true,
  });
  const save = form.handleSubmit(async (contact) => {
    setProblem(undefined);
    try {
      const { message } = await saveContact(application.id, contact);
      toast({ title: 'Contact Info Saved', description: message });
      onSaved();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
      {problem && <ErrorSummary title={problem} />}
      <Field label="Email" {...field('email')}>
        <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Phone" {...field('phone')}>
        <Input
          type="tel"
          autoComplete="tel"
          className="tabular"
          {...registerFormatted(register, 'phone', 'phone')}
        />
      </Field>
      <Field label="Street address" {...field('streetAddress')}>
        <Input autoComplete="street-address" {...register('streetAddress')} />
      </Field>
      <Field label="City" {...field('city')}>
        <Input autoComplete="address-level2" {...register('city')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="State" {...field('state')}>
          <Select options={optionsOf(STATES)} autoComplete="address-level1" {...register('state')} />
        </Field>
        <Field label="ZIP code" {...field('zipCode')}>
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            className="tabular"
            {...register('zipCode')}
          />
        </Field>
      </div>
      <Button type="submit" busy={formState.isSubmitting}>
        Save
      </Button>
    </form>
  );
}

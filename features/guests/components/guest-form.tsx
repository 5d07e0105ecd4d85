import { useId, useState } from 'react';
import type { CallOptions } from '#core/api-client.ts';
import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { AGE_BANDS, type AgeBand, type NamedGuest } from '../domain.ts';
import { LINKED_GUESTS } from '../queries.ts';
import type { ClientGuests, GuestInput } from '../schema.ts';
import { words } from '../words/index.ts';

interface GuestFormProps {
  /** Absent for a new guest. Sealed details are not shown again; they stay as they are unless something new is typed. */
  guest?: ClientGuests['guests'][number];
  /** @param opened the guest as the form was opened with */
  save: (
    typed: GuestInput,
    options: CallOptions,
    opened: NamedGuest | undefined,
  ) => Promise<{ readonly message: string }>;
  onDone: () => void;
  onCancel: () => void;
}

/** Loads the validation rules. If they cannot be loaded, finds no faults: the server checks with the same rules. */
const checks = () =>
  import('./checks.ts').then(
    ({ checkGuest }) => checkGuest,
    () => () => ({}),
  );

/** The form with which the charter’s client names or changes a guest. */
export function GuestForm({ guest, save, onDone, onCancel }: GuestFormProps) {
  const [opened] = useState(guest);
  const form = useForm(
    ({ name = '', ageBand = '', allergies = '', contact = '' }, options) =>
      save({ name, ageBand: ageBand as AgeBand, allergies, contact }, options, opened),
    {
      id: `guest-${useId()}`,
      ...(guest ? {} : { once: 'guest' }),
      check: checks,
      readAgain: [LINKED_GUESTS],
      says: ({ message }) => ({ title: message }),
      onDone,
    },
  );
  const kept = guest?.isSigned ? words.addedHint : words.keptHint;
  const bands = AGE_BANDS.map((value) => ({ value: value as string, label: words.ageBands[value] }));
  return (
    <Form form={form} className="grid gap-4">
      <AskBeforeLeaving />
      <Field label={words.guestName} {...form.field('name', true)}>
        <Input ref={takeFocus} name="name" defaultValue={guest?.name} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={words.guestAge} {...form.field('ageBand', true)}>
        <Select name="ageBand" empty={words.chooseAge} options={bands} defaultValue={guest?.ageBand ?? ''} />
      </Field>
      <Field
        label={words.guestAllergies}
        hint={guest?.hasAllergies ? kept : words.sealedHint}
        {...form.field('allergies')}
      >
        <Input name="allergies" autoComplete="off" maxLength={500} />
      </Field>
      <Field
        label={words.guestContact}
        hint={guest?.hasContact ? kept : words.contactHint}
        {...form.field('contact')}
      >
        <Input name="contact" autoComplete="off" maxLength={200} />
      </Field>
      {form.refusedAs()}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {guest ? words.save : words.addGuest}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </Form>
  );
}

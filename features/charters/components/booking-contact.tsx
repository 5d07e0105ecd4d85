import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { words } from '../words/index.ts';
import type { BookingField } from './booking-values.ts';

export const BOOKING_CONTACT_ID = 'booking-contact';

interface BookingContactProps {
  /** A field's props, as the form provides them. */
  field: (
    name: BookingField,
    isRequired?: boolean,
  ) => { id: string; error: string | undefined; required: boolean };
  specialRequests: string;
}

/** The visitor's contact details and special requests. */
export function BookingContact({ field, specialRequests }: BookingContactProps) {
  return (
    <fieldset id={BOOKING_CONTACT_ID} className="grid gap-6 sm:grid-cols-2">
      <legend className="display mb-5 text-xl">{words.howWeReachYou}</legend>
      <Field label={words.firstName} {...field('firstName')}>
        <Input autoComplete="given-name" maxLength={100} name="firstName" />
      </Field>
      <Field label={words.lastName} {...field('lastName')}>
        <Input autoComplete="family-name" maxLength={100} name="lastName" />
      </Field>
      <Field label={words.email} {...field('email')}>
        <Input type="email" inputMode="email" autoComplete="email" name="email" />
      </Field>
      <Field label={words.phone} {...field('phone')}>
        <Input type="tel" inputMode="tel" autoComplete="tel" name="phone" />
      </Field>
      <Field
        label={words.specialRequests}
        hint={words.specialRequestsHint}
        {...field('specialRequests', false)}
        className="sm:col-span-2"
      >
        <Textarea defaultValue={specialRequests} name="specialRequests" />
      </Field>
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input tabIndex={-1} autoComplete="off" name="leaveEmpty" />
        </label>
      </div>
    </fieldset>
  );
}

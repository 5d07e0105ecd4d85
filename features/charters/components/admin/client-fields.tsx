import type { UseFormRegisterReturn } from 'react-hook-form';
import { languageChoices } from '#ui/admin/language-badge.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { BookingDetails } from '../../schema/index.ts';
import { words } from './words/index.ts';

type ClientField = Extract<keyof BookingDetails, `contact${string}` | 'language'>;

interface Around {
  /** The id and the error of a field of the form around them. */
  of: (name: ClientField) => { id: string; error: string | undefined };
  register: (name: ClientField) => UseFormRegisterReturn;
}

/**
 * For whom a charter is, in whatever form asks for it. Called, not mounted: the first fault of a form takes the focus in the order
 * in which its fields are registered, and what is mounted is registered after all that stands in the form itself.
 */
export function clientFields({ of, register }: Around) {
  return (
    <>
      <Field label={words.clientName} required {...of('contactName')}>
        <Input autoComplete="off" {...register('contactName')} />
      </Field>
      <div className="staff-form-row">
        <Field label={words.email} hint={words.emailHint} {...of('contactEmail')}>
          <Input type="email" autoComplete="off" {...register('contactEmail')} />
        </Field>
        <Field label={words.phone} {...of('contactPhone')}>
          <Input type="tel" autoComplete="off" {...register('contactPhone')} />
        </Field>
        <Field label={words.language} {...of('language')}>
          <Select options={languageChoices()} {...register('language')} />
        </Field>
      </div>
    </>
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { languageChoices } from '#ui/admin/language-badge.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { BookingDetails } from '../../schema/index.ts';
import { words } from './words/index.ts';

type ClientField = Extract<keyof BookingDetails, `contact${string}` | 'language'>;

interface Around {
  /** The id and the error of one of the form's fields. */
  of: (name: ClientField) => { id: string; error: string | undefined };
  register: (name: ClientField) => UseFormRegisterReturn;
  /** What is to be known before the name is changed. */
  nameHint?: string | undefined;
}

/**
 * The client's fields, for several forms. Call this function, do not mount it as a component: a form focuses its first fault in
 * the order in which fields are registered, and a component's fields would be registered after all fields of the form itself.
 */
export function clientFields({ of, register, nameHint }: Around) {
  return (
    <>
      <Field label={words.clientName} required hint={nameHint} {...of('contactName')}>
        <Input autoComplete="off" {...register('contactName')} />
      </Field>
      {reachFields({ of, register })}
    </>
  );
}

/** How the client is reached; called like `clientFields`. */
export function reachFields({ of, register }: Around) {
  return (
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
  );
}

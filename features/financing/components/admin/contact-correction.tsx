import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { optionsOf, STATES } from '../../domain/options.ts';
import type { DossierAnswer } from '../../schema/answers.ts';
import { type ContactCorrectionInput, contactCorrectionBody } from '../../schema/calls.ts';
import { registerFormatted } from '../step-form.tsx';
import { correctContact } from './calls.ts';
import { words } from './words/index.ts';

/** The dialog in which staff correct the applicant's contact details on their behalf. */
export function CorrectContact({
  application,
  open,
  onOpenChange,
}: {
  application: DossierAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { id, email, phone, streetAddress, city, zipCode, version } = application;
  const { change } = useChange();
  return (
    <FormDialog<ContactCorrectionInput>
      open={open}
      onOpenChange={onOpenChange}
      title={words.correctTheContact}
      description={words.contactQuestion}
      schema={contactCorrectionBody}
      values={{
        email,
        phone,
        streetAddress,
        city,
        state: application.state as ContactCorrectionInput['state'],
        zipCode,
        reason: '',
      }}
      version={version}
      submit={words.correct}
      onSave={(typed, seen) =>
        change(words.contactCorrected, () => correctContact(id, { ...typed, version: seen }))
      }
    >
      {(form) => (
        <>
          <Field label={words.email} required {...fieldOf(form, 'email')}>
            <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field label={words.phone} required {...fieldOf(form, 'phone')}>
            <Input
              type="tel"
              autoComplete="off"
              className="tabular"
              {...registerFormatted(form, 'phone', 'phone')}
            />
          </Field>
          <Field label={words.streetAddress} required {...fieldOf(form, 'streetAddress')}>
            <Input autoComplete="off" {...form.register('streetAddress')} />
          </Field>
          <Field label={words.city} required {...fieldOf(form, 'city')}>
            <Input autoComplete="off" {...form.register('city')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.state} required {...fieldOf(form, 'state')}>
              <Select options={optionsOf(STATES)} autoComplete="off" {...form.register('state')} />
            </Field>
            <Field label={words.zipCode} required {...fieldOf(form, 'zipCode')}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="tabular"
                {...form.register('zipCode')}
              />
            </Field>
          </div>
          <Field label={words.reason} hint={words.contactReasonHint} required {...fieldOf(form, 'reason')}>
            <Textarea rows={2} {...form.register('reason')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

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

/** Corrects how the applicant is reached, on the applicant's behalf. */
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
      title="Correct the contact details"
      description="On the applicant’s behalf. The applicant is told; a new email address gets a link of its own, and earlier links open nothing any more."
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
      submit="Correct"
      onSave={(typed) => change('Contact Corrected', () => correctContact(id, { ...typed, version }))}
    >
      {(form) => (
        <>
          <Field label="Email" required {...fieldOf(form, 'email')}>
            <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field label="Phone" required {...fieldOf(form, 'phone')}>
            <Input
              type="tel"
              autoComplete="off"
              className="tabular"
              {...registerFormatted(form.register, 'phone', 'phone')}
            />
          </Field>
          <Field label="Street address" required {...fieldOf(form, 'streetAddress')}>
            <Input autoComplete="off" {...form.register('streetAddress')} />
          </Field>
          <Field label="City" required {...fieldOf(form, 'city')}>
            <Input autoComplete="off" {...form.register('city')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="State" required {...fieldOf(form, 'state')}>
              <Select options={optionsOf(STATES)} autoComplete="off" {...form.register('state')} />
            </Field>
            <Field label="ZIP code" required {...fieldOf(form, 'zipCode')}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="tabular"
                {...form.register('zipCode')}
              />
            </Field>
          </div>
          <Field
            label="Reason"
            hint="For the history, for example: told us on the phone."
            required
            {...fieldOf(form, 'reason')}
          >
            <Textarea rows={2} {...form.register('reason')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

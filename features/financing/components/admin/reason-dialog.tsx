import type { ComponentProps } from 'react';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { moveForm, reasonForm, sendBackForm } from '../../schema/staff.ts';
import { words } from './words/index.ts';

const SCHEMAS = { optional: moveForm, kept: reasonForm, told: sendBackForm };

type ReasonDialogProps = Pick<
  ComponentProps<typeof FormDialog>,
  'open' | 'onOpenChange' | 'title' | 'description' | 'submit'
> & {
  /** Whether the reason is kept for the history, optional, or told to the applicant. */
  reason?: keyof typeof SCHEMAS;
  label?: string;
  hint?: string;
  onSave: (reason: string) => Promise<unknown>;
};

/** The dialog that asks for a reason before something is done. */
export function ReasonDialog({
  reason = 'kept',
  label = words.reason,
  hint,
  onSave,
  ...dialog
}: ReasonDialogProps) {
  return (
    <FormDialog
      {...dialog}
      schema={SCHEMAS[reason]}
      values={{ reason: '' }}
      onSave={(typed) => onSave(typed.reason)}
    >
      {(form) => (
        <Field label={label} hint={hint} required={reason !== 'optional'} {...fieldOf(form, 'reason')}>
          <Textarea rows={reason === 'told' ? 3 : 2} {...form.register('reason')} />
        </Field>
      )}
    </FormDialog>
  );
}

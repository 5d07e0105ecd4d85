import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import {
  type InquiryAnswer,
  type InquiryReach,
  inquiryReachForm,
  type OpenInquiryAnswer,
} from '../../schema.ts';
import { changeInquiry } from './calls.ts';
import { words } from './words/index.ts';

interface ReachFormProps {
  inquiry: OpenInquiryAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const valuesOf = ({ email, phone }: InquiryAnswer): InquiryReach => ({ email, phone });

/** The form that corrects a sender's mistyped address or phone number. */
export function ReachForm({ inquiry, open, onOpenChange }: ReachFormProps) {
  const { change } = useChange();
  return (
    <FormDialog<InquiryReach>
      open={open}
      onOpenChange={onOpenChange}
      title={words.reachOf(inquiry.name)}
      description={words.reachNote}
      schema={inquiryReachForm}
      values={valuesOf(inquiry)}
      version={inquiry.version}
      read={(current) => {
        const theirs = current as InquiryAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={{ email: words.email, phone: words.phone }}
      submit={words.save}
      onSave={(typed, version) =>
        change(words.reachCorrected, () => changeInquiry(inquiry.id, { ...typed, version }))
      }
    >
      {(form) => (
        <>
          <Field label={words.email} required {...fieldOf(form, 'email')}>
            <Input type="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field label={words.phone} {...fieldOf(form, 'phone')}>
            <Input type="tel" autoComplete="off" {...form.register('phone')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

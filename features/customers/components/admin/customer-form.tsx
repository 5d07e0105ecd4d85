import { once } from '#core/once.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { Textarea } from '#ui/textarea.tsx';
import {
  type CustomerDetailAnswer,
  customerForm,
  type NewCustomerInput,
  newCustomerBody,
} from '../../schema.ts';
import { addCustomer, CUSTOMERS, editCustomer } from './calls.ts';
import { words } from './words/index.ts';

const labels = () => ({
  name: words.name,
  email: words.email,
  phone: words.phone,
  notes: words.notes,
});

const valuesOf = ({ name, email, phone, notes }: CustomerDetailAnswer): NewCustomerInput => ({
  name,
  email,
  phone,
  notes,
});

interface CustomerFormProps {
  open: boolean;
  /** Undefined for a new customer. */
  customer?: CustomerDetailAnswer | undefined;
  onClose: () => void;
}

/** The form that adds or edits a customer. */
export function CustomerForm({ open, customer, onClose }: CustomerFormProps) {
  const saving = useSending(
    ({ typed, version }: { typed: NewCustomerInput; version: number | undefined }) =>
      customer
        ? editCustomer(customer.id, { ...typed, version })
        : once(['customer', typed], (options) => addCustomer(typed, options)),
    {
      readAgain: [CUSTOMERS],
      says: ({ message }) => ({
        title: customer ? words.saved : words.added,
        description: message,
      }),
    },
  );
  const mayChangeEmail = customer?.canChangeEmail ?? true;
  return (
    <FormDialog<NewCustomerInput>
      key={customer?.id ?? 'new'}
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={customer ? words.editTitle(customer.name) : words.addCustomerButton}
      schema={customer ? customerForm : newCustomerBody}
      values={customer ? valuesOf(customer) : { name: '', email: '', phone: '', notes: '' }}
      version={customer?.version}
      read={(current) => {
        const theirs = current as CustomerDetailAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={labels()}
      submit={customer ? words.save : words.addCustomer}
      onSave={(typed, version) => saving.mutateAsync({ typed, version })}
    >
      {(form) => (
        <>
          <Field label={words.name} required {...fieldOf(form, 'name')}>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <div className="staff-form-row">
            <Field
              label={words.email}
              required={!customer}
              hint={mayChangeEmail ? undefined : words.emailHint}
              {...fieldOf(form, 'email')}
            >
              <Input type="email" autoComplete="off" readOnly={!mayChangeEmail} {...form.register('email')} />
            </Field>
            <Field label={words.phone} {...fieldOf(form, 'phone')}>
              <Input type="tel" autoComplete="off" {...form.register('phone')} />
            </Field>
          </div>
          <Field label={words.notes} hint={words.forTheTeam} {...fieldOf(form, 'notes')}>
            <Textarea rows={5} {...form.register('notes')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

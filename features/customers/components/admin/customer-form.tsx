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
import { addCustomer, editCustomer } from './calls.ts';

const LABELS = { name: 'Name', email: 'Email', phone: 'Phone', notes: 'Notes' };

const valuesOf = ({ name, email, phone, notes }: CustomerDetailAnswer): NewCustomerInput => ({
  name,
  email,
  phone,
  notes,
});

interface CustomerFormProps {
  open: boolean;
  /** Undefined: a new one. */
  customer?: CustomerDetailAnswer | undefined;
  onClose: () => void;
}

/** Add Customer, or edit one. */
export function CustomerForm({ open, customer, onClose }: CustomerFormProps) {
  const saving = useSending(
    ({ typed, version }: { typed: NewCustomerInput; version: number | undefined }) =>
      customer
        ? editCustomer(customer.id, { ...typed, version })
        : once(['customer', typed], (options) => addCustomer(typed, options)),
    {
      readAgain: ['/api/admin/customers'],
      says: ({ message }) => ({
        title: customer ? 'Customer saved' : 'Customer added',
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
      title={customer ? `Edit ${customer.name || 'customer'}` : 'Add Customer'}
      schema={customer ? customerForm : newCustomerBody}
      values={customer ? valuesOf(customer) : { name: '', email: '', phone: '', notes: '' }}
      version={customer?.version}
      read={(current) => {
        const theirs = current as CustomerDetailAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={LABELS}
      submit={customer ? 'Save' : 'Add customer'}
      onSave={(typed, version) => saving.mutateAsync({ typed, version })}
    >
      {(form) => (
        <>
          <Field label="Name" required {...fieldOf(form, 'name')}>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <div className="staff-form-row">
            <Field
              label="Email"
              required={!customer}
              hint={
                mayChangeEmail ? undefined : 'It comes from their requests or account and is changed there.'
              }
              {...fieldOf(form, 'email')}
            >
              <Input type="email" autoComplete="off" readOnly={!mayChangeEmail} {...form.register('email')} />
            </Field>
            <Field label="Phone" {...fieldOf(form, 'phone')}>
              <Input type="tel" autoComplete="off" {...form.register('phone')} />
            </Field>
          </div>
          <Field label="Notes" hint="For the team." {...fieldOf(form, 'notes')}>
            <Textarea rows={5} {...form.register('notes')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

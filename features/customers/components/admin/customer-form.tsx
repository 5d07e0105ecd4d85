import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import {
  type CustomerDetailAnswer,
  customerForm,
  type NewCustomerInput,
  newCustomerBody,
} from '../../schema.ts';
import { addCustomer, editCustomer } from './calls.ts';

const LABELS = { name: 'Name', email: 'E-mail', phone: 'Phone', notes: 'Notes' };

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
  const queries = useQueryClient();
  const save = async (typed: NewCustomerInput, version: number | undefined) => {
    const { message } = customer
      ? await editCustomer(customer.id, { ...typed, ...(version === undefined ? {} : { version }) })
      : await addCustomer(typed);
    await queries.invalidateQueries({ queryKey: ['/api/admin/customers'] });
    toast({ title: customer ? 'Customer saved' : 'Customer added', description: message });
  };
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
      onSave={save}
    >
      {(form) => (
        <>
          <Field label="Name" required {...fieldOf(form, 'name')}>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <div className="desk-form-row">
            <Field
              label="E-mail"
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

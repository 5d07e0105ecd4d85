import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { yachtChoicesQuery } from '#features/fleet/queries/yacht.ts';
import { FormDialog, fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type NewBookingInput, newBookingBody } from '../../schema/index.ts';
import { type Offer, offersOf } from './calls.ts';
import { ClientFields } from './client-fields.tsx';
import { Offers } from './offers.tsx';
import { usePaymentChoices } from './payment-choices.ts';
import { type StaffTime, timeIn } from './staff-time.ts';
import { TimeField } from './time-field.tsx';

interface BookingFormProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** The button that sends it. */
  submit: string;
  values: NewBookingInput;
  /** Sends it. Where the time is taken, the refusal carries the nearest free ones, which are then offered. */
  onSave: (typed: NewBookingInput) => Promise<unknown>;
  /** More fields, after those of the client. */
  choices?: (form: StaffForm<NewBookingInput>) => ReactNode;
  /** What stands last. */
  last?: (form: StaffForm<NewBookingInput>) => ReactNode;
}

/** Beginning and length go with a word that they are not beside any more. */
function setTime(form: StaffForm<NewBookingInput>, { duration, startTime, hours }: StaffTime) {
  form.setValue('duration', duration, { shouldDirty: true });
  form.setValue('startTime', startTime, { shouldDirty: true });
  form.setValue('hours', hours, { shouldDirty: true });
}

/** Staff write down a charter for somebody: which yacht, when, for how many and for whom. */
export function BookingForm(props: BookingFormProps) {
  const { open, onClose, title, description, submit, values, onSave, choices, last } = props;
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const yachts = useQuery({ ...yachtChoicesQuery(), enabled: open });
  const payments = usePaymentChoices(open);
  return (
    <FormDialog<NewBookingInput>
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setOffers([]);
        onClose();
      }}
      title={title}
      description={description}
      size="wide"
      schema={newBookingBody}
      values={values}
      submit={submit}
      onSave={async (typed) => {
        setOffers([]);
        try {
          await onSave(typed);
        } catch (error) {
          setOffers(offersOf(error));
          throw error;
        }
      }}
    >
      {(form) => (
        <>
          <Offers
            offers={offers}
            onPick={({ startDate, ...time }) => {
              form.setValue('startDate', startDate, { shouldDirty: true });
              setTime(form, time);
              setOffers([]);
            }}
          />
          <Field label="Yacht" required {...fieldOf(form, 'yachtId')}>
            {/* Drawn anew when the yachts have come: a select cannot show a value that was none of its options. */}
            <Select
              key={yachts.data ? 'read' : 'waiting'}
              empty="Choose a yacht"
              options={(yachts.data ?? []).map(({ id, name, capacity }) => ({
                value: id,
                label: `${name} (up to ${capacity})`,
              }))}
              {...form.register('yachtId')}
            />
          </Field>
          <div className="staff-form-row">
            <Field label="Date" required {...fieldOf(form, 'startDate')}>
              <Input type="date" {...form.register('startDate')} />
            </Field>
            <TimeField
              required
              field={fieldOf(form, 'duration')}
              value={timeIn(form.watch())}
              onChange={(time) => setTime(form, time)}
            />
            <Field label="Guests" required {...fieldOf(form, 'guestCount')}>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                {...form.register('guestCount', { valueAsNumber: true })}
              />
            </Field>
          </div>
          <ClientFields of={(name) => fieldOf(form, name)} register={(name) => form.register(name)} />
          {choices?.(form)}
          <Field label="Deposit and balance" {...fieldOf(form, 'billedAs')}>
            <Select options={payments} {...form.register('billedAs')} />
          </Field>
          <Field label="Special requests" {...fieldOf(form, 'specialRequests')}>
            <Textarea rows={4} {...form.register('specialRequests')} />
          </Field>
          {last?.(form)}
        </>
      )}
    </FormDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SLOTS } from '#features/calendar/domain.ts';
import { addOnsQuery, packagesQuery } from '#features/extras/queries.ts';
import { yachtChoicesQuery } from '#features/fleet/queries.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type NewBookingInput, newBookingBody } from '../../schema/index.ts';
import { addBooking, type Offer, offersOf } from './calls.ts';
import { Offers } from './offers.tsx';

interface AddBookingProps {
  open: boolean;
  /** From a day on the calendar that was pressed. */
  given: { readonly yachtId: string; readonly startDate: string };
  onClose: () => void;
}

const SLOT_CHOICES = SLOTS.map(({ id, name, hours }) => ({ value: id, label: `${name}, ${hours}` }));

/** Writes down what somebody asked for at the dock or on the phone. */
export function AddBooking({ open, given, onClose }: AddBookingProps) {
  const change = useChange();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const yachts = useQuery({ ...yachtChoicesQuery(), enabled: open });
  const addOns = useQuery({ ...addOnsQuery(), enabled: open });
  const packages = useQuery({ ...packagesQuery('book-charter'), enabled: open });
  const extras = [...(addOns.data ?? []), ...(packages.data ?? [])];
  const values: NewBookingInput = {
    ...given,
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    duration: 'afternoon',
    guestCount: 2,
    pricingType: 'with_amenities',
    extraIds: [],
    specialRequests: '',
    confirm: false,
  };
  return (
    <FormDialog<NewBookingInput>
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setOffers([]);
        onClose();
      }}
      title="Add Booking"
      size="wide"
      schema={newBookingBody}
      values={values}
      submit="Add booking"
      onSave={async (typed) => {
        setOffers([]);
        try {
          await change('Booking added', () => addBooking(typed));
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
            onPick={({ startDate, duration }) => {
              form.setValue('startDate', startDate, { shouldDirty: true });
              form.setValue('duration', duration, { shouldDirty: true });
              setOffers([]);
            }}
          />
          <Field label="Yacht" required {...fieldOf(form, 'yachtId')}>
            <Select
              empty="Choose a yacht"
              options={(yachts.data ?? []).map(({ id, name, capacity }) => ({
                value: id,
                label: `${name} (up to ${capacity})`,
              }))}
              {...form.register('yachtId')}
            />
          </Field>
          <div className="desk-form-row">
            <Field label="Date" required {...fieldOf(form, 'startDate')}>
              <Input type="date" {...form.register('startDate')} />
            </Field>
            <Field label="Time" required {...fieldOf(form, 'duration')}>
              <Select options={SLOT_CHOICES} {...form.register('duration')} />
            </Field>
            <Field label="Guests" required {...fieldOf(form, 'guestCount')}>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                {...form.register('guestCount', { valueAsNumber: true })}
              />
            </Field>
          </div>
          <Field label="Client’s name" required {...fieldOf(form, 'contactName')}>
            <Input autoComplete="off" {...form.register('contactName')} />
          </Field>
          <div className="desk-form-row">
            <Field label="E-mail" required {...fieldOf(form, 'contactEmail')}>
              <Input type="email" autoComplete="off" {...form.register('contactEmail')} />
            </Field>
            <Field label="Phone" {...fieldOf(form, 'contactPhone')}>
              <Input type="tel" autoComplete="off" {...form.register('contactPhone')} />
            </Field>
          </div>
          <Field label="Charter" {...fieldOf(form, 'pricingType')}>
            <Select
              options={[
                { value: 'with_amenities', label: 'With Full Amenities' },
                { value: 'without_amenities', label: 'Basic Charter' },
              ]}
              {...form.register('pricingType')}
            />
          </Field>
          {extras.length > 0 && (
            <FieldGroup label="Add-ons and packages" {...fieldOf(form, 'extraIds')}>
              <div className="grid gap-x-4 sm:grid-cols-2">
                {extras.map(({ id, name }) => (
                  <Checkbox key={id} label={name} value={id} {...form.register('extraIds')} />
                ))}
              </div>
            </FieldGroup>
          )}
          <Field label="Special requests" {...fieldOf(form, 'specialRequests')}>
            <Textarea rows={3} {...form.register('specialRequests')} />
          </Field>
          <Checkbox
            label="Confirm at once"
            note="The time is taken and the client gets the confirmation by mail."
            {...form.register('confirm')}
          />
        </>
      )}
    </FormDialog>
  );
}

import { useOfferedExtras } from '#features/extras/components/use-offered-extras.ts';
import { fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { NewBookingInput } from '../../schema/index.ts';
import { BookingForm } from './booking-form.tsx';
import { addBooking } from './calls.ts';
import { PRICING_CHOICES } from './words.ts';

interface AddBookingProps {
  open: boolean;
  /** What is known already: a day on the calendar that was pressed, a client. */
  given: Partial<Pick<NewBookingInput, 'yachtId' | 'startDate' | `contact${'Name' | 'Email' | 'Phone'}`>>;
  onClose: () => void;
}

/** Writes down what somebody asked for at the dock or on the phone. */
export function AddBooking({ open, given, onClose }: AddBookingProps) {
  const { create } = useChange();
  const extras = useOfferedExtras(open) ?? [];
  return (
    <BookingForm
      open={open}
      onClose={onClose}
      title="Add Booking"
      submit="Add booking"
      values={{
        yachtId: '',
        startDate: '',
        contactName: '',
        contactEmail: '',
        contactPhone: '',
        duration: 'afternoon',
        guestCount: 2,
        pricingType: 'with_amenities',
        billedAs: 'charter',
        extraIds: [],
        specialRequests: '',
        confirm: false,
        ...given,
      }}
      onSave={(typed) => create('Booking added', ['booking', typed], (options) => addBooking(typed, options))}
      choices={(form) => (
        <>
          <Field label="Charter" {...fieldOf(form, 'pricingType')}>
            <Select options={PRICING_CHOICES} {...form.register('pricingType')} />
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
        </>
      )}
      last={(form) => (
        <Checkbox
          label="Confirm at once"
          note="The time is taken, and the client is sent the confirmation."
          {...form.register('confirm')}
        />
      )}
    />
  );
}

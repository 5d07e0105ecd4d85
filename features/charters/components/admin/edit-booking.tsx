import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type BookingDetails, bookingDetailsForm, type StaffCharterAnswer } from '../../schema/index.ts';
import { correctCharter } from './calls.ts';
import { ClientFields } from './client-fields.tsx';
import { MODE_CHOICES } from './words.ts';

const LABELS = {
  contactName: 'Client’s name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  language: 'Language',
  guestCount: 'Guests',
  mode: 'Captain',
  specialRequests: 'Special requests',
};

const valuesOf = (charter: StaffCharterAnswer): BookingDetails => ({
  contactName: charter.contactName,
  contactEmail: charter.contactEmail,
  contactPhone: charter.contactPhone,
  language: charter.language,
  guestCount: charter.guestCount,
  mode: charter.mode,
  specialRequests: charter.specialRequests,
});

interface EditBookingProps {
  open: boolean;
  charter: StaffCharterAnswer;
  onClose: () => void;
}

/** Corrects for whom a charter is, for how many and what they wish for; time and price have buttons of their own. */
export function EditBooking({ open, charter, onClose }: EditBookingProps) {
  const { change } = useChange();
  return (
    <FormDialog<BookingDetails>
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Edit the booking of ${charter.contactName}`}
      description="Its time is changed by moving it, its price by quoting it. The client is not emailed."
      size="wide"
      schema={bookingDetailsForm}
      values={valuesOf(charter)}
      version={charter.version}
      read={(current) => {
        const theirs = current as StaffCharterAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={LABELS}
      submit="Save"
      onSave={(typed, version) =>
        change('Booking saved', () =>
          correctCharter(charter.id, { ...typed, ...(version === undefined ? {} : { version }) }),
        )
      }
    >
      {(form) => (
        <>
          <ClientFields of={(name) => fieldOf(form, name)} register={(name) => form.register(name)} />
          <div className="staff-form-row">
            <Field label={LABELS.guestCount} required {...fieldOf(form, 'guestCount')}>
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                {...form.register('guestCount', { valueAsNumber: true })}
              />
            </Field>
            <Field
              label={LABELS.mode}
              {...fieldOf(form, 'mode')}
              hint={charter.status === 'confirmed' ? 'Another one is signed anew.' : undefined}
            >
              <Select options={MODE_CHOICES} {...form.register('mode')} />
            </Field>
          </div>
          <Field label={LABELS.specialRequests} {...fieldOf(form, 'specialRequests')}>
            <Textarea rows={4} {...form.register('specialRequests')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

import { useState } from 'react';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { hasEnded } from '../../policy/moments.ts';
import { type BookingDetails, bookingDetailsForm, type StaffCharterAnswer } from '../../schema/index.ts';
import { correctCharter } from './calls.ts';
import { modeChoices } from './choices.ts';
import { clientFields, reachFields } from './client-fields.tsx';
import { useCharterChange } from './use-charter-change.ts';
import { words } from './words/index.ts';

const labels = () => ({
  contactName: words.clientName,
  contactEmail: words.email,
  contactPhone: words.phone,
  language: words.language,
  guestCount: words.guests,
  mode: words.captain,
  specialRequests: words.specialRequests,
});

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

/**
 * Corrects the client's details, the number of guests and the wishes; of a charter that has ended, only how its client is reached.
 * Time and price have buttons of their own.
 */
export function EditBooking({ open, charter, onClose }: EditBookingProps) {
  const { change } = useCharterChange();
  // Once open, the form stays as it is even if a colleague's change forbids corrections or ends the charter: it shows why it was
  // refused, and all that was typed.
  const [begunAs, setBegunAs] = useState<'whole' | 'reach'>();
  const isOpen = open && (begunAs !== undefined || charter.events.includes('correct'));
  const hasAlreadyEnded = hasEnded(
    { status: charter.status, returnsAt: new Date(charter.returnsAt) },
    new Date(),
  );
  const beginsAs = hasAlreadyEnded ? 'reach' : 'whole';
  if (isOpen !== (begunAs !== undefined)) setBegunAs(isOpen ? beginsAs : undefined);
  const isPast = begunAs === 'reach';
  const isConfirmed = charter.status === 'confirmed';
  const signedAnew = isConfirmed ? words.signedAnew : undefined;
  const agreedHint = isConfirmed ? signedAnew : charter.quote ? words.changedByQuote : undefined;
  // A confirmed charter that can't be moved is under way: whoever took the yacht out stays in command until it is back.
  const isOut = isConfirmed && !charter.events.includes('move');
  return (
    <FormDialog<BookingDetails>
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={words.editBookingOf(charter.contactName)}
      description={
        isPast
          ? words.editEndedText
          : isConfirmed
            ? words.editConfirmedText(charter.contactEmail !== '')
            : words.editBookingText
      }
      size="wide"
      schema={bookingDetailsForm}
      values={valuesOf(charter)}
      version={charter.version}
      read={(current) => {
        const theirs = current as StaffCharterAnswer;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={labels()}
      submit={words.save}
      onSave={(typed, version) =>
        change(words.bookingSaved, () =>
          correctCharter(charter.id, { ...typed, ...(version === undefined ? {} : { version }) }),
        )
      }
    >
      {(form) => {
        const around: Parameters<typeof clientFields>[0] = {
          of: (name) => fieldOf(form, name),
          register: (name) => form.register(name),
          nameHint: signedAnew,
        };
        if (isPast) return reachFields(around);
        return (
          <>
            {clientFields(around)}
            <div className="staff-form-row">
              <Field label={words.guests} required hint={agreedHint} {...fieldOf(form, 'guestCount')}>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  {...form.register('guestCount', { valueAsNumber: true })}
                />
              </Field>
              <Field
                label={words.captain}
                {...fieldOf(form, 'mode')}
                hint={isOut ? words.staysAtSea : agreedHint}
              >
                <Select
                  options={modeChoices().filter(({ value }) => !isOut || value === charter.mode)}
                  {...form.register('mode')}
                />
              </Field>
            </div>
            <Field label={words.specialRequests} {...fieldOf(form, 'specialRequests')}>
              <Textarea rows={4} {...form.register('specialRequests')} />
            </Field>
          </>
        );
      }}
    </FormDialog>
  );
}

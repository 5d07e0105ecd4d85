import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SLOTS, type SlotId } from '#features/calendar/domain.ts';
import { offersOf } from '#features/charters/components/admin/calls.ts';
import { TimeOffers } from '#features/charters/components/time-offers.tsx';
import { type NewBookingInput, newBookingBody } from '#features/charters/schema/index.ts';
import { yachtChoicesQuery } from '#features/fleet/queries.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import type { OpenInquiryAnswer } from '../../schema.ts';
import { INQUIRIES_KEY, makeCharter } from './calls.ts';

interface CharterFormProps {
  inquiry: OpenInquiryAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const SLOT_CHOICES = SLOTS.map(({ id, name, hours }) => ({ value: id, label: `${name}, ${hours}` }));

/** A charter request made of an inquiry: what its sender told us is filled in already. */
export function CharterForm({ inquiry, open, onOpenChange }: CharterFormProps) {
  const queries = useQueryClient();
  const yachts = useQuery({ ...yachtChoicesQuery(), enabled: open });
  const [offers, setOffers] = useState<ReturnType<typeof offersOf>>([]);
  const told = new Map(inquiry.facts.map(({ label, value }) => [label, value]));
  const slot = SLOTS.find(({ name }) => told.get('Preferred time')?.startsWith(name))?.id;
  const values: NewBookingInput = {
    yachtId: '',
    startDate: inquiry.day ?? '',
    contactName: inquiry.name,
    contactEmail: inquiry.email,
    contactPhone: inquiry.phone,
    duration: told.get('Duration') === 'Full day' ? 'full-day' : (slot ?? 'afternoon'),
    guestCount: inquiry.guests ?? 2,
    specialRequests: [inquiry.topic, inquiry.message].filter(Boolean).join('\n\n').slice(0, 4_000),
  };
  return (
    <FormDialog<NewBookingInput>
      open={open}
      onOpenChange={(next) => {
        if (!next) setOffers([]);
        onOpenChange(next);
      }}
      title={`Charter request for ${inquiry.name}`}
      description="It goes on the list of bookings, to be quoted and confirmed there."
      size="wide"
      schema={newBookingBody}
      values={values}
      submit="Make charter request"
      onSave={async (typed) => {
        setOffers([]);
        try {
          const { message } = await makeCharter(inquiry.id, typed);
          await queries.invalidateQueries({ queryKey: INQUIRIES_KEY });
          await queries.invalidateQueries({ queryKey: ['/api/admin/charters'] });
          toast({ title: 'Charter request made', description: message });
        } catch (error) {
          setOffers(offersOf(error));
          throw error;
        }
      }}
    >
      {(form) => (
        <>
          <TimeOffers
            offers={offers.map(({ startDate, duration }) => ({ day: startDate, slot: duration }))}
            onPick={(day: string, picked: SlotId) => {
              form.setValue('startDate', day, { shouldDirty: true });
              form.setValue('duration', picked, { shouldDirty: true });
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
          <Field label="Special requests" {...fieldOf(form, 'specialRequests')}>
            <Textarea rows={4} {...form.register('specialRequests')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

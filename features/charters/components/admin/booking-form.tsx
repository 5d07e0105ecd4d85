import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useOfferedExtras } from '#features/extras/components/use-offered-extras.ts';
import { staffYachtChoicesQuery } from '#features/fleet/components/admin/calls.ts';
import { YachtSelect } from '#features/fleet/components/admin/yacht-select.tsx';
import { FormDialog, fieldOf, type StaffForm } from '#ui/admin/form-dialog.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { FRESH_MS } from '#ui/reading.ts';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type NewBookingInput, newBookingBody } from '../../schema/index.ts';
import { BookingPrice } from './booking-price.tsx';
import { type Offer, offersOf } from './calls.ts';
import { modeChoices, pricingChoices, sentWords } from './choices.ts';
import { clientFields } from './client-fields.tsx';
import { DayTimes } from './day-times.tsx';
import { GuestsField } from './guests-field.tsx';
import { type ClientFinderProps, detailsOf, type KnownClient } from './known-client.ts';
import { Offers } from './offers.tsx';
import { usePaymentChoices } from './payment-choices.ts';
import { type StaffTime, timeIn } from './staff-time.ts';
import { TimeField } from './time-field.tsx';
import { words } from './words/index.ts';

interface BookingFormProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** The text of the button that sends the form. */
  submit: string;
  /** The initial values that are known; the others begin as most bookings have them. */
  values: NewBookingInput;
  /** Suggests clients while the staff member types; absent when the client is given. */
  finder?: ComponentType<ClientFinderProps> | undefined;
  /** Saves the booking. When the time is taken, its error has the nearest free times, which the form then offers. */
  onSave: (typed: NewBookingInput) => Promise<unknown>;
}

const USUAL = {
  contactEmail: '',
  contactPhone: '',
  language: 'en',
  pricingType: 'with_amenities',
  billedAs: 'charter',
  extraIds: [],
  specialRequests: '',
  confirm: false,
  // These must be named: otherwise the form counts them as typed as soon as they become fields.
  mode: undefined,
  startTime: undefined,
  hours: undefined,
  hold: undefined,
  sameClientAs: undefined,
} as const satisfies Partial<NewBookingInput>;

/** Sets slot, start and length together, so that no old start or length stays beside a new slot. */
function setTime(form: StaffForm<NewBookingInput>, { duration, startTime, hours }: StaffTime) {
  form.setValue('duration', duration, { shouldDirty: true });
  form.setValue('startTime', startTime, { shouldDirty: true });
  form.setValue('hours', hours, { shouldDirty: true });
}

function setClient(form: StaffForm<NewBookingInput>, client: KnownClient) {
  const shouldValidate = form.formState.isSubmitted;
  const details = detailsOf(client);
  for (const field of ['contactName', 'contactEmail', 'contactPhone', 'language'] as const) {
    form.setValue(field, details[field], { shouldDirty: true, shouldValidate });
  }
}

/** The form in which staff write down a charter for a client; it shows the price, and what will be mailed. */
export function BookingForm(props: BookingFormProps) {
  const { open, onClose, title, description, submit, values, finder: Finder, onSave } = props;
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const yachts = useQuery({ ...staffYachtChoicesQuery(), enabled: open });
  const payments = usePaymentChoices(open);
  const extras = useOfferedExtras(open, FRESH_MS) ?? [];
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
      values={{ ...USUAL, extraIds: [], ...values }}
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
      {(form) => {
        const typed = form.watch();
        return (
          <>
            <Offers
              offers={offers}
              onPick={({ startDate, ...time }) => {
                form.setValue('startDate', startDate, { shouldDirty: true });
                setTime(form, time);
                setOffers([]);
              }}
            />
            {Finder && <Finder onPick={(client) => setClient(form, client)} />}
            {clientFields({ of: (name) => fieldOf(form, name), register: (name) => form.register(name) })}
            <Field label={words.yacht} required {...fieldOf(form, 'yachtId')}>
              <YachtSelect
                yachts={yachts.data}
                chosen={typed.yachtId}
                nameOf={({ name, capacity }) => words.upTo(name, capacity)}
                empty={words.chooseYacht}
                {...form.register('yachtId')}
              />
            </Field>
            <div className="staff-form-row">
              <Field label={words.date} required {...fieldOf(form, 'startDate')}>
                <Input type="date" {...form.register('startDate')} />
              </Field>
              <TimeField
                required
                field={fieldOf(form, 'duration')}
                value={timeIn(typed)}
                onChange={(time) => setTime(form, time)}
              />
              <GuestsField
                wanted={typed}
                yacht={yachts.data?.find(({ id }) => id === typed.yachtId)}
                field={fieldOf(form, 'guestCount')}
                {...form.register('guestCount', { valueAsNumber: true })}
              />
            </div>
            {/* The hold's own time is listed as held, though the booking takes it over. */}
            {values.hold ? (
              <p className="hint">{words.takesOverHold}</p>
            ) : (
              <DayTimes
                yachtId={typed.yachtId}
                day={typed.startDate}
                time={timeIn(typed)}
                onChoose={(time) => setTime(form, time)}
              />
            )}
            <div className="staff-form-row">
              <Field label={words.charter} {...fieldOf(form, 'pricingType')}>
                <Select options={pricingChoices()} {...form.register('pricingType')} />
              </Field>
              <Field label={words.captain} {...fieldOf(form, 'mode')}>
                <Select
                  empty={words.byHerPapers}
                  options={modeChoices()}
                  {...form.register('mode', { setValueAs: (mode) => mode || undefined })}
                />
              </Field>
              <Field label={words.depositAndBalance} {...fieldOf(form, 'billedAs')}>
                <Select options={payments} {...form.register('billedAs')} />
              </Field>
            </div>
            {extras.length > 0 && (
              <FieldGroup label={words.extras} {...fieldOf(form, 'extraIds')}>
                <div className="grid gap-x-4 sm:grid-cols-2">
                  {extras.map(({ id, name }) => (
                    <Checkbox key={id} label={name} value={id} {...form.register('extraIds')} />
                  ))}
                </div>
              </FieldGroup>
            )}
            <Field label={words.specialRequests} {...fieldOf(form, 'specialRequests')}>
              <Textarea rows={2} {...form.register('specialRequests')} />
            </Field>
            <BookingPrice booking={typed} />
            <Checkbox
              label={words.confirmAtOnce}
              note={words.confirmAtOnceNote}
              {...form.register('confirm')}
            />
            <p role="status" className="staff-foretold">
              {sentWords(typed)}
            </p>
          </>
        );
      }}
    </FormDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addEntry, changeEntry } from '#features/charters/components/admin/calls.ts';
import { TakeOffDialog } from '#features/charters/components/admin/take-off-dialog.tsx';
import { type EntryInput, entryBody } from '#features/charters/schema/index.ts';
import { staffYachtChoicesQuery } from '#features/fleet/components/admin/calls.ts';
import { YachtSelect } from '#features/fleet/components/admin/yacht-select.tsx';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { clockText } from '#words/hour.ts';
import { type CalendarEntry, hoursOf } from './calendar-places.ts';
import { words } from './words/index.ts';

/**
 * The half hours of a day, in the same format as elsewhere. Midnight at the end of a day (24) is not an option for a beginning.
 */
const hourChoices = (first: number, last: number) =>
  Array.from({ length: (last - first) * 2 + 1 }, (_, index) => {
    const hour = first + index / 2;
    return { value: String(hour), label: hour === 24 ? words.midnight : clockText(hour) };
  });

type Kept = Pick<CalendarEntry, 'yachtId' | 'kind' | 'from' | 'to' | 'reason' | 'version'>;

/** The form values of an existing entry. */
export const valuesOf = (entry: Kept): EntryInput => ({
  yachtId: entry.yachtId,
  kind: entry.kind === 'hold' ? 'hold' : 'block',
  ...hoursOf(entry),
  reason: entry.reason,
});

interface EntryDialogProps {
  /** Undefined while the dialog is closed. Without `entry`, the dialog makes a new one. */
  shown: { readonly values: EntryInput; readonly entry?: CalendarEntry } | undefined;
  onClose: () => void;
  /** Makes a booking of the free time instead of a block. */
  onBook: (yachtId: string, day: string) => void;
  /** Makes a booking of a hold, whose client has come back for it. */
  onBookHold: (hold: CalendarEntry) => void;
}

/** The dialog to make, change or remove a block (maintenance, owner's use) or a hold without a request. */
export function EntryDialog({ shown, onClose, onBook, onBookHold }: EntryDialogProps) {
  const { change, create } = useChange();
  const yachts = useQuery({ ...staffYachtChoicesQuery(), enabled: shown !== undefined });
  const [isRemoving, setRemoving] = useState(false);
  const entry = shown?.entry;
  return (
    <FormDialog<EntryInput, string>
      key={entry?.id ?? `${shown?.values.yachtId}${shown?.values.startDate}`}
      open={shown !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={entry ? words.onTheCalendar : words.blockAYacht}
      schema={entryBody}
      values={shown?.values ?? { yachtId: '', startDate: '', endDate: '' }}
      version={entry?.version}
      read={(current) => {
        const theirs = current as Kept;
        return { values: valuesOf(theirs), version: theirs.version };
      }}
      labels={{
        yachtId: words.yacht,
        startDate: words.firstDay,
        fromHour: words.from,
        endDate: words.lastDay,
        toHour: words.until,
        reason: words.why,
      }}
      submit={entry ? words.save : words.putOnCalendar}
      onSave={(typed, version) =>
        entry
          ? change(words.saved, () => changeEntry(entry.id, { ...typed, version }))
          : create(words.onTheCalendar, ['entry', typed], (options) => addEntry(typed, options))
      }
    >
      {(form) => (
        <>
          <Field label={words.yacht} required {...fieldOf(form, 'yachtId')}>
            <YachtSelect
              yachts={yachts.data}
              chosen={shown?.values.yachtId ?? ''}
              empty={words.chooseYacht}
              {...form.register('yachtId')}
            />
          </Field>
          {!entry && (
            <Field label={words.whatItIs} hint={words.whatItIsHint} {...fieldOf(form, 'kind')}>
              <Select
                options={[
                  { value: 'block', label: words.blockFor },
                  { value: 'hold', label: words.holdFor },
                ]}
                {...form.register('kind')}
              />
            </Field>
          )}
          <div className="staff-form-row">
            <Field label={words.firstDay} required {...fieldOf(form, 'startDate')}>
              <Input type="date" {...form.register('startDate')} />
            </Field>
            <Field label={words.from} {...fieldOf(form, 'fromHour')}>
              <Select
                options={hourChoices(0, 23.5)}
                {...form.register('fromHour', { valueAsNumber: true })}
              />
            </Field>
          </div>
          <div className="staff-form-row">
            <Field label={words.lastDay} required {...fieldOf(form, 'endDate')}>
              <Input type="date" {...form.register('endDate')} />
            </Field>
            <Field label={words.until} {...fieldOf(form, 'toHour')}>
              <Select options={hourChoices(0.5, 24)} {...form.register('toHour', { valueAsNumber: true })} />
            </Field>
          </div>
          <Field label={words.why} hint={words.forTheTeam} {...fieldOf(form, 'reason')}>
            <Input autoComplete="off" {...form.register('reason')} />
          </Field>
          {/* These buttons stand last, so that the dialog opens with the focus on a field and nobody removes the entry by
              accident. */}
          {!entry && (
            <p>
              <Button
                variant="quiet"
                size="small"
                onClick={() => onBook(form.getValues('yachtId'), form.getValues('startDate'))}
              >
                {words.bookingInstead}
              </Button>
            </p>
          )}
          {entry && (
            <p className="flex flex-wrap gap-2">
              {entry.kind === 'hold' && (
                <Button variant="secondary" size="small" onClick={() => onBookHold(entry)}>
                  {words.bookingOfHold}
                </Button>
              )}
              <Button variant="secondary" size="small" onClick={() => setRemoving(true)}>
                {words.takeOff}
              </Button>
              <TakeOffDialog
                entry={isRemoving ? entry : undefined}
                onClose={() => setRemoving(false)}
                onTakenOff={onClose}
              />
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CharterDay, charterDayAt, daysBetween, instantAt } from '#core/charter-time.ts';
import { daysAround, MonthGrid, monthAfter } from '#features/calendar/components/month-grid.tsx';
import { YACHTS, yachtCalendarQuery } from '#features/fleet/components/admin/calls.ts';
import type { YachtCalendarAnswer } from '#features/fleet/schema/index.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { IfMay, useMay } from '#ui/admin/rights.tsx';
import { saysDone } from '#ui/admin/said.ts';
import { isReadable } from '#ui/admin/unreadable.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { addEntry } from './calls.ts';
import { isOnDay } from './staff-time.ts';
import { TakeOffDialog } from './take-off-dialog.tsx';
import { words } from './words/index.ts';

type Entry = YachtCalendarAnswer['entries'][number];

const onDay = (entries: readonly Entry[] | undefined, day: CharterDay) => entries?.find(isOnDay(day));

/** A yacht's own calendar: its entries, month by month, and the blocks that staff set. */
export function YachtCalendar({
  open,
  onOpenChange,
  yacht,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  yacht: { readonly id: string; readonly name: string };
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.calendarOf(yacht.name)}
      size="wide"
      footer={
        <Button size="small" onClick={() => onOpenChange(false)}>
          {words.done}
        </Button>
      }
    >
      {open && <Months yacht={yacht} />}
    </Dialog>
  );
}

function Months({ yacht }: { yacht: { readonly id: string } }) {
  const today = charterDayAt(new Date());
  const [month, setMonth] = useState<CharterDay>(`${today.slice(0, 7)}-01`);
  const [from, setFrom] = useState<CharterDay | ''>('');
  const [to, setTo] = useState<CharterDay | ''>('');
  const { from: start, to: end } = daysAround(month);
  const calendar = useQuery({
    ...yachtCalendarQuery(yacht.id, start, daysBetween(start, end)),
    staleTime: 0,
  });
  /** Undefined until they have been read: then no day is said to be free. */
  const entries = calendar.data?.entries;
  const kindOn = (day: CharterDay) => {
    const entry = onDay(entries, day);
    return entry ? words.kinds[entry.kind] : words.free;
  };
  const choose = (day: CharterDay) => {
    if (from === '' || to !== from || day < from) {
      setFrom(day);
      setTo(day);
    } else setTo(day);
  };
  return (
    <div className="staff-form">
      <div className="flex items-center justify-between gap-3">
        <Button
          variant="secondary"
          size="small"
          aria-label={words.previousMonth}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          {words.previous}
        </Button>
        <p aria-live="polite" className="font-semibold">
          {dayText(month, 'month')}
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-label={words.nextMonth}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          {words.next}
        </Button>
      </div>
      <MonthGrid
        month={month}
        onMonth={setMonth}
        today={today}
        density="boxed"
        isShut={(day) => day < today}
        chosen={{ from, to: to || from }}
        onChoose={choose}
        labelOf={(day) =>
          `${instantText(instantAt(day, 12), 'short-day')}${entries ? `: ${kindOn(day)}` : ''}`
        }
        draw={(day) => ({
          className: 'day-cell tabular',
          'data-kind': onDay(entries, day)?.kind,
          children: (
            <>
              <span>{Number(day.slice(8))}</span>
              <span className="truncate">{onDay(entries, day) && kindOn(day)}</span>
            </>
          ),
        })}
        isBusy={calendar.isFetching}
      />
      <IfMay area="charters" doing="changes">
        <BlockForm
          yachtId={yacht.id}
          from={from}
          to={to}
          setFrom={setFrom}
          setTo={setTo}
          today={today}
          onBlocked={() => {
            // A typed day can be months ahead: show its month, so that the new block is visible.
            if (from !== '' && (from < start || from >= end)) setMonth(`${from.slice(0, 7)}-01`);
            setFrom('');
            setTo('');
          }}
        />
      </IfMay>
      <UnlessFailed found={calendar} failure={words.calendarFailed}>
        {entries && <Blocks entries={entries} />}
      </UnlessFailed>
    </div>
  );
}

const ofCalendar = { readAgain: YACHTS, says: saysDone };

function BlockForm({
  yachtId,
  from,
  to,
  setFrom,
  setTo,
  today,
  onBlocked,
}: {
  yachtId: string;
  from: CharterDay | '';
  to: CharterDay | '';
  setFrom: (day: CharterDay | '') => void;
  setTo: (day: CharterDay | '') => void;
  today: CharterDay;
  onBlocked: () => void;
}) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, trouble } = useSending(addEntry, {
    ...ofCalendar,
    once: 'entry',
    onDone: () => {
      setReason('');
      onBlocked();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && isReadable(event.currentTarget))
      mutate({ kind: 'block', yachtId, startDate: from, endDate: to || from, reason });
  };
  return (
    <SentForm className="grid gap-3" onSubmit={submit}>
      <h3 className="staff-subtitle">{words.blockDays}</h3>
      <FormTrouble trouble={trouble} />
      <div className="staff-form-row items-end">
        <Field label={words.firstDay}>
          <Input
            type="date"
            className="staff-control"
            min={today}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </Field>
        <Field label={words.lastDay}>
          <Input
            type="date"
            className="staff-control"
            min={from || today}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
        <Field label={words.reason}>
          <Input
            className="staff-control"
            maxLength={200}
            placeholder={words.reasonExample}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button type="submit" size="small" busy={isPending}>
          {words.blockTheseDays}
        </Button>
      </div>
    </SentForm>
  );
}

function Blocks({ entries }: { entries: readonly Entry[] }) {
  const mayChange = useMay()('charters', 'changes');
  const [removed, setRemoved] = useState<Entry>();
  return (
    <section className="grid gap-2">
      {entries.length === 0 ? (
        <p className="text-muted">{words.nothingOnCalendar}</p>
      ) : (
        <>
          <h3 className="staff-subtitle">{words.onHerCalendar}</h3>
          <ul className="grid gap-1">
            {entries.map((entry) => (
              <li key={entry.id} className="flex flex-wrap items-center gap-3">
                <span className="tabular">
                  {instantText(entry.from, 'short-day')} –{' '}
                  {instantText(new Date(Date.parse(entry.to) - 1), 'short-day')}
                </span>
                <span>{words.kinds[entry.kind]}</span>
                <span className="text-muted">{entry.reason}</span>
                {mayChange && entry.kind === 'block' && (
                  <Button
                    variant="quiet"
                    size="small"
                    className="ml-auto"
                    aria-label={words.removeBlock(instantText(entry.from, 'short-day'))}
                    onClick={() => setRemoved(entry)}
                  >
                    {words.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <TakeOffDialog entry={removed} onClose={() => setRemoved(undefined)} />
    </section>
  );
}

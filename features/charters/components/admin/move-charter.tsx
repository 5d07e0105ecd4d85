import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { modeName } from '#features/fleet/domain/mode-name.ts';
import { unpackChoices, yachtChoicesQuery } from '#features/fleet/queries/yacht.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { formatDollars } from '#words/amounts.ts';
import type { MoveCheckAnswer } from '../../schema/index.ts';
import { moveCharter, moveCheckQuery } from './calls.ts';
import { Offers } from './offers.tsx';
import { isSameTime, type QuotePlace, saidOf } from './staff-time.ts';
import { TimeField } from './time-field.tsx';
import { MODE_CHOICES } from './words.ts';

/** What is moved: as the drawer or the calendar knows it. */
export type Movable = {
  readonly id: string;
  readonly version: number;
  readonly contactName: string;
  readonly yacht: { readonly id: string };
  readonly departsAt: string;
  readonly returnsAt: string;
};

interface MoveCharterProps {
  open: boolean;
  charter: Movable;
  /** Where it was dropped; its own place without it. */
  to?: QuotePlace | undefined;
  onClose: () => void;
  /** A quoted charter is moved by quoting anew. */
  onQuote: (place: QuotePlace) => void;
}

/** Moves a charter to another day, time or yacht, after its price and the calendar have been looked at. */
export function MoveCharter({ open, charter, to, onClose, onQuote }: MoveCharterProps) {
  const { change, isPending, trouble, reset } = useChange();
  const [place, setPlace] = useState<QuotePlace>(placeOf(charter, to));
  const [mode, setMode] = useState<Mode | ''>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew whenever it is opened
  useEffect(() => {
    if (!open) return;
    setPlace(placeOf(charter, to));
    setMode('');
    reset();
  }, [open]);
  const yachts = useQuery({ ...yachtChoicesQuery(), select: unpackChoices, enabled: open });
  const chosen = mode === '' ? {} : { mode };
  const check = useQuery({
    ...moveCheckQuery(charter.id, { ...place, ...chosen }),
    enabled: open && place.startDate !== '',
    placeholderData: keepPreviousData,
  });
  const own = saidOf(charter);
  const isSame =
    place.yachtId === charter.yacht.id && place.startDate === own.startDate && isSameTime(place, own);
  const found = check.data;
  const mayMove = !isSame && found?.isFree === true && found.problem === null && !check.isPlaceholderData;
  const move = async () => {
    if (!mayMove) return;
    await change('Moved', () =>
      moveCharter(charter.id, { ...place, ...chosen, version: charter.version }),
    ).then(
      onClose,
      // Said in the dialog.
      () => undefined,
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Move the charter of ${charter.contactName}`}
      footer={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Leave it
          </Button>
          {found && !found.isMovable ? (
            <Button
              size="small"
              onClick={() => {
                onClose();
                onQuote(place);
              }}
            >
              Send a new quote for this time
            </Button>
          ) : (
            <Button
              size="small"
              busy={isPending}
              aria-disabled={!mayMove || undefined}
              onClick={() => void move()}
            >
              Move it
            </Button>
          )}
        </>
      }
    >
      <div className="staff-form">
        <FormTrouble trouble={trouble} faults="none" />
        <Field label="Yacht">
          <Select
            options={(yachts.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={place.yachtId}
            onChange={(event) => setPlace({ ...place, yachtId: event.target.value })}
          />
        </Field>
        <div className="staff-form-row">
          <Field label="Date">
            <Input
              type="date"
              value={place.startDate}
              onChange={(event) => setPlace({ ...place, startDate: event.target.value })}
            />
          </Field>
          <TimeField
            value={place}
            onChange={(time) => setPlace({ yachtId: place.yachtId, startDate: place.startDate, ...time })}
          />
        </div>
        <Field label="Captain" hint={found && modeName(found.mode)}>
          <Select
            empty="As it is"
            options={MODE_CHOICES}
            value={mode}
            onChange={(event) => setMode(event.target.value as Mode | '')}
          />
        </Field>
        <div role="status" aria-busy={check.isFetching} className="grid gap-2">
          {isSame ? <p>That’s where it is now.</p> : found ? <Verdict check={found} /> : <p>Looking…</p>}
        </div>
        {found && !found.isFree && (
          <Offers
            offers={found.alternatives}
            onPick={(offer) => setPlace({ yachtId: place.yachtId, ...offer })}
          />
        )}
      </div>
    </Dialog>
  );
}

const placeOf = (charter: Movable, to: QuotePlace | undefined): QuotePlace =>
  to ?? { yachtId: charter.yacht.id, ...saidOf(charter) };

/** What moving means: free or not, and in dollars. */
function Verdict({ check }: { check: MoveCheckAnswer }) {
  const { isFree, problem, total, listedTotal, keepsPrice, isMovable, hasEmail } = check;
  const difference = total !== null && listedTotal !== null ? listedTotal - total : null;
  return (
    <>
      <p className={isFree ? '' : 'text-urgent-strong'}>
        {isFree ? 'The yacht is free then.' : 'The yacht is taken then.'}
      </p>
      {problem && <p className="text-urgent-strong">{problem}</p>}
      <p>
        {listedTotal === null
          ? 'There is no listed price for that time.'
          : `At today’s prices it comes to ${formatDollars(listedTotal)} there.`}{' '}
        {difference !== null && difference !== 0
          ? `That is ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than now (${formatDollars(total ?? 0)}).`
          : ''}
      </p>
      {isMovable ? (
        <p className="text-muted">
          {keepsPrice
            ? `The price that was agreed on stays. ${hasEmail ? 'The client is told of the new time.' : 'There is no email address: please call the client.'}`
            : 'Only the request changes; nothing is booked yet and nobody is emailed.'}
        </p>
      ) : (
        <p className="text-muted">
          It has a quote, which was made for its time: to move it, send a new quote.
        </p>
      )}
    </>
  );
}

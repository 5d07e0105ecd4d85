import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { staffYachtChoicesQuery } from '#features/fleet/components/admin/calls.ts';
import { YachtSelect } from '#features/fleet/components/admin/yacht-select.tsx';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { formatDollars } from '#words/amounts.ts';
import type { MoveCheckAnswer } from '../../schema/index.ts';
import { words as said } from '../../words/index.ts';
import { moveCharter, moveCheckQuery } from './calls.ts';
import { CharterTrouble } from './charter-trouble.tsx';
import { modeChoices } from './choices.ts';
import { GuestsNumber } from './guests-number.tsx';
import { Offers } from './offers.tsx';
import { guestsErrorIn, guestsIn, isOwnPlace, type QuotePlace, saidOf } from './staff-time.ts';
import { tellChanged } from './tell-changed.ts';
import { TimeField } from './time-field.tsx';
import { useCharterChange } from './use-charter-change.ts';
import { words } from './words/index.ts';

/** The fields of a charter that moving needs; the drawer and the calendar both have them. */
export type Movable = {
  readonly id: string;
  readonly version: number;
  readonly contactName: string;
  readonly guestCount: number;
  readonly yacht: { readonly id: string };
  /** Absent: the yacht is in the fleet. */
  readonly boarding?: { readonly isInFleet: boolean };
  readonly departsAt: string;
  readonly returnsAt: string;
};

interface MoveCharterProps {
  open: boolean;
  charter: Movable;
  /** Where the charter was dropped on the calendar; absent: its own place. */
  to?: QuotePlace | undefined;
  onClose: () => void;
  /** A quoted charter is moved by a new quote: opens it, with the captain and the guests that were chosen here. */
  onQuote: (place: QuotePlace) => void;
}

/** Moves a charter to another day, time or yacht, after showing the price and whether the time is free. */
export function MoveCharter({ open, charter, to, onClose, onQuote }: MoveCharterProps) {
  const { change, isPending, trouble, reset } = useCharterChange();
  const [place, setPlace] = useState<QuotePlace>(placeOf(charter, to));
  const [mode, setMode] = useState<Mode | ''>('');
  const [guests, setGuests] = useState(String(charter.guestCount));
  const [seen, setSeen] = useState(charter.version);
  const begin = () => {
    setPlace(placeOf(charter, to));
    setMode('');
    setGuests(String(charter.guestCount));
    setSeen(charter.version);
    reset();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew whenever it is opened
  useEffect(() => {
    if (open) begin();
  }, [open]);
  const yachts = useQuery({ ...staffYachtChoicesQuery(), enabled: open });
  const others = guestsIn(guests, charter);
  const chosen = { ...(mode === '' ? {} : { mode }), ...others };
  const missing = missingIn(place);
  const guestsError = guestsErrorIn(guests);
  const check = useQuery({
    ...moveCheckQuery(charter.id, { ...place, ...chosen }),
    enabled: open && missing === null && guestsError === undefined,
    placeholderData: keepPreviousData,
  });
  const isThere = isOwnPlace(charter, place);
  const found = check.data;
  /** While the chosen place is still being checked, the answer about the place before it does not count. */
  const verdict = check.isPlaceholderData ? undefined : found;
  const hasOtherGuests = others.guestCount !== undefined;
  const isSame = isThere && !hasOtherGuests && (mode === '' || mode === found?.modeNow);
  const told = toldOf(isThere && !isSame, hasOtherGuests);
  const mayMove = !isSame && verdict?.isFree === true && verdict.problem === null;
  const move = async () => {
    if (!mayMove) return;
    await change(told.done, () =>
      moveCharter(charter.id, { ...(isThere ? {} : place), ...chosen, version: seen }),
    ).then(onClose, (error) => {
      // Any other error is shown in the dialog.
      if (to && tellChanged(error)) onClose();
    });
  };
  /** While the charter is being moved the dialog stays: it shows why a move is refused. */
  const leave = () => isPending || onClose();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || leave()}
      title={words.moveOf(charter.contactName)}
      footer={
        <>
          <Button variant="secondary" size="small" onClick={leave}>
            {words.leaveIt}
          </Button>
          {found && !found.isMovable ? (
            <Button
              size="small"
              onClick={() => {
                onClose();
                onQuote({ ...place, ...chosen });
              }}
            >
              {words.newQuoteForTime}
            </Button>
          ) : (
            <Button
              size="small"
              busy={isPending}
              aria-disabled={!mayMove || undefined}
              onClick={() => void move()}
            >
              {told.button}
            </Button>
          )}
        </>
      }
    >
      <div className="staff-form">
        <CharterTrouble
          trouble={trouble}
          faults="none"
          isOutdated={charter.version !== seen}
          onAnew={begin}
        />
        <Field label={words.yacht}>
          <YachtSelect
            yachts={yachts.data}
            chosen={place.yachtId}
            value={place.yachtId}
            empty={charter.boarding?.isInFleet === false ? words.chooseYacht : undefined}
            onChange={(event) => setPlace({ ...place, yachtId: event.target.value })}
          />
        </Field>
        <div className="staff-form-row">
          <Field label={words.date}>
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
        <div className="staff-form-row">
          <GuestsNumber value={guests} onChange={setGuests} />
          <Field label={words.captain} hint={found && words.modes[found.mode]}>
            <Select
              empty={words.asItIs}
              options={modeChoices()}
              value={mode}
              onChange={(event) => setMode(event.target.value as Mode | '')}
            />
          </Field>
        </div>
        <div role="status" aria-busy={check.isFetching} className="grid gap-2">
          {missing ? (
            <p>{missing}</p>
          ) : isSame ? (
            <p>{words.whereItIsNow}</p>
          ) : (
            guestsError === undefined && <Found verdict={verdict} isFailed={check.isError} />
          )}
        </div>
        {!isSame && check.isError && (
          <ReadFailure sentence={words.notLooked} onRetry={() => void check.refetch()} />
        )}
        {verdict && !verdict.isFree && (
          <Offers
            offers={verdict.alternatives}
            onPick={(offer) => setPlace({ yachtId: place.yachtId, ...offer })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Where the charter was dropped, else its own place; without its yacht, if she has left the fleet. */
const placeOf = (charter: Movable, to: QuotePlace | undefined): QuotePlace =>
  to ?? { yachtId: charter.boarding?.isInFleet === false ? '' : charter.yacht.id, ...saidOf(charter) };

const missingIn = ({ yachtId, startDate }: QuotePlace) => {
  if (yachtId === '') return said.pleaseChooseYacht;
  return startDate === '' ? said.pleaseChooseDate : null;
};

/** What the button says, and the title once it is done: nothing has moved if the charter stays where it is. */
function toldOf(isStaying: boolean, hasOtherGuests: boolean) {
  if (!isStaying) return { button: words.moveIt, done: words.moved };
  return hasOtherGuests
    ? { button: words.changeIt, done: words.changed }
    : { button: words.changeCaptain, done: words.captainChanged };
}

/** What the move would mean: whether the time is free, and the price. */
function Found({ verdict, isFailed }: { verdict: MoveCheckAnswer | undefined; isFailed: boolean }) {
  if (verdict === undefined) return isFailed ? null : <p>{words.looking}</p>;
  const { isFree, problem, beyondHours, total, listedTotal, keepsPrice, isMovable, hasEmail } = verdict;
  const difference = total !== null && listedTotal !== null ? listedTotal - total : null;
  return (
    <>
      <p className={isFree ? '' : 'text-urgent-strong'}>{isFree ? words.isFreeThen : words.isTakenThen}</p>
      {problem && <p className="text-urgent-strong">{problem}</p>}
      {beyondHours && <p className="text-urgent-strong">{beyondHours}</p>}
      <p>
        {listedTotal === null ? words.noListedPriceThere : words.comesTo(formatDollars(listedTotal))}{' '}
        {difference !== null && difference !== 0
          ? (difference > 0 ? words.moreThanNow : words.lessThanNow)(
              formatDollars(Math.abs(difference)),
              formatDollars(total ?? 0),
            )
          : ''}
      </p>
      <Changes verdict={verdict} />
      {isMovable ? (
        <p className="text-muted">{keepsPrice ? words.priceStays(hasEmail) : words.onlyRequestChanges}</p>
      ) : (
        <p className="text-muted">{words.hasQuote}</p>
      )}
    </>
  );
}

/** What else changes with the place: the damage hold, and what cancelling gives back. */
function Changes({ verdict: { damageHold, share } }: { verdict: MoveCheckAnswer }) {
  return (
    <>
      {damageHold && <p>{words.holdThere(formatDollars(damageHold.now), formatDollars(damageHold.there))}</p>}
      {share && (
        <p className={share.there < share.now ? 'text-urgent-strong' : ''}>
          {words.shareThere(share.now, share.there)}
        </p>
      )}
    </>
  );
}

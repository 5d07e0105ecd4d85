import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stepNotRead } from '#features/charters/components/before-you-sail.tsx';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { takeFocus } from '#ui/focus.ts';
import { PartNotRead } from '#ui/not-read.tsx';
import { useSending } from '#ui/sending.ts';
import { changesOf, haveAllSigned } from '../domain.ts';
import { changeGuest, LINKED_GUESTS, linkedGuestsQuery, nameGuest, removeGuest } from '../queries.ts';
import type { ClientGuests } from '../schema.ts';
import { words } from '../words/index.ts';
import { GuestForm } from './guest-form.tsx';
import { ShareLink } from './share-link.tsx';

type Guest = ClientGuests['guests'][number];

/** The line with the number of guests. It takes the focus when the focused row or button disappears for good. */
const COUNT_ID = 'guests-count';
const focusCount = () => document.getElementById(COUNT_ID)?.focus();

/** The guests' step in the list of things to do before departure, for the charter of a mailed link: how many have signed. */
export function useGuestsStep(token: string) {
  const { data: charter } = useQuery(linkedCharterQuery(token));
  // A link that leads nowhere has no guests, so do not ask for them.
  const { data, isLoadingError } = useQuery({ ...linkedGuestsQuery(token), enabled: charter !== null });
  if (isLoadingError) return [stepNotRead(words.stepName, '#guests')];
  if (data?.standing !== 'open') return [];
  const signed = data.guests.filter(({ isSigned }) => isSigned).length;
  const isDone = haveAllSigned(data.guests, data.most);
  return [
    {
      name: words.stepName,
      isDone,
      note: isDone
        ? words.stepDone(signed)
        : words.stepMissing(signed, Math.max(data.most, data.guests.length)),
      href: '#guests',
      action: words.stepAction,
    },
  ];
}

/** The guests aboard, on the charter's own page: the client names them and shares the link by which they sign. */
export function GuestsSection({ token }: { token: string }) {
  const found = useQuery(linkedGuestsQuery(token));
  const { data } = found;
  if (data === undefined)
    return (
      <PartNotRead id="guests" found={found} title={words.sectionTitle} className="mt-12 scroll-mt-24" />
    );
  if (!data || (data.standing !== 'open' && data.guests.length === 0)) return null;
  const isOpen = data.standing === 'open';
  const { guests, most } = data;
  return (
    <section id="guests" aria-labelledby="guests-title" className="mt-12 max-w-form scroll-mt-24">
      <h2 id="guests-title">{words.sectionTitle}</h2>
      {isOpen && <p className="mt-4 text-muted">{words.sectionText(most)}</p>}
      <p id={COUNT_ID} tabIndex={-1} className="mt-4 tabular outline-none">
        {guests.length > 0 ? words.named(guests.length, most) : words.nobodyNamed}
      </p>
      {guests.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {guests.map((guest) => (
            <Row key={guest.id} token={token} guest={guest} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          {guests.length < most ? <AddGuest token={token} /> : <p className="mt-4">{words.isFull}</p>}
          <ShareLink token={token} url={data.url} />
        </>
      )}
    </section>
  );
}

function Row({ token, guest, isOpen }: { token: string; guest: Guest; isOpen: boolean }) {
  const [doing, setDoing] = useState<'edit' | 'remove'>();
  /** The button that was pressed last: it takes the focus when the buttons are shown again. */
  const [pressed, setPressed] = useState<'edit' | 'remove'>();
  const begin = (what: 'edit' | 'remove') => {
    setPressed(what);
    setDoing(what);
  };
  const done = () => setDoing(undefined);
  const notes = [
    words.ageBands[guest.ageBand],
    ...(guest.hasAllergies ? [words.hasAllergies] : []),
    ...(guest.hasContact ? [words.hasContact] : []),
  ];
  return (
    <li className="grid gap-3 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* If the charter is over or cancelled, an unsigned waiver is no longer missing, so show no badge for it. */}
        {(guest.isSigned || isOpen) && (
          <Badge colour={guest.isSigned ? 'green' : 'orange'}>
            {guest.isSigned ? words.signedMark : words.unsignedMark}
          </Badge>
        )}
        <span className="min-w-0 grow wrap-anywhere">
          {guest.name}
          <span className="block text-sm text-muted">{notes.join(' · ')}</span>
        </span>
        {isOpen && doing === undefined && (
          <span className="screen-only flex gap-2 scripts-off:hidden">
            <Button
              ref={pressed === 'edit' ? takeFocus : null}
              variant="quiet"
              size="small"
              aria-label={words.editGuest(guest.name)}
              onClick={() => begin('edit')}
            >
              {words.edit}
            </Button>
            <Button
              ref={pressed === 'remove' ? takeFocus : null}
              variant="quiet"
              size="small"
              aria-label={words.removeGuest(guest.name)}
              onClick={() => begin('remove')}
            >
              {words.remove}
            </Button>
          </span>
        )}
      </div>
      {doing === 'edit' && (
        <GuestForm
          guest={guest}
          save={(typed, _, opened) => changeGuest(token, guest.id, changesOf(typed, opened))}
          onDone={done}
          onCancel={done}
        />
      )}
      {doing === 'remove' && <Removing token={token} guest={guest} onKeep={done} />}
    </li>
  );
}

function Removing({ token, guest, onKeep }: { token: string; guest: Guest; onKeep: () => void }) {
  const { press, isPending, trouble } = useSending(() => removeGuest(token, guest.id), {
    readAgain: [LINKED_GUESTS],
    readAgainWhenRefused: true,
    says: ({ message }) => ({ title: message }),
    onDone: focusCount,
  });
  return (
    <div className="grid gap-3">
      <p ref={takeFocus} tabIndex={-1}>
        {words.removeQuestion(guest.name)}
      </p>
      {trouble && <ErrorSummary title={trouble.sentence} />}
      <p className="flex flex-wrap gap-3">
        <Button variant="danger" size="small" busy={isPending} onClick={() => press()}>
          {words.remove}
        </Button>
        <Button variant="secondary" size="small" onClick={onKeep}>
          {words.keep}
        </Button>
      </p>
    </div>
  );
}

function AddGuest({ token }: { token: string }) {
  const [isOpen, setOpen] = useState<boolean>();
  if (!isOpen) {
    return (
      <p className="screen-only mt-5 scripts-off:hidden">
        <Button ref={isOpen === false ? takeFocus : null} variant="secondary" onClick={() => setOpen(true)}>
          {words.addGuest}
        </Button>
      </p>
    );
  }
  return (
    <div className="screen-only mt-5 rounded-md bg-foam p-5">
      <GuestForm
        save={(typed, options) => nameGuest(token, typed, options)}
        onDone={() => {
          // Once the last place is taken, the add button disappears too, so focus the count.
          focusCount();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}

import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { SessionEnded } from '#ui/admin/session-ended.tsx';
import { type Trouble, troubleOf } from '#ui/admin/trouble.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import {
  cancelCharter,
  confirmCharter,
  moveCharter,
  type Offer,
  offersOf,
  type SteppedTo,
  stepCharter,
} from './calls.ts';
import { MoveCharter } from './move-charter.tsx';
import { Offers } from './offers.tsx';
import type { QuotePlace } from './quote-editor.tsx';

/** The plain steps of the transition table, as buttons. */
const STEPS = {
  review: { to: 'reviewed', label: 'Mark as reviewed', done: 'Reviewed' },
  contact: { to: 'contacted', label: 'Mark as contacted', done: 'Contacted' },
  complete: { to: 'completed', label: 'Mark as completed', done: 'Completed' },
  reopen: { to: 'pending', label: 'Reopen', done: 'Reopened' },
} as const satisfies Record<string, { to: SteppedTo; label: string; done: string }>;

const isStep = (event: string): event is keyof typeof STEPS => Object.hasOwn(STEPS, event);

/** What the team can do with a charter now: one button for each event that its state allows, and no other. */
export function CharterActions({
  charter,
  onQuote,
  onEdit,
}: {
  charter: StaffCharterAnswer;
  onQuote: (place?: QuotePlace) => void;
  onEdit: () => void;
}) {
  const change = useChange();
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [isCancelling, setCancelling] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [reason, setReason] = useState('');
  const { id, version, events } = charter;

  const run = async (name: string, title: string, act: () => Promise<{ message: string }>) => {
    setBusy(name);
    setTrouble(undefined);
    setOffers([]);
    try {
      await change(title, act);
    } catch (error) {
      setTrouble(troubleOf(error));
      setOffers(offersOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  /** Its own time is taken: another is taken for it, and confirmed; what was quoted is quoted anew. */
  const takeOffer = ({ startDate, duration }: Offer) => {
    setTrouble(undefined);
    setOffers([]);
    if (!events.includes('move')) return onQuote({ yachtId: charter.yacht.id, startDate, duration });
    void run('confirm', 'Confirmed', async () => {
      const moved = await moveCharter(id, { startDate, duration, version });
      return confirmCharter(id, { version: moved.version });
    });
  };

  return (
    <section aria-label="What can be done" className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {events.map((event) =>
          event === 'confirm' ? (
            <Button
              key={event}
              size="small"
              busy={busy === event}
              onClick={() => void run(event, 'Confirmed', () => confirmCharter(id, { version }))}
            >
              Confirm
            </Button>
          ) : event === 'quote' ? (
            <Button key={event} size="small" variant="secondary" onClick={() => onQuote()}>
              {charter.quotes.length > 0 ? 'Quote anew' : 'Write a quote'}
            </Button>
          ) : event === 'move' ? (
            <Button key={event} size="small" variant="secondary" onClick={() => setMoving(true)}>
              Move
            </Button>
          ) : event === 'correct' ? (
            <Button key={event} size="small" variant="secondary" onClick={onEdit}>
              Edit
            </Button>
          ) : event === 'cancel' ? (
            <Button key={event} size="small" variant="secondary" onClick={() => setCancelling(true)}>
              Cancel booking
            </Button>
          ) : isStep(event) ? (
            <Button
              key={event}
              size="small"
              variant="secondary"
              busy={busy === event}
              onClick={() =>
                void run(event, STEPS[event].done, () => stepCharter(id, STEPS[event].to, { version }))
              }
            >
              {STEPS[event].label}
            </Button>
          ) : null,
        )}
      </div>
      {trouble?.kind === 'session-ended' && <SessionEnded />}
      {trouble && trouble.kind !== 'session-ended' && <ErrorSummary title={trouble.sentence} />}
      <Offers offers={offers} onPick={takeOffer} />
      <ConfirmDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        title="Cancel this booking?"
        question={
          charter.status === 'confirmed' && charter.cancellation
            ? `The yacht is free again and the client is told. ${charter.cancellation.sentence}`
            : 'The yacht is free again and the client is told.'
        }
        confirm="Yes, cancel it"
        onConfirm={() => change('Cancelled', () => cancelCharter(id, { reason, version }))}
      >
        <Field label="Why" hint="Kept in the history, for the team.">
          <Textarea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
      <MoveCharter open={isMoving} charter={charter} onClose={() => setMoving(false)} onQuote={onQuote} />
    </section>
  );
}

import { useState } from 'react';
import { telephoneLink } from '#core/brand.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Menu } from '#ui/admin/menu.tsx';
import { Button } from '#ui/button.tsx';
import { instantText } from '#words/instants.ts';
import {
  CHARTER_EVENTS,
  CHARTER_TRANSITIONS,
  type CharterEvent,
  isStep,
  mayBeSpam,
  type StepEvent,
  type SteppedTo,
} from '../../policy/states.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { AddBooking } from './add-booking.tsx';
import {
  cancelCharter,
  confirmCharter,
  correctCharter,
  moveCharter,
  type Offer,
  offersOf,
  stepCharter,
} from './calls.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { MoveCharter } from './move-charter.tsx';
import { Offers } from './offers.tsx';
import { type QuotePlace, timeIn } from './staff-time.ts';
import { timeText } from './time-text.ts';
import { useCharterChange } from './use-charter-change.ts';
import { words } from './words/index.ts';

/** The plain steps that need a confirmation dialog. */
const ASKED_STEPS = CHARTER_EVENTS.filter(isAsked);
function isAsked(event: CharterEvent): event is keyof typeof words.questions {
  return isStep(event) && typeof CHARTER_TRANSITIONS[event].asks === 'object';
}

/** Whether the event takes the charter away from its client. */
function isDangerous(event: CharterEvent): boolean {
  const { asks } = CHARTER_TRANSITIONS[event];
  return event === 'cancel' || (typeof asks === 'object' && asks.isDangerous);
}

/** Whether the request's yacht has left the fleet: then nothing goes on until it is moved, or quoted, for another one. */
const hasToMove = ({ boarding, status, events }: StaffCharterAnswer) =>
  !boarding.isInFleet && status !== 'confirmed' && (events.includes('move') || events.includes('quote'));

/**
 * Everything that staff can do with a charter now, in the order of the server's answer. The next step, or else the first one that
 * does no harm, is a button; the others are in a menu.
 */
export function CharterActions({
  charter,
  onQuote,
  onEdit,
}: {
  charter: StaffCharterAnswer;
  onQuote: (place?: QuotePlace) => void;
  onEdit: () => void;
}) {
  const { change, isPending, trouble, error, reset } = useCharterChange();
  /** The event for which a confirmation dialog is open. */
  const [asked, setAsked] = useState<CharterEvent>();
  const [isMoving, setMoving] = useState(false);
  const [isBooking, setBooking] = useState(false);
  const { id, version, events, nextStep, suspectedSpam } = charter;

  const main = nextStep ?? events.find((event) => !isDangerous(event));
  const labelOf = (event: CharterEvent) =>
    event === 'quote' && charter.quotes.length > 0
      ? words.sendNewQuote
      : event === 'accept'
        ? ''
        : words.buttons[event];
  const offers = offersOf(error);
  const isConfirmed = charter.history.some(({ to }) => to === 'confirmed');
  const offersSpam =
    events.includes('correct') &&
    mayBeSpam(charter.status, { isQuoted: charter.quotes.length > 0, isConfirmed });
  const hasEmail = charter.contactEmail !== '';

  // The refusal is shown here, together with the other times that it offers.
  const run = (title: string, act: () => Promise<{ message: string }>) =>
    change(title, act).catch(() => undefined);
  const step = (event: StepEvent) => {
    const { to } = CHARTER_TRANSITIONS[event];
    return run(words.steps[event], () => stepCharter(id, to as SteppedTo, { version }));
  };
  /** When the charter's own time is taken: moves it to the offered time and confirms it; a quoted charter is quoted again. */
  const takeOffer = (offer: Offer) => {
    reset();
    const time = { startDate: offer.startDate, ...timeIn(offer) };
    if (!events.includes('move')) return onQuote({ yachtId: charter.yacht.id, ...time });
    void run(words.confirmed, async () => {
      const moved = await moveCharter(id, { ...time, version });
      return confirmCharter(id, { version: moved.version });
    });
  };

  const close = (open: boolean) => open || setAsked(undefined);
  // The key of the dialog to cancel: each time it is asked for, it begins with nothing chosen. Whether it is open is no such key,
  // because closing would replace it.
  const [asking, setAsking] = useState(0);
  const press = (event: CharterEvent) => {
    if (event === 'quote') onQuote();
    else if (event === 'correct') onEdit();
    else if (event === 'move') setMoving(true);
    else if (isStep(event) && !CHARTER_TRANSITIONS[event].asks) void step(event);
    else {
      setAsking((count) => count + 1);
      setAsked(event);
    }
  };

  return (
    <section aria-label={words.whatCanBeDone} className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {main && (
          <Button
            size="small"
            variant={main === nextStep ? 'primary' : 'secondary'}
            busy={isPending}
            onClick={() => press(main)}
          >
            {labelOf(main)}
          </Button>
        )}
        <Menu
          busy={isPending}
          items={[
            ...events
              .filter((event) => event !== main)
              .map((event) => ({
                id: event,
                label: labelOf(event),
                isDangerous: isDangerous(event),
                run: () => press(event),
              })),
            ...(events.includes('correct') && !suspectedSpam
              ? [{ id: 'another', label: words.anotherYachtOrDay, run: () => setBooking(true) }]
              : []),
            ...(offersSpam
              ? [
                  {
                    id: 'spam',
                    label: suspectedSpam ? words.notSpam : words.markAsSpam,
                    isDangerous: !suspectedSpam,
                    run: () =>
                      void run(suspectedSpam ? words.noSpamAnyMore : words.markedAsSpam, () =>
                        correctCharter(id, { suspectedSpam: !suspectedSpam, version }),
                      ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {hasToMove(charter) && (
        <div className="staff-panel grid justify-items-start gap-2">
          <p>{words.hasLeftFleet(charter.yacht.name)}</p>
          <Button size="small" variant="secondary" onClick={() => setMoving(true)}>
            {words.chooseAnother}
          </Button>
        </div>
      )}
      {!hasEmail && (
        <p className="text-sm">
          {charter.contactPhone ? (
            <>
              {words.pleaseCall}
              <a href={telephoneLink(charter.contactPhone)}>{charter.contactPhone}</a>.
            </>
          ) : (
            words.cannotBeReached
          )}
        </p>
      )}
      {charter.status === 'confirmed' && !events.includes('complete') && (
        <p className="text-sm text-muted">
          {words.completedOnceBack(instantText(charter.returnsAt, 'short'))}
        </p>
      )}
      <FormTrouble trouble={trouble} faults="none" />
      <Offers offers={offers} onPick={takeOffer} />
      <ConfirmDialog
        open={asked === 'confirm'}
        onOpenChange={close}
        title={words.confirmThis}
        question={words.confirmQuestion(charter.yacht.name, timeText(charter), hasEmail)}
        confirm={words.yesConfirm}
        isDangerous={false}
        // A refusal is shown outside the dialog, beside the other times that it offers.
        onConfirm={() => run(words.confirmed, () => confirmCharter(id, { version }))}
      />
      {ASKED_STEPS.map((event) => (
        <ConfirmDialog
          key={event}
          open={asked === event}
          onOpenChange={close}
          title={words.questions[event].title}
          question={words.questions[event].text}
          confirm={words.questions[event].confirm}
          isDangerous={isDangerous(event)}
          onConfirm={() => step(event)}
        />
      ))}
      <CancelBooking
        key={asking}
        open={asked === 'cancel'}
        onOpenChange={close}
        charter={charter}
        onCancel={(said) => change(words.cancelled, () => cancelCharter(id, { ...said, version }))}
      />
      <AddBooking
        open={isBooking}
        given={{
          contactName: charter.contactName,
          contactEmail: charter.contactEmail,
          contactPhone: charter.contactPhone,
          language: charter.language,
          billedAs: charter.billedAs,
          guestCount: charter.guestCount,
          specialRequests: charter.specialRequests,
          sameClientAs: id,
        }}
        onClose={() => setBooking(false)}
      />
      <MoveCharter open={isMoving} charter={charter} onClose={() => setMoving(false)} onQuote={onQuote} />
    </section>
  );
}

import { useEffect } from 'react';
import { forgetThisPage, keepThisPage } from '#core/kept-page.ts';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { pieceKey } from '#features/money/domain/cards.ts';
import { words as moneyWords } from '#features/money/words/index.ts';
import { Badge } from '#ui/badge.tsx';
import { words as uiWords } from '#ui/words/index.ts';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { PAY_BY_CARD_ID } from './pay-by-card.tsx';

const DAY_MS = 86_400_000;
/** The page of a charter that departs within so many days is kept on the device. */
const KEPT_DAYS = 30;
const NEVER = { departsAt: '', returnsAt: '' };

/**
 * Keeps the page of an upcoming charter on the device until a day after its return, for use without a network. Of any other
 * charter, the page is not kept any more; that of a charter to come stays.
 */
export function useKeptForTheDock(charter: ClientCharterAnswer | null | undefined): void {
  const { departsAt, returnsAt } = charter?.status === 'confirmed' ? charter : NEVER;
  const isKnown = charter !== undefined;
  const number = charter?.number;
  useEffect(() => {
    if (!isKnown) return;
    const until = Date.parse(returnsAt) + DAY_MS;
    if (number && Date.now() < until && Date.parse(departsAt) < Date.now() + KEPT_DAYS * DAY_MS)
      void keepThisPage({ number, departsAt: new Date(departsAt), until: new Date(until) });
    else void forgetThisPage(number);
  }, [departsAt, returnsAt, isKnown, number]);
}

/** A step to take before departure: its state, and where to take it. */
export type StepBeforeYouSail = {
  readonly id?: string;
  readonly name: string;
  readonly isDone: boolean;
  /** In one or two words, where it is neither done nor missing. */
  readonly mark?: string | undefined;
  readonly note: string;
  readonly href: string;
  /** What the link says; empty where the client has nothing to do. */
  readonly action: string;
};

/** A step of which nobody can say how far it is: without it, what is left might look complete. */
export const stepNotRead = (name: string, href: string): StepBeforeYouSail => ({
  name,
  isDone: false,
  mark: words.notKnownMark,
  note: uiWords.partFailed,
  href,
  action: words.seeIt,
});

/** The agreement while it waits for us: the client has nothing to do about it, and yet not everything is done. */
export const agreementOnHold = (): StepBeforeYouSail => ({
  name: words.agreement,
  isDone: false,
  mark: words.onHoldMark,
  note: words.onHoldNote,
  href: '#agreement',
  action: '',
});

/** The steps that are done and missing before departure, each with its link; and what to bring. */
export function BeforeYouSail({
  charter,
  agreement,
  steps: others = [],
}: {
  charter: ClientCharterAnswer;
  agreement: SignerAgreement | undefined;
  steps?: readonly StepBeforeYouSail[] | undefined;
}) {
  const { money } = charter;
  const pieces = money?.pieces ?? [];
  // The card can pay only the next piece, and nothing while an earlier card payment is on its way.
  const canPay = money?.card && money.card.cents > 0;
  const byCard = canPay ? pieces.findIndex(({ state }) => state !== 'paid') : -1;
  const steps: readonly StepBeforeYouSail[] = [
    ...(agreement
      ? [
          {
            name: words.agreement,
            href: '#agreement',
            action: words.signIt,
            ...agreementStep(agreement.state),
          },
        ]
      : []),
    ...pieces.map(({ id, label, kind, cents, paidCents, dueAt, state, isOnItsWay }, index) => ({
      id: pieceKey({ id, kind }),
      name: label,
      isDone: state === 'paid',
      note: isOnItsWay
        ? formatCents(cents - paidCents)
        : pieceNote(state, formatCents(state === 'paid' ? cents : cents - paidCents), dueAt),
      ...(index === byCard
        ? { href: `#${PAY_BY_CARD_ID}`, action: words.payByCard }
        : { href: '#payments', action: words.seeHowToPay }),
      ...(isOnItsWay ? { mark: moneyWords.onItsWay, action: '' } : {}),
    })),
    ...(money?.hold
      ? [
          {
            name: words.damageHold,
            isDone: money.hold.state === 'held' || money.hold.state === 'held-by-hand',
            note: `${formatCents(money.hold.cents)} · ${money.hold.sentence}`,
            href: '#payments',
            action: words.seeIt,
          },
        ]
      : []),
    ...others,
  ];
  return (
    <section aria-labelledby="before-you-sail" className="mt-12">
      <h2 id="before-you-sail">{words.beforeYouSail}</h2>
      {steps.length > 0 && (
        <ul className="mt-5 grid max-w-form grid-cols-[auto_minmax(0,1fr)] border-t border-line sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          {steps.map(({ name, isDone, mark, note, href, action, id = name + note }) => (
            <li
              key={id}
              className="col-span-full grid grid-cols-subgrid items-center gap-x-4 gap-y-1 border-b border-line py-3"
            >
              {mark ? (
                <Badge className="justify-self-start">{mark}</Badge>
              ) : (
                <Badge colour={isDone ? 'green' : 'orange'} className="justify-self-start">
                  {isDone ? words.doneMark : words.missingMark}
                </Badge>
              )}
              <span>
                {name}
                <span className="block text-sm text-muted">{note}</span>
              </span>
              {!isDone && action !== '' && (
                <a
                  className="link screen-only inline-flex min-h-11 items-center max-sm:col-start-2 max-sm:justify-self-start"
                  href={href}
                >
                  {action}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-8">{words.whatToBring}</h3>
      <ul className="mt-3 grid max-w-text list-disc gap-1.5 pl-5">
        {[words.bringId, words.bringShoes, words.bringSun, words.bringSwimwear, words.bringMedicine].map(
          (thing) => (
            <li key={thing}>{thing}</li>
          ),
        )}
      </ul>
    </section>
  );
}

type Piece = NonNullable<ClientCharterAnswer['money']>['pieces'][number];

/** Worded like the charter's payments: `due` is due now, without the minute of the agreement; `late` was due at that time. */
const pieceNote = (state: Piece['state'], amount: string, dueAt: string) => {
  if (state === 'paid') return amount;
  if (state === 'due') return `${amount} · ${moneyWords.pieceStates.due}`;
  const when = instantText(dueAt, 'short');
  return state === 'late' ? `${amount} · ${moneyWords.pieceStates.late} ${when}` : words.dueOn(amount, when);
};

function agreementStep(state: SignerAgreement['state']) {
  if (state === 'sealed' || state === 'countersigned') return { isDone: true, note: words.signedByBoth };
  if (state === 'signed') return { isDone: true, note: words.signedByYou };
  return state === 'refused'
    ? { isDone: false, note: words.sentBack, action: '' }
    : { isDone: false, note: words.twoMinutes };
}

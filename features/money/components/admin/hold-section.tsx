import { useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { holdTroubleText } from './card-words.ts';
import { authorizeHold, keepHold, releaseHold } from './hold-calls.ts';
import { HoldForm, type HoldFormKind } from './hold-form.tsx';
import { HoldReturns } from './hold-returns.tsx';
import { MoneyFiles } from './money-files.tsx';
import { words } from './words/index.ts';

type Hold = NonNullable<StaffMoneyAnswer['hold']>;

const COLOURS = {
  upcoming: 'grey',
  due: 'orange',
  asked: 'blue',
  held: 'green',
  'held-by-hand': 'green',
  released: 'grey',
  captured: 'purple',
  lost: 'red',
} as const;

/** The known facts of a hold, one line each. */
function linesOf(hold: Hold): string[] {
  const { way, reference, trouble, captureBefore, releaseAt, keptBy, ordered } = hold;
  // These times exist only for a hold on a card; one taken by hand never ends by itself.
  const isHeld = hold.state === 'held';
  const lines = [
    hold.state === 'upcoming' && hold.dueAt ? words.holdFrom(instantText(hold.dueAt, 'short')) : '',
    hold.state !== 'upcoming' && way ? words.holdWays[way] : '',
    reference && words.holdReference(reference),
    ordered ? (trouble ? words.holdCaptureRefused : words.holdOrdered[ordered]) : '',
    hold.capturedCents > 0 ? words.holdCaptured(formatCents(hold.capturedCents), hold.reason) : '',
    isHeld && captureBefore ? words.holdCaptureBefore(instantText(captureBefore, 'short')) : '',
    isHeld && keptBy ? words.holdStaysFor(keptBy) : '',
    isHeld && releaseAt && !keptBy ? words.holdReleasedAt(instantText(releaseAt, 'short')) : '',
    trouble && hold.state === 'lost' ? holdTroubleText(trouble) : '',
  ];
  return lines.filter((line) => line !== '');
}

interface HoldSectionProps {
  charterId: string;
  hasEmail: boolean;
  money: StaffMoneyAnswer;
}

/** A charter's damage hold beside its payments, with the actions for it (product 4.23), and the kept card. */
export function HoldSection({ charterId, hasEmail, money }: HoldSectionProps) {
  const { change, isPending, trouble } = useChange();
  const [form, setForm] = useState<'none' | HoldFormKind>('none');
  const [isAsking, setAsking] = useState(false);
  /** Gets the focus when a form closes or a pressed button disappears. */
  const place = useRef<HTMLDivElement>(null);
  const { hold, keptCard } = money;
  if (!hold && !keptCard) return null;
  const can = new Set(hold?.can ?? []);
  // Before anything is held, there is at most an open page on which the client can authorize the hold.
  const isHeld = hold?.state === 'held' || hold?.state === 'held-by-hand';
  const release = isHeld ? words.holdRelease : words.holdClosePage;
  const press = (act: () => Promise<{ message: string }>) =>
    void change(words.holdTitle, act).catch(() => undefined);
  const close = () => {
    place.current?.focus();
    setForm('none');
  };
  const buttons = [
    { act: 'authorize', name: words.holdAuthorize, press: () => press(() => authorizeHold(charterId)) },
    { act: 'record', name: words.holdRecord, press: () => setForm('record') },
    { act: 'release', name: release, press: () => setAsking(true) },
    { act: 'capture', name: words.holdCapture, press: () => setForm('capture') },
    { act: 'give-back', name: words.holdGiveBack, press: () => setForm('give-back') },
    { act: 'keep', name: words.holdKeep, press: () => press(() => keepHold(charterId, true)) },
    { act: 'unkeep', name: words.holdUnkeep, press: () => press(() => keepHold(charterId, false)) },
  ] as const;
  return (
    <>
      <FormTrouble trouble={trouble} faults="none" />
      {hold && (
        <div ref={place} tabIndex={-1} className="grid gap-2 border-y border-line py-3">
          <p className="flex items-start justify-between gap-4">
            <span>
              {words.holdTitle} <Badge colour={COLOURS[hold.state]}>{words.holdViews[hold.state]}</Badge>
              {linesOf(hold).map((line) => (
                <span key={line} className="block text-sm text-muted wrap-anywhere">
                  {line}
                </span>
              ))}
            </span>
            <span className="tabular font-semibold">{formatCents(hold.cents)}</span>
          </p>
          <HoldReturns charterId={charterId} returns={hold.returns} />
          <MoneyFiles charterId={charterId} files={hold.files} keepsFiles={hold.keepsFiles} />
          {form === 'none' && can.size > 0 && (
            <p className="flex flex-wrap gap-2">
              {buttons
                .filter(({ act }) => can.has(act))
                .map((button) => (
                  <Button
                    key={button.act}
                    size="small"
                    variant={button.act === 'keep' || button.act === 'unkeep' ? 'quiet' : 'secondary'}
                    busy={isPending}
                    onClick={button.press}
                  >
                    {button.name}
                  </Button>
                ))}
            </p>
          )}
          {form !== 'none' && <HoldForm charterId={charterId} kind={form} hold={hold} onDone={close} />}
        </div>
      )}
      {keptCard && (
        <p className="text-sm text-muted">
          {words.holdKeptCard(`${keptCard.brand} •••• ${keptCard.lastFour}`)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${release}: ${formatCents(hold?.cents ?? 0)}`}
        question={isHeld ? words.holdReleaseQuestion(hasEmail) : words.holdClosePageQuestion}
        confirm={release}
        isDangerous={isHeld}
        onConfirm={() => change(words.holdTitle, () => releaseHold(charterId))}
      />
    </>
  );
}

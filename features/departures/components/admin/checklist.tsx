import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type Check, checklistOf } from '../../domain/index.ts';
import type { DepartureAnswer } from '../../schema.ts';
import { letPass } from './calls.ts';
import { CAPTAIN_ID } from './captain-choice.tsx';
import { words } from './words/index.ts';

type Missing = DepartureAnswer['missing'][number];

/** The part of the drawer where each check is done, by element id. */
const PLACES: Readonly<Record<Exclude<Check, 'papers'>, string>> = {
  agreement: 'booking-agreements',
  guests: 'booking-guests',
  waivers: 'booking-guests',
  captain: CAPTAIN_ID,
  money: 'booking-payments',
};

const STATE_COLOURS = { done: 'green', missing: 'orange', waits: 'grey' } as const;

/** Moves focus and view to that part of the drawer. It changes no address, so the booking stays open. */
function goTo(id: string) {
  const place = document.getElementById(id);
  if (!place) return;
  if (!(place instanceof HTMLSelectElement)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}

/** The checks before a charter leaves, each done or missing, with a link to where it is done. */
export function Checklist({
  charterId,
  yachtId,
  missing,
}: {
  charterId: string;
  yachtId: string;
  missing: readonly Missing[];
}) {
  const may = useMay();
  const mayPass = ({ mayOverride, isAbsence }: Missing) =>
    mayOverride && (may('overrides', 'changes') || (isAbsence && may('charters', 'changes')));
  const { change } = useChange();
  const [asked, setAsked] = useState<Missing>();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const ask = (one: Missing) => {
    setAsked(one);
    setReason('');
    setAsking(true);
  };
  return (
    <>
      <ul aria-label={words.beforeItLeaves} className="overview-list">
        {checklistOf(missing).map(({ check, missing: lacking, state }) => (
          <li key={check} className="grid gap-1 py-2">
            <p className="flex flex-wrap items-center justify-between gap-3">
              {check === 'papers' ? (
                <Link to={`/admin/yachts?edit=${encodeURIComponent(yachtId)}`} className="link">
                  {words.checks[check]}
                </Link>
              ) : (
                <button type="button" className="link" onClick={() => goTo(PLACES[check])}>
                  {words.checks[check]}
                </button>
              )}
              <Badge colour={STATE_COLOURS[state]}>{words.checkStates[state]}</Badge>
            </p>
            {lacking.map((one) => (
              <p key={one.point} className="flex items-center justify-between gap-2 text-sm">
                <span className="min-w-0 wrap-anywhere">{one.sentence}</span>
                {mayPass(one) && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.overrideOf(one.sentence)}
                    onClick={() => ask(one)}
                  >
                    {words.override}
                  </Button>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.overrideTitle}
        question={asked?.sentence}
        confirm={words.override}
        isDangerous={false}
        onConfirm={async () => {
          if (asked) await change(words.overridden, () => letPass(charterId, { point: asked.point, reason }));
        }}
      >
        <Field label={words.why} name="reason" hint={words.whyHint} required>
          <Textarea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { instantText } from '#words/instants.ts';
import type { DepartureAnswer } from '../../schema.ts';
import { departureQuery, letDepart, noteReturn, takeBack } from './calls.ts';
import { CaptainChoice } from './captain-choice.tsx';
import { Checklist } from './checklist.tsx';
import { ChosenCaptain } from './chosen-captain.tsx';
import { GuestsCheckIn } from './guests-check-in.tsx';
import { words } from './words/index.ts';

export interface DepartureSectionProps {
  charterId: string;
  yachtId: string;
  /** Whether the charter has yet to leave or to return: only then does the section reserve its full height while loading. */
  isStanding: boolean;
}

/** The departure in the booking's drawer: what is missing, who takes the charter out, and its leaving and returning. */
export function DepartureSection({ charterId, yachtId, isStanding }: DepartureSectionProps) {
  const found = useQuery(departureQuery(charterId));
  const mayChange = useMay()('charters', 'changes');
  return (
    <TitledSection id="booking-departure" title={words.sectionTitle} className="grid gap-4">
      <Read
        found={found}
        failure={words.notLoaded}
        waiting={<Skeleton className={isStanding ? 'h-155' : 'h-11'} />}
      >
        {(departure) => (
          <>
            <Noted departure={departure} />
            {departure.steps.includes('assign') && (
              <Checklist charterId={charterId} yachtId={yachtId} missing={departure.missing} />
            )}
            {departure.mode === 'bareboat' ? (
              <ChosenCaptain charterId={charterId} departure={departure} />
            ) : (
              <CaptainChoice
                charterId={charterId}
                departure={departure}
                mayAssign={mayChange && departure.steps.includes('assign')}
              />
            )}
            <GuestsCheckIn charterId={charterId} departure={departure} />
            <Overrides overrides={departure.overrides} />
            {mayChange && <Steps charterId={charterId} departure={departure} />}
          </>
        )}
      </Read>
    </TitledSection>
  );
}

/** When the charter left and returned, and who noted it. */
function Noted({ departure }: { departure: DepartureAnswer }) {
  const { departedAt, departedBy, returnedAt, returnedBy } = departure;
  const by = (name: string | null) => (name ? words.noted(name) : '');
  // If the charter is over and no departure was noted, say so instead of showing nothing.
  if (!departedAt) return departure.steps.length === 0 && <p className="text-muted">{words.neverNoted}</p>;
  return (
    <p>
      {words.left(instantText(departedAt, 'short'), by(departedBy))}
      {returnedAt && ` ${words.back(instantText(returnedAt, 'short'), by(returnedBy))}`}
    </p>
  );
}

function Overrides({ overrides }: { overrides: DepartureAnswer['overrides'] }) {
  if (overrides.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold text-muted">{words.overridden}</h4>
      <ul className="staff-history">
        {overrides.map(({ code, reason, by, at }) => (
          <li key={`${code} ${at}`}>
            <p>
              <strong>{words.points[code]}</strong>{' '}
              <span className="text-muted">
                {instantText(at, 'short')}, {by}
              </span>
            </p>
            <p className="text-sm wrap-anywhere">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The steps possible now. Whether the charter may leave is decided by the server, whose refusal names what is missing. */
function Steps({ charterId, departure }: { charterId: string; departure: DepartureAnswer }) {
  const { change, isPending, trouble } = useChange();
  const queries = useQueryClient();
  const [pressed, setPressed] = useState('');
  const [over, setOver] = useState<readonly string[]>([]);
  const { steps, missing, departedAt, departsFrom } = departure;
  const last = departure.returnedAt ? 'return' : 'departure';
  const press = (step: string, title: string, act: () => Promise<{ message: string }>) => {
    setPressed(step);
    // FormTrouble below shows the refusal. It is over what is missing by now, which may not be what was listed when pressed.
    change(title, act).catch(() => {
      const read = queries.getQueryData(departureQuery(charterId).queryKey);
      setOver((read?.missing ?? []).map(({ point }) => point));
    });
  };
  // A refusal names what was missing then. Hide it once one of those points is done, because it is no longer true.
  const isStillSo = over.every((point) => missing.some((one) => one.point === point));
  return (
    <>
      {!departedAt && steps.includes('assign') && !steps.includes('depart') && (
        <p className="text-sm text-muted">{words.canLeaveFrom(instantText(departsFrom, 'short'))}</p>
      )}
      {steps.some((step) => step === 'depart' || step === 'return' || step === 'undo') && (
        <div className="flex flex-wrap gap-2">
          {steps.includes('depart') && (
            <Button
              size="small"
              variant={missing.length === 0 ? 'primary' : 'secondary'}
              busy={isPending && pressed === 'depart'}
              onClick={() => press('depart', words.departed, () => letDepart(charterId))}
            >
              {words.depart}
            </Button>
          )}
          {steps.includes('return') && (
            <Button
              size="small"
              busy={isPending && pressed === 'return'}
              onClick={() => press('return', words.returned, () => noteReturn(charterId))}
            >
              {words.returned}
            </Button>
          )}
          {steps.includes('undo') && (
            <Button
              size="small"
              variant="secondary"
              busy={isPending && pressed === 'undo'}
              onClick={() => press('undo', words.takenBack, () => takeBack(charterId, last))}
            >
              {last === 'return' ? words.undoReturn : words.undoDeparture}
            </Button>
          )}
        </div>
      )}
      {isStillSo && <FormTrouble trouble={trouble} faults="none" />}
    </>
  );
}

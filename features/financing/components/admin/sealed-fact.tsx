import { useState } from 'react';
import { atBeginning } from '#core/catalog.ts';
import { IfMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { useTimer } from '#ui/timer.ts';
import type { SealedField } from '../../domain/application.ts';
import { revealField } from './calls.ts';
import { Fact } from './panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { calendarDayOf, sealedWords } from './told.ts';
import { words } from './words/index.ts';

/** An opened field is covered again after this time, because the staff member may have left their desk. */
const SHOWN_MS = 60_000;

/** A sealed field: shown for a stated reason, which is recorded, and covered again after a minute. */
export function SealedFact({ applicationId, field }: { applicationId: string; field: SealedField }) {
  const [value, setValue] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { change } = useChange();
  const called = sealedWords(field);
  const covering = useTimer();
  const cover = () => {
    covering.stop();
    setValue(undefined);
  };
  return (
    <Fact name={atBeginning(called)}>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="tabular">{value === undefined ? '••••' : calendarDayOf(value)}</span>
        {value === undefined ? (
          <IfMay area="sealed" doing="opens">
            <Button
              variant="quiet"
              size="small"
              aria-label={words.showThe(called)}
              onClick={() => setAsking(true)}
            >
              {words.show}
            </Button>
          </IfMay>
        ) : (
          <Button variant="quiet" size="small" aria-label={words.coverThe(called)} onClick={cover}>
            {words.cover}
          </Button>
        )}
      </span>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.showThe(called)}
        description={words.showingIsKept}
        submit={words.show}
        onSave={(reason) =>
          change(words.fieldOpened, async () => {
            const opened = await revealField(applicationId, { field, reason });
            setValue(opened.value);
            covering.start(cover, SHOWN_MS);
            return { message: words.recorded };
          })
        }
      />
    </Fact>
  );
}

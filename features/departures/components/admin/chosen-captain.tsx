import { useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { Button } from '#ui/button.tsx';
import { copy } from '#ui/copy.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import type { DepartureAnswer } from '../../schema.ts';
import { makeCaptainLink } from './calls.ts';
import { textOf } from './captain-choice.tsx';
import { words } from './words/index.ts';

type Choice = NonNullable<DepartureAnswer['choice']>;

/** The state of the contract with a captain, as text. */
function contractText({ kind, contract }: Choice): string {
  if (contract === null) return words.noContract;
  return kind === 'self' && contract === 'signed' ? words.ownSigned : words.contractStates[contract];
}

/** The captain whom the charterer of a bareboat charter has chosen. Staff only read it, because they may not choose. */
export function ChosenCaptain({
  charterId,
  departure: { captain, choice, departedAt },
}: {
  charterId: string;
  departure: DepartureAnswer;
}) {
  const mayChange = useMay()('charters', 'changes');
  return (
    <div id="departure-captain" className="grid gap-2">
      {captain && <p>{words.captainIs(textOf(captain))}</p>}
      {choice && (
        <p className="text-sm text-muted wrap-anywhere">
          {[words.choiceKinds[choice.kind], choice.phone, choice.email].filter(Boolean).join(' · ')}
          <span className="block">{contractText(choice)}</span>
        </p>
      )}
      {!departedAt && <p className="text-sm text-muted">{words.clientChooses}</p>}
      {mayChange && choice?.needsLink && choice.contract === 'signed' && <PassOn charterId={charterId} />}
    </div>
  );
}

function PassOn({ charterId }: { charterId: string }) {
  const [url, setUrl] = useState<string>();
  const { press, isPending, trouble } = useSending(() => makeCaptainLink(charterId), {
    onDone: (made) => setUrl(made.url),
  });
  return (
    <div className="grid gap-3 rounded-md bg-foam p-4">
      <p>{words.needsLink}</p>
      {url === undefined ? (
        <Button size="small" busy={isPending} className="justify-self-start" onClick={() => press()}>
          {words.showLink}
        </Button>
      ) : (
        <>
          <Field label={words.captainLink} id="captain-link">
            <Input value={url} readOnly />
          </Field>
          <Button
            size="small"
            variant="secondary"
            className="justify-self-start"
            onClick={() => void copy(url, 'captain-link')}
          >
            {words.copy}
          </Button>
        </>
      )}
      <FormTrouble trouble={trouble} faults="none" />
    </div>
  );
}

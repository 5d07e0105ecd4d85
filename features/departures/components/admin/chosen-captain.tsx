import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { MadeLink } from '#ui/made-link.tsx';
import type { DepartureAnswer } from '../../schema.ts';
import { makeCaptainLink } from './calls.ts';
import { CAPTAIN_ID, textOf } from './captain-choice.tsx';
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
    <div id={CAPTAIN_ID} className="grid gap-2">
      {captain && <p>{words.captainIs(textOf(captain))}</p>}
      {choice && (
        <p className="text-sm text-muted wrap-anywhere">
          {[words.choiceKinds[choice.kind], choice.phone, choice.email].filter(Boolean).join(' · ')}
          <span className="block">{contractText(choice)}</span>
        </p>
      )}
      {!departedAt && <p className="text-sm text-muted">{words.clientChooses}</p>}
      {mayChange && choice?.kind === 'listed' && choice.contract === 'signed' && (
        <div className="grid gap-3 rounded-md bg-foam p-4">
          <p>{choice.email === '' ? words.needsLink : words.isMailed}</p>
          <MadeLink
            id="captain-link"
            make={() => makeCaptainLink(charterId)}
            texts={{ make: words.showLink, link: words.captainLink, copy: words.copy }}
            refused={(trouble) => <FormTrouble trouble={trouble} faults="none" />}
          />
        </div>
      )}
    </div>
  );
}

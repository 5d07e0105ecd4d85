import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { telephoneLink } from '#core/brand.ts';
import { AgreementSection } from '#features/agreements/components/agreement-section.tsx';
import { words as agreementWords } from '#features/agreements/words/index.ts';
import { stepNotRead } from '#features/charters/components/before-you-sail.tsx';
import { signingByLink } from '#features/charters/queries/agreements.ts';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/focus.ts';
import { MadeLink } from '#ui/made-link.tsx';
import { PartNotRead } from '#ui/not-read.tsx';
import { CHOSEN_CAPTAINS, chosenCaptainQuery, makeCaptainLink } from '../queries.ts';
import type { ChoiceAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { CaptainForm } from './captain-form.tsx';

/** The captain of a mailed link's charter. Only a bareboat charter has a captain to choose. */
function useChosenCaptain(token: string) {
  const { data: charter } = useQuery(linkedCharterQuery(token));
  const isBareboat = charter?.mode === 'bareboat' && charter.status === 'confirmed';
  return useQuery({ ...chosenCaptainQuery(token), enabled: isBareboat });
}

/** The contract with the present captain; contracts from before do not count. */
const currentOf = ({ isCurrent, contracts: [newest] }: ChoiceAnswer) => (isCurrent ? newest : undefined);

const isSigned = (contract: ChoiceAnswer['contracts'][number] | undefined) =>
  contract?.state === 'countersigned' ||
  contract?.state === 'sealed' ||
  (contract?.state === 'signed' && contract.isAlone);

/** Whether the client is the captain, and signs a declaration in place of a contract. */
const isSelf = (choice: ChoiceAnswer['choice']) => choice?.kind === 'self';

const titleOf = (choice: ChoiceAnswer['choice']) =>
  isSelf(choice) ? agreementWords.ownCaptainSection : agreementWords.captainSection;

const textOf = (choice: ChoiceAnswer['choice'], isChoosing: boolean) =>
  isSelf(choice) && !isChoosing ? words.selfText : words.captainText;

/** The captain's step in the list of things to do before departure. */
export function useCaptainStep(token: string) {
  const { data: chosen, isLoadingError } = useChosenCaptain(token);
  if (isLoadingError) return [stepNotRead(words.stepName, '#captain')];
  if (!chosen?.canChoose) return [];
  const { choice, isLost } = chosen;
  const contract = currentOf(chosen);
  const isOwn = isSelf(choice);
  const isDone = choice !== null && !isLost && isSigned(contract);
  const missing =
    contract?.state === 'signed'
      ? words.stepCaptainSigns
      : choice && !isLost && contract?.state !== 'refused'
        ? words.stepSign(isOwn)
        : words.stepChoose;
  return [
    {
      name: words.stepName,
      isDone,
      note: isDone && choice ? words.stepDone(choice.name, isOwn) : missing,
      href: '#captain',
      action: words.stepAction,
    },
  ];
}

const TITLE_ID = 'captain-title';

/** Ref that moves the focus into the form, for a client who asked to choose another captain. */
const focusFirstChoice = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

/** The captain of a bareboat charter on its client's page: the choice, and the contract (product 10.11). */
export function CaptainSection({ token }: { token: string }) {
  const found = useChosenCaptain(token);
  const { data: chosen } = found;
  const [isChanging, setChanging] = useState<boolean>();
  if (!chosen)
    return (
      <PartNotRead id="captain" found={found} title={words.captainTitle} className="mt-12 scroll-mt-24" />
    );
  const { canChoose, choice, isLost, isAwaited, isCurrent, contracts } = chosen;
  if (!canChoose && !choice && !contracts.some(({ state }) => state === 'sealed')) return null;
  const newest = currentOf(chosen);
  const isOpen = choice === null || isLost || newest?.state === 'refused';
  const keep = () => setChanging(false);
  const done = () => {
    // The form disappears after choosing, and its neighboring button may change: so focus the title.
    document.getElementById(TITLE_ID)?.focus();
    setChanging(undefined);
  };
  return (
    <section id="captain" aria-labelledby={TITLE_ID} className="mt-12 max-w-form scroll-mt-24">
      <h2 id={TITLE_ID} tabIndex={-1} className="outline-none">
        {words.captainTitle}
      </h2>
      {canChoose && <p className="mt-4 text-muted">{textOf(choice, isOpen || isChanging === true)}</p>}
      {isLost && (
        <p role="alert" className="mt-4">
          {words.isLost}
        </p>
      )}
      {choice && !isLost && <Chosen choice={choice} charterer={chosen.charterer} isAhead={canChoose} />}
      {canChoose && (isOpen || isChanging) && (
        <div
          ref={isChanging ? focusFirstChoice : null}
          className="screen-only mt-6 rounded-md bg-foam p-5 scripts-off:hidden"
        >
          <CaptainForm token={token} answer={chosen} onDone={done}>
            {isChanging && !isOpen && (
              <Button variant="secondary" onClick={keep}>
                {words.keep}
              </Button>
            )}
          </CaptainForm>
        </div>
      )}
      {(choice || !canChoose) && !isLost && (
        <AgreementSection
          id="captain-contract"
          title={titleOf(choice)}
          isAwaited={isAwaited}
          isCurrent={isCurrent}
          agreements={contracts}
          calls={{ ...signingWithCaptain(token), address: CHOSEN_CAPTAINS }}
        />
      )}
      {choice?.kind === 'listed' && newest?.state === 'signed' && (
        <p className="mt-4 text-muted">{choice.isMailed ? words.isMailed : words.weSend}</p>
      )}
      {choice?.kind === 'named' && newest?.state === 'signed' && (
        <PassOn token={token} isMailed={choice.isMailed} />
      )}
      {canChoose && !isOpen && !isChanging && (
        <p className="screen-only mt-6 scripts-off:hidden">
          <Button
            ref={isChanging === false ? takeFocus : null}
            variant="quiet"
            size="small"
            onClick={() => setChanging(true)}
          >
            {words.changeCaptain}
          </Button>
          <span className="block text-sm text-muted">{words.changeHint}</span>
        </p>
      )}
    </section>
  );
}

/** Without the choice of another language: the contract is in the language of the charter's agreement. */
const signingWithCaptain = (token: string) => {
  const { readIn: _, ...calls } = signingByLink(token);
  return calls;
};

function Chosen({
  choice,
  charterer,
  isAhead,
}: {
  choice: NonNullable<ChoiceAnswer['choice']>;
  charterer: string;
  isAhead: boolean;
}) {
  const isOwn = isSelf(choice);
  return (
    <p className="mt-4">
      {words.yourChoice} <strong>{isOwn ? words.yourself(charterer) : choice.name}</strong>
      <span className="block text-sm text-muted">{words.licenses[choice.license]}</span>
      {isAhead && !isOwn && choice.phone && (
        <span className="block text-sm text-muted">
          {words.callCaptain}:{' '}
          <a className="link" href={telephoneLink(choice.phone)}>
            {choice.phone}
          </a>
        </span>
      )}
    </p>
  );
}

function PassOn({ token, isMailed }: { token: string; isMailed: boolean }) {
  return (
    <div className="screen-only mt-6 grid gap-4 rounded-md border border-line p-5 scripts-off:hidden">
      <h3 className="text-lg">{isMailed ? words.theLink : words.passOnTitle}</h3>
      <p className="text-muted">{isMailed ? `${words.isMailed} ${words.orSendIt}` : words.passOnText}</p>
      <MadeLink
        id="captain-link"
        make={() => makeCaptainLink(token)}
        texts={{ make: words.makeLink, link: words.theLink, copy: words.copyLink }}
      />
    </div>
  );
}

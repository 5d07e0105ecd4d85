import { useQuery } from '@tanstack/react-query';
import { AgreementSection } from '#features/agreements/components/agreement-section.tsx';
import { words as agreementWords } from '#features/agreements/words/index.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { LeavingAsked } from '#ui/ask-before-leaving.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Container } from '#ui/layout.tsx';
import { useWas } from '#ui/on-change.ts';
import { Said } from '#ui/said.tsx';
import { dayText } from '#words/days.ts';
import { contractQuery, signingAsCaptain } from '../queries.ts';
import type { ContractAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The page where a captain reads and signs the contract with a charterer, by the captain's own link. */
export function ContractPage({ token, failed }: { token: string; failed: boolean }) {
  const { data: contract, isError, refetch } = useQuery(contractQuery(token));
  // If the link ends while the captain is signing, the contract disappears: the message then takes the focus.
  const wasOpen = useWas(Boolean(contract));
  if (contract === undefined) {
    return isError || failed ? (
      <Said title={words.pageTitle} text={words.loadFailed} role="alert" onRetry={refetch} />
    ) : (
      <Said title={words.pageTitle} text={words.loading} role="status" />
    );
  }
  if (contract === null) return <Said title={words.linkOver} text={words.linkOverText} isAnswer={wasOpen} />;
  return (
    <Container width="narrow" className="pt-6 pb-section">
      <LeavingAsked />
      <h1>{words.pageHeading(contract.captain)}</h1>
      <p className="mt-4 max-w-text text-lg text-muted">{words.pageText(contract.charterer)}</p>
      <Facts contract={contract} />
      {contract.contracts.length === 0 ? (
        <p role="status" className="mt-8">
          {words.notYet}
        </p>
      ) : (
        <>
          {!contract.isCurrent && (
            <p role="status" className="mt-8">
              {words.hasChanged}
            </p>
          )}
          <AgreementSection
            as="captain"
            title={agreementWords.kindNames.captain}
            isAwaited={false}
            isCurrent={contract.isCurrent}
            agreements={contract.contracts}
            calls={signingAsCaptain(token)}
          />
        </>
      )}
    </Container>
  );
}

function Facts({ contract }: { contract: ContractAnswer }) {
  const facts = [
    [words.charterer, contract.charterer],
    [words.yacht, contract.yacht],
    [words.date, dayText(contract.startDate, 'full')],
    [words.time, timeText(rangeOf(contract))],
    ...(contract.marina ? ([[words.where, contract.marina]] as const) : []),
    [words.guests, contract.guestCount],
  ] as const;
  return <FactList facts={facts} className="mt-8 max-w-form" />;
}

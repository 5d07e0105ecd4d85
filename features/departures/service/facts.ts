import { charterDayAt } from '#core/charter-time.ts';
import { hashOfSubject, listAgreements } from '#features/agreements/service/index.ts';
import { type Charter, chartersOfAgreements } from '#features/charters/service/index.ts';
import type { YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { openAdminYacht } from '#features/fleet/service/index.ts';
import { listGuests } from '#features/guests/service/index.ts';
import { readAccount, readHold } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { DepartureFacts } from '../domain/index.ts';
import type { Captain } from '../repository.ts';

export type Reading = Pick<Deps, 'db' | 'log' | 'now' | 'vault'>;

/** A yacht of which nothing is known any more carries no more than the smallest. */
const NO_PAPERS: YachtPapers = {
  charterMode: 'either',
  grossTons: null,
  registrationNumber: null,
  certificateNumber: null,
  certificatePassengers: null,
  certificateValidUntil: null,
  insuranceValidUntil: null,
  liveryValidUntil: null,
};

async function agreementOf(deps: Reading, charter: Charter): Promise<DepartureFacts['agreement']> {
  const followed = await listAgreements(deps, charter.id);
  const newest = followed.find(({ agreement }) => agreement.kind === 'charter')?.agreement;
  if (!newest) return null;
  const agreed = await chartersOfAgreements.describe(deps, charter.id);
  return {
    id: newest.id,
    mode: newest.mode,
    isSignedByBoth: newest.state === 'countersigned' || newest.state === 'sealed',
    isCurrent: agreed !== undefined && newest.subject === hashOfSubject(agreed),
  };
}

/** What is known of a yacht's papers. */
export async function papersOf(deps: Reading, yachtId: string): Promise<YachtPapers> {
  const yacht = await openAdminYacht(deps, yachtId);
  return yacht.ok ? yacht.value : NO_PAPERS;
}

/** All that a charter's departure with that captain is judged by, as it stands now. */
export async function factsOf(
  deps: Reading,
  charter: Charter,
  captain: Captain | null,
  readPapers: typeof papersOf = papersOf,
): Promise<DepartureFacts> {
  // One after another: inside a transaction there is one connection.
  const papers = await readPapers(deps, charter.yachtId);
  const guests = await listGuests(deps, charter.id);
  const { statement, owed } = await readAccount(deps, charter.id);
  const hold = await readHold(deps, charter.id, owed);
  return {
    mode: charter.mode,
    firstDay: charterDayAt(charter.departsAt),
    lastDay: charterDayAt(charter.returnsAt),
    guestCount: charter.guestCount,
    aboard: {
      named: guests.length,
      unsigned: guests.filter(({ isSigned }) => !isSigned).map(({ id, name }) => ({ id, name })),
    },
    papers,
    captain,
    agreement: await agreementOf(deps, charter),
    openCents: statement.openCents,
    hold: hold && { cents: hold.cents, isSettled: hold.isSettled },
  };
}

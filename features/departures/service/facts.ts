import { charterDayAt } from '#core/charter-time.ts';
import { type Agreement, hashOfCaptain, type Newest, newestOf } from '#features/agreements/service/index.ts';
import { type Charter, hashesOf } from '#features/charters/service/index.ts';
import type { YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { readPapersOf } from '#features/fleet/service/index.ts';
import { listGuestsOf, type OpenedGuest } from '#features/guests/service/index.ts';
import { readHolds, readOpenCents } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { DepartureFacts } from '../domain/index.ts';
import {
  type Captain,
  type Choice,
  type Departing,
  findCaptains,
  findChoicesOf,
} from '../repository/index.ts';

export type Reading = Pick<Deps, 'db' | 'log' | 'now' | 'vault'>;

/** A charter, and how it leaves. */
export type Leaving = { readonly charter: Charter; readonly departure: Departing };

/** What a departure is judged by, and what that was read from. */
export type Read = {
  readonly facts: DepartureFacts;
  /** Of the list: whom staff have assigned, or whom a bareboat charter's client has chosen. */
  readonly captain: Captain | null;
  /** Bareboat, whom the charterer has chosen. */
  readonly choice: Choice | null;
  readonly contract: Agreement | null;
  /** The charter's own. */
  readonly agreement: Agreement | null;
  readonly guests: readonly OpenedGuest[];
};

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

export const isSignedByAll = ({ state }: Pick<Agreement, 'state'>) =>
  state === 'countersigned' || state === 'sealed';

/** What a captain's contract is about, in so far as it stands and falls with it. */
export const agreedWith = (charter: Charter, choice: Choice) => ({
  choiceId: choice.id,
  yacht: { id: charter.yachtId, name: charter.yachtName },
  departsAt: charter.departsAt,
  returnsAt: charter.returnsAt,
  guestCount: charter.guestCount,
  charterer: charter.contactName,
  captain: {
    name: choice.name,
    licenseNumber: choice.licenseNumber,
    licenseValidUntil: choice.licenseValidUntil,
  },
  isSelf: choice.kind === 'self',
});

/** Whether a contract stands and is about what is agreed on now with the captain who is chosen now. */
export const isCurrentWith = (charter: Charter, choice: Choice | null, contract: Newest | undefined) =>
  choice !== null &&
  contract !== undefined &&
  contract.state !== 'void' &&
  !contract.hasEnded &&
  contract.subject === hashOfCaptain(agreedWith(charter, choice));

/**
 * Whether a charterer still has whom they chose: one of the list is kept free for them, until they are let go. A move does that where they
 * are on another charter then, and so does another way of chartering, a no-show or a cancellation.
 */
export const isHeld = (choice: Choice, { captainId }: Pick<Departing, 'captainId'>) =>
  choice.kind !== 'listed' || (choice.captainId !== null && choice.captainId === captainId);

/** In which a charter has, or had, whoever takes it out: of one that is called off the choice is kept for the case that it is confirmed again. */
const TAKEN_OUT: ReadonlySet<Charter['status']> = new Set(['confirmed', 'completed', 'no-show']);
export const hasCaptain = ({ status }: Pick<Charter, 'status'>): boolean => TAKEN_OUT.has(status);

/** Who takes it out, as the law looks at them: of the list as the list has them now. */
function captainIn(
  { charter, departure }: Leaving,
  captain: Captain | null,
  choice: Choice | null,
): DepartureFacts['captain'] {
  if (charter.mode === 'crewed') return captain;
  if (!choice || !isHeld(choice, departure)) return null;
  return choice.kind === 'listed' ? captain : { ...choice, isActive: true };
}

const ids = (rows: readonly Leaving[]) => rows.map(({ charter }) => charter.id);

/**
 * All that these charters' departures are judged by, as it stands now: a handful of queries, however many they are. One after another,
 * for inside a transaction there is one connection.
 */
export async function readFacts(deps: Reading, rows: readonly Leaving[]): Promise<ReadonlyMap<string, Read>> {
  const papers = await readPapersOf(
    deps,
    rows.map(({ charter }) => charter.yachtId),
  );
  const captains = await findCaptains(
    deps.db,
    rows.flatMap(({ departure }) => departure.captainId ?? []),
  );
  const bareboat = rows.filter(({ charter }) => charter.mode === 'bareboat');
  const choices = await findChoicesOf(deps.db, ids(bareboat));
  const contracts = await newestOf(deps, ids(bareboat), 'captain');
  const guests = await listGuestsOf(deps, ids(rows));
  const open = await readOpenCents(deps, ids(rows));
  const holds = await readHolds(deps, ids(rows));
  const agreements = await newestOf(deps, ids(rows), 'charter');
  const hashes = await hashesOf(
    deps,
    rows.map(({ charter }) => charter),
  );
  const read = (row: Leaving): Read => {
    const { charter, departure } = row;
    const captain = captains.get(departure.captainId ?? '') ?? null;
    const choice = choices.get(charter.id) ?? null;
    const contract = contracts.get(charter.id) ?? null;
    const agreement = agreements.get(charter.id) ?? null;
    const aboard = guests.get(charter.id) ?? [];
    return {
      ...{ captain, choice, contract, agreement, guests: aboard },
      facts: {
        mode: charter.mode,
        firstDay: charterDayAt(charter.departsAt),
        lastDay: charterDayAt(charter.returnsAt),
        guestCount: charter.guestCount,
        aboard: {
          named: aboard.length,
          unsigned: aboard.filter(({ isSigned }) => !isSigned).map(({ id, name }) => ({ id, name })),
        },
        papers: papers.get(charter.yachtId)?.papers ?? NO_PAPERS,
        captain: captainIn(row, captain, choice),
        agreement: agreement
          ? {
              id: agreement.id,
              mode: agreement.mode,
              isSignedByBoth: isSignedByAll(agreement),
              isCurrent: agreement.subject === hashes.get(charter.id),
            }
          : null,
        contract: contract && {
          id: contract.id,
          isSigned: isSignedByAll(contract) || (choice?.kind === 'self' && contract.state === 'signed'),
          isCurrent: isCurrentWith(charter, choice, contract),
        },
        openCents: open.get(charter.id) ?? 0,
        hold: holds.get(charter.id) ?? null,
      },
    };
  };
  return new Map(rows.map((row) => [row.charter.id, read(row)]));
}

/** The same of one. */
export async function readFactsOf(deps: Reading, row: Leaving): Promise<Read> {
  const read = (await readFacts(deps, [row])).get(row.charter.id);
  if (!read) throw new Error('A departure was not read');
  return read;
}

import { charterDayAt } from '#core/charter-time.ts';
import { isSignedByAll, lackOf } from '#features/agreements/domain/index.ts';
import { type Agreement, hashOfCaptain, type Newest, newestOf } from '#features/agreements/service/index.ts';
import { agreedNow, type Charter, openCharters } from '#features/charters/service/index.ts';
import type { YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { readPapersOf } from '#features/fleet/service/index.ts';
import { listGuestsOf, type OpenedGuest } from '#features/guests/service/index.ts';
import { readHolds, readOpenCents } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type DepartureFacts, openSteps } from '../domain/index.ts';
import {
  type Captain,
  type Choice,
  type Departing,
  findCaptains,
  findChoicesOf,
  findDepartures,
  findUnderWay,
} from '../repository/index.ts';
import { listBoarded } from './boarding.ts';

export type Reading = Pick<Deps, 'db' | 'log' | 'now' | 'vault'>;

/** A charter and its departure. */
export type Leaving = { readonly charter: Charter; readonly departure: Departing };

/** The facts that decide a departure, and the records they were read from. */
export type Read = {
  readonly facts: DepartureFacts;
  /** A captain of the list: assigned by staff, or chosen by a bareboat charter's client. */
  readonly captain: Captain | null;
  /** Bareboat: the charterer's choice. */
  readonly choice: Choice | null;
  readonly contract: Agreement | null;
  /** The charter's own agreement; null too while nothing may be signed, because there are too many guests. */
  readonly agreement: Agreement | null;
  readonly guests: readonly OpenedGuest[];
  /** How many of the guests are checked in as aboard. */
  readonly aboard: number;
};

/** For a yacht that is no longer on record: she may carry no more than the smallest. */
export const NO_PAPERS: YachtPapers = {
  charterMode: 'either',
  grossTons: null,
  registrationNumber: null,
  certificateNumber: null,
  certificatePassengers: null,
  certificateValidUntil: null,
  insuranceValidUntil: null,
  liveryValidUntil: null,
};

/** A choice as it holds now: a client who is their own captain has the name and telephone that the charter has now. */
export const asItIsNow = (
  { contactName, contactPhone }: Pick<Charter, 'contactName' | 'contactPhone'>,
  choice: Choice,
): Choice => (choice.kind === 'self' ? { ...choice, name: contactName, phone: contactPhone } : choice);

/** The facts that a captain's contract depends on: if one of them changes, the contract is no longer current. */
export const agreedWith = (charter: Charter, choice: Choice) => ({
  choiceId: choice.id,
  yacht: { id: charter.yachtId, name: charter.yachtName },
  departsAt: charter.departsAt,
  returnsAt: charter.returnsAt,
  guestCount: charter.guestCount,
  charterer: charter.contactName,
  captain: {
    name: asItIsNow(charter, choice).name,
    licenseNumber: choice.licenseNumber,
    licenseValidUntil: choice.licenseValidUntil,
  },
  isSelf: choice.kind === 'self',
});

/** Whether a contract is in effect and states what is agreed on now with the present captain. */
export const isCurrentWith = (charter: Charter, choice: Choice | null, contract: Newest | undefined) =>
  choice !== null &&
  contract !== undefined &&
  contract.state !== 'void' &&
  !contract.hasEnded &&
  contract.subject === hashOfCaptain(agreedWith(charter, choice));

/**
 * Whether the chosen captain is still the charter's. A listed captain is reserved in the departure. A move takes them off if they
 * are on another charter then; so do a change to a charter with crew, a no-show or a cancellation.
 */
export const isHeld = (choice: Choice, { captainId }: Pick<Departing, 'captainId'>) =>
  choice.kind !== 'listed' || (choice.captainId !== null && choice.captainId === captainId);

/** The states in which a charter has or had a captain. If it is called off, the choice is kept in case it is confirmed again. */
const TAKEN_OUT: ReadonlySet<Charter['status']> = new Set(['confirmed', 'completed', 'no-show']);
export const hasCaptain = ({ status }: Pick<Charter, 'status'>): boolean => TAKEN_OUT.has(status);

/** The captain as the law judges them, null if there is none; for a listed captain, with the details that the list has now. */
export function captainIn(
  { charter, departure }: Leaving,
  captain: Captain | null,
  choice: Choice | null,
): DepartureFacts['captain'] {
  if (charter.mode === 'crewed') return captain;
  if (!choice || !isHeld(choice, departure)) return null;
  return choice.kind === 'listed' ? captain : { ...asItIsNow(charter, choice), isActive: true };
}

const ids = (rows: readonly Leaving[]) => rows.map(({ charter }) => charter.id);

/** Answers whose yacht or captain is still out with another charter. */
async function readStillOut(deps: Pick<Deps, 'db'>) {
  const out = await findUnderWay(deps.db);
  const departureOf = await findDepartures(deps.db, out);
  const away = [...(await openCharters(deps, out)).values()].filter(({ status }) => status === 'confirmed');
  return ({ charter, departure }: Leaving): DepartureFacts['stillOut'] => {
    const others = away.filter(({ id }) => id !== charter.id);
    const { captainId } = departure;
    return {
      yacht: others.some(({ yachtId }) => yachtId === charter.yachtId),
      captain: captainId !== null && others.some(({ id }) => departureOf(id).captainId === captainId),
    };
  };
}

/**
 * The facts that decide these charters' departures now, in a handful of queries, however many charters there are. The queries run
 * one after another, because a transaction has only one connection.
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
  const stillOut = await readStillOut(deps);
  const boarded = await listBoarded(
    deps,
    rows.map(({ charter }) => charter),
  );
  const agreements = await newestOf(deps, ids(rows), 'charter');
  const agreed = await agreedNow(
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
    const mayLeave = openSteps({ ...charter, ...departure }, deps.now()).includes('depart');
    return {
      captain,
      choice,
      contract,
      agreement: lackOf(agreement ?? undefined, agreed.get(charter.id)) === null ? agreement : null,
      guests: aboard,
      aboard: aboard.filter(({ id }) => boarded.has(id)).length,
      facts: {
        mode: charter.mode,
        firstDay: charterDayAt(charter.departsAt),
        lastDay: charterDayAt(charter.returnsAt),
        guestCount: charter.guestCount,
        aboard: {
          named: aboard.length,
          unsigned: aboard
            .filter(({ isSigned }) => !isSigned)
            .map(({ id, name }) => ({ id, name, isAboard: boarded.has(id) })),
        },
        isBoarding: mayLeave,
        papers: papers.get(charter.yachtId)?.papers ?? NO_PAPERS,
        captain: captainIn(row, captain, choice),
        agreement: agreement
          ? {
              id: agreement.id,
              mode: agreement.mode,
              isSignedByBoth: isSignedByAll(agreement),
              isCurrent: agreement.subject === agreed.get(charter.id)?.hash,
            }
          : null,
        contract: contract && {
          id: contract.id,
          isSigned: isSignedByAll(contract) || (choice?.kind === 'self' && contract.state === 'signed'),
          isCurrent: isCurrentWith(charter, choice, contract),
        },
        // Before it may leave, the other charter is expected back in time.
        stillOut: mayLeave ? stillOut(row) : { yacht: false, captain: false },
        openCents: open.get(charter.id) ?? 0,
        hold: holds.get(charter.id) ?? null,
      },
    };
  };
  return new Map(rows.map((row) => [row.charter.id, read(row)]));
}

/** Like readFacts, for one charter. */
export async function readFactsOf(deps: Reading, row: Leaving): Promise<Read> {
  const read = (await readFacts(deps, [row])).get(row.charter.id);
  if (!read) throw new Error('A departure was not read');
  return read;
}

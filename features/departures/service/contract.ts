import { LANGUAGES } from '#core/language.ts';
import { ok, type Result, refused, refusedAt } from '#core/result.ts';
import { ASKED_ANEW, type OverReason } from '#features/agreements/domain/index.ts';
import {
  type CaptainsOfAgreements,
  endCaptainContract,
  hashOfCaptain,
  listAgreements,
  newestOf,
  queueAgreement,
} from '#features/agreements/service/index.ts';
import { requestNumber } from '#features/charters/domain.ts';
import { boardingOf } from '#features/charters/service/boarding.ts';
import {
  type Charter,
  changeCharter,
  holdCharter,
  openCharter,
  openCharters,
} from '#features/charters/service/index.ts';
import { changeByLink, followLink } from '#features/charters/service/links.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { choosable, isSamePerson, licenseProblem, refusalOf } from '../domain/index.ts';
import {
  type Choice,
  countChoices,
  findChoice,
  findChoices,
  findChoicesOf,
  findDeparture,
  findDepartures,
  putChoice,
  saveDeparture,
} from '../repository/index.ts';
import type { ChoiceBody } from '../schema.ts';
import { words } from '../words/index.ts';
import { linkForCaptain } from './captain-links.ts';
import { agreedWith, asItIsNow, hasCaptain, isCurrentWith, isHeld, type Leaving } from './facts.ts';
import { readShips, readTakenOut } from './fit.ts';
import { tellOfContract } from './mails.ts';

/** Why a charter's captain no longer takes it out. Undefined if they do, or if it has left or is over: the contract stands. */
function whyOver(
  { charter: { status, mode }, departure }: Leaving,
  choice: Choice | undefined,
): OverReason | undefined {
  if (departure.departedAt !== null || status === 'completed' || status === 'no-show') return undefined;
  if (status !== 'confirmed') return 'called-off';
  if (mode !== 'bareboat') return 'not-bareboat';
  return choice && !isHeld(choice, departure) ? 'captain-lost' : undefined;
}

/** Computes a value for each charter from its choice and departure, with five queries however many charters there are. */
async function ofEach<Said extends string>(
  deps: Pick<Deps, 'db'>,
  charterIds: readonly string[],
  say: (row: Leaving, choice: Choice | undefined, isTakenOut: boolean) => Said | undefined,
): Promise<ReadonlyMap<string, Said>> {
  const charters = [...(await openCharters(deps, charterIds)).values()];
  const choices = await findChoicesOf(deps.db, charterIds);
  const departureOf = await findDepartures(deps.db, charterIds);
  const rows = charters.map((charter) => ({ charter, departure: departureOf(charter.id) }));
  const isTakenOut = await readTakenOut(deps, rows);
  return new Map(
    rows.flatMap((row) => {
      const choice = choices.get(row.charter.id);
      const said = say(row, choice, isTakenOut(row, choice ?? null));
      return said === undefined ? [] : [[row.charter.id, said] as const];
    }),
  );
}

/** What the agreements feature must know about captains. Agreements may not import departures, so they are handed this. */
export const captainsOfAgreements: CaptainsOfAgreements = {
  async describe(deps, charterId) {
    const found = await openCharter(deps, charterId);
    if (!found.ok) return undefined;
    const charter = found.value;
    const choice = await findChoice(deps.db, charterId);
    const row = { charter, departure: await findDeparture(deps.db, charterId) };
    if (!choice || charter.returnsAt <= deps.now() || !(await readTakenOut(deps, [row]))(row, choice))
      return undefined;
    const agreed = agreedWith(charter, choice);
    const { marina } = await boardingOf(deps, charter);
    const named = LANGUAGES.map(
      (one) => [one, inLanguage(one, () => words.licenses[choice.license])] as const,
    );
    return {
      ...agreed,
      charterId,
      number: requestNumber(charterId),
      language: charter.language,
      yacht: { ...agreed.yacht, marina },
      captain: {
        ...agreed.captain,
        license: Object.fromEntries(named) as Record<(typeof LANGUAGES)[number], string>,
        phone: asItIsNow(charter, choice).phone,
      },
    };
  },
  hashes: (deps, charterIds) =>
    ofEach(deps, charterIds, ({ charter }, choice, isTakenOut) =>
      choice && isTakenOut && charter.returnsAt > deps.now()
        ? hashOfCaptain(agreedWith(charter, choice))
        : undefined,
    ),
  whyOver: (deps, charterIds) => ofEach(deps, charterIds, whyOver),
  tell: tellOfContract,
};

/** Whether a captain can be chosen for a charter now: it is a confirmed bareboat charter that has not left and is not over. */
const isAsked = async (deps: Pick<Deps, 'db' | 'now'>, charter: Charter) =>
  charter.mode === 'bareboat' &&
  charter.returnsAt > deps.now() &&
  refusalOf('assign', { ...charter, ...(await findDeparture(deps.db, charter.id)) }, deps.now()) === null;

/** The listed captains whom the client may choose now; none if there are fewer than two. */
async function listChoosable(deps: Pick<Deps, 'db'>, charter: Charter) {
  return choosable(await findChoices(deps.db, charter), (await readShips(deps, [charter]))(charter));
}

/**
 * The captain of a mailed link's charter, for its client: whether one can be chosen, from whom, and the contract. Refused with
 * `link-not-found`.
 */
export async function openChoiceByLink(deps: Pick<Deps, 'db' | 'log' | 'now'>, token: string) {
  const found = await followLink(deps, token);
  if (!found.ok) return found;
  const charter = found.value;
  const choice = charter.mode === 'bareboat' ? await findChoice(deps.db, charter.id) : null;
  const canChoose = await isAsked(deps, charter);
  const departure = await findDeparture(deps.db, charter.id);
  const contracts = choice ? await listAgreements(deps, charter.id, 'captain') : [];
  const newest = choice ? (await newestOf(deps, [charter.id], 'captain')).get(charter.id) : undefined;
  const row = { charter, departure };
  const isTakenOut = canChoose && (await readTakenOut(deps, [row]))(row, choice);
  const isLost = canChoose && choice !== null && !isTakenOut;
  const isCurrent = !isLost && isCurrentWith(charter, choice, newest);
  return ok({
    canChoose,
    charterer: charter.contactName,
    captains: canChoose ? await listChoosable(deps, charter) : [],
    choice: hasCaptain(charter) ? choice : null,
    /** The chosen captain is no longer reserved, as after a move, or may no longer take the charter out. */
    isLost,
    isAwaited: isTakenOut && !isCurrent,
    /** The newest contract is with the present captain; otherwise all contracts are from before. */
    isCurrent,
    contracts,
  });
}

/** The captain of a body, in the form to be stored. Refused with the field that is wrong. */
async function chosen(
  deps: Pick<Deps, 'db'>,
  charter: Charter,
  body: ChoiceBody,
): Promise<
  | { readonly ok: true; readonly value: Omit<Choice, 'id' | 'charterId' | 'chosenAt' | 'endedAt'> }
  | ReturnType<typeof refusedAt<'captain-not-free' | 'license-ended' | 'license-too-small'>>
> {
  if (body.kind === 'listed') {
    const captain = (await listChoosable(deps, charter)).find(({ id }) => id === body.captainId);
    if (!captain) return refusedAt('captain-not-free', 'captainId', words.captainNotFree);
    const { id: captainId, isBusy: _busy, ...kept } = captain;
    return ok({ ...kept, captainId, kind: 'listed' });
  }
  const problem = licenseProblem(body, (await readShips(deps, [charter]))(charter));
  if (problem === 'license-ended') return refusedAt(problem, 'licenseValidUntil', words.licenseEnded);
  if (problem) return refusedAt(problem, 'license', words.licenseTooSmall);
  const { license, licenseNumber, licenseValidUntil } = body;
  const own = { license, licenseNumber, licenseValidUntil, captainId: null };
  return body.kind === 'self'
    ? ok({ ...own, kind: 'self', name: charter.contactName, phone: charter.contactPhone, email: '' })
    : ok({ ...own, kind: 'named', name: body.name, phone: body.phone, email: body.email });
}

type Kept = Omit<Choice, 'id' | 'charterId' | 'chosenAt' | 'endedAt'>;
const KEPT = [
  ...(['kind', 'captainId', 'name', 'license', 'licenseNumber', 'licenseValidUntil'] as const),
  ...(['phone', 'email'] as const),
];
const isSameChoice = (one: Kept, other: Kept) => KEPT.every((field) => one[field] === other[field]);

/** Ends the contract with the former captain, and tells them unless they are chosen again. */
async function endFor(deps: Deps, before: Choice | null, wanted: Kept & Pick<Choice, 'charterId'>) {
  const reason = before && isSamePerson(before, wanted) ? ASKED_ANEW : 'another-captain';
  const ended = await endCaptainContract(deps, wanted.charterId, reason);
  if (ended) await tellOfContract(deps, wanted.charterId, ended);
}

/** The most choices a day: each makes a stored contract and mails to a captain. After that, the client must wait or call. */
const MOST_CHOICES = 12;
const CHOICES_COUNTED_MS = 86_400_000;

/** PostgreSQL's code for a violated exclusion constraint: the captain is on two charters at once. */
const EXCLUDES_ANOTHER = '23P01';

/**
 * Chooses the captain of a mailed link's bareboat charter (product 10.11). An unsigned contract with the former captain becomes
 * void, a signed one ends, of which that captain is told, and a new contract is made. Refused with `link-not-found`,
 * `captain-not-asked`, `captain-not-free`, `license-ended`, `license-too-small`, or `too-many` for the charter within a day.
 */
export async function chooseByLink(deps: Deps, token: string, body: ChoiceBody) {
  try {
    return await changeByLink(deps, token, async (within, { id }) => {
      const held = await holdCharter(within, id);
      if (!held.ok) return held;
      const charter = held.value;
      if (!(await isAsked(within, charter))) return refused('captain-not-asked');
      const wanted = await chosen(within, charter, body);
      if (!wanted.ok) return wanted;
      const before = await findChoice(within.db, id);
      const contract = (await newestOf(within, [id], 'captain')).get(id);
      const isCurrent = isCurrentWith(charter, before, contract);
      // If the captain has sent the contract back, choosing the same captain again asks them anew.
      const isRefused = isCurrent && contract?.state === 'refused';
      const isSame = before && isSameChoice(before, wanted.value) && !isRefused;
      // Pressing twice makes one choice. If the contract is missing, have it made now.
      if (isSame && isHeld(before, await findDeparture(within.db, id))) {
        if (!isCurrent) await queueAgreement(within, { charterId: id });
        return ok({ message: words.chosen });
      }
      const since = new Date(within.now().getTime() - CHOICES_COUNTED_MS);
      if ((await countChoices(within.db, id, since)) >= MOST_CHOICES)
        return refusedAt('too-many', 'captainId', words.tooManyChoices);
      await endFor(within, before, { ...wanted.value, charterId: id });
      await saveDeparture(within.db, charter, { captainId: wanted.value.captainId });
      await putChoice(within.db, {
        ...wanted.value,
        id: within.newId(),
        charterId: id,
        chosenAt: within.now(),
      });
      await queueAgreement(within, { charterId: id });
      return ok({ message: words.chosen });
    });
  } catch (error) {
    // Another charter has just taken the same captain for that time.
    if (databaseErrorCode(error) === EXCLUDES_ANOTHER)
      return refusedAt('captain-not-free', 'captainId', words.captainNotFree);
    throw error;
  }
}

/** Whether the client or staff may pass the link to the captain, also if it was mailed: an address can be wrong, a mail lost. */
const isPassedOn = ({ kind }: Choice, by: 'client' | 'staff') =>
  kind === (by === 'client' ? 'named' : 'listed');

/** Makes the captain's link, in the caller's transaction. Refused with `captain-not-asked` if it is not for `by` to pass on. */
async function passOn(
  deps: Deps,
  charter: Charter,
  by: 'client' | 'staff',
): Promise<Result<{ readonly url: string; readonly message: string }, 'captain-not-asked'>> {
  const choice = await findChoice(deps.db, charter.id);
  if (!choice || !isPassedOn(choice, by) || !(await isAsked(deps, charter)))
    return refused('captain-not-asked');
  // Link to the page in the language of the contract.
  const contract = (await newestOf(deps, [charter.id], 'captain')).get(charter.id);
  const url = await linkForCaptain(deps, choice, contract?.language ?? charter.language);
  return ok({ url, message: words.linkMade });
}

/** The link for a captain whom the charterer named, to pass on. Refused with `link-not-found` or `captain-not-asked`. */
export const linkCaptainByLink = (deps: Deps, token: string) =>
  changeByLink(deps, token, (within, charter) => passOn(within, charter, 'client'));

/** The link for a listed captain, for staff to pass on. Refused also with `charter-not-found`. */
export const linkCaptainByStaff = (deps: Deps, charterId: string) =>
  changeCharter(deps, charterId, (within, charter) => passOn(within, charter, 'staff'));

import { charterDayAt } from '#core/charter-time.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Deps } from '#platform/deps.ts';
import { ASKED_ANEW, CAPTAIN_TEMPLATES, type OverReason } from '../domain/index.ts';
import {
  type Agreement,
  findCasesStanding,
  findEvents,
  findNewest,
  findStanding,
  holdCase,
  lockAgreement,
} from '../repository.ts';
import { addStep } from './chain.ts';
import { type AgreementDeps, type AgreementNews, type SignedAbout, THE_SITE } from './deps.ts';
import { captainSheet } from './paper.ts';
import { drawUp, hashOfCaptain, NO_LONGER_AGREED, stillHolds, voidUnsigned, voidWithin } from './prepare.ts';
import { verifyUrlOf } from './read.ts';

/**
 * Makes the contract between a bareboat charter's client and the captain they have chosen, as that stands; as the charter's own
 * agreement is (product 10.11). Where there is none to sign any more, what is still to be signed is taken back; what both had signed is
 * `endWhatIsOver`'s, which goes first. It is never made quietly: its client has just chosen, and waits for it.
 */
export async function prepareCaptainContract(deps: AgreementDeps, charterId: string): Promise<void> {
  const facts = await deps.subjects.captains?.describe(deps, charterId);
  const newest = (await findNewest(deps.db, [charterId], 'captain')).get(charterId);
  if (!facts) {
    await voidUnsigned(deps, newest, NO_LONGER_AGREED);
    return;
  }
  const subject = hashOfCaptain(facts);
  // That of the charter's own agreement, which its client may read in another than they wrote in.
  const own = (await findNewest(deps.db, [charterId], 'charter')).get(charterId);
  const language = newest?.language ?? own?.language ?? facts.language;
  const isThere = !newest?.hasEnded && stillHolds(newest, subject, language, false);
  if (isThere || newest?.state === 'countersigned') return;
  const standing = await findStanding(deps.db, charterId);
  const made = {
    id: deps.newId(),
    number: (newest?.number ?? 0) + 1,
    language,
    madeAt: deps.now(),
    // Only a contract still in force is amended; a former captain's has ended.
    amends: standing.find(({ state, hasEnded }) => state === 'sealed' && !hasEnded)?.id ?? null,
  };
  const template = facts.isSelf ? CAPTAIN_TEMPLATES.self : CAPTAIN_TEMPLATES.hired;
  const paper = {
    ...made,
    kind: 'captain',
    mode: 'bareboat',
    template,
    subject,
    sheet: captainSheet(facts, made),
    about: { yacht: facts.yacht.name, startOn: charterDayAt(facts.departsAt) },
  } as const;
  await drawUp(deps, charterId, newest, paper, false);
}

/**
 * Ends what was signed with a captain of a charter that is not to be taken out by them any more, and has them told. Says whether anything
 * had to be ended.
 */
export async function endWhatIsOver(deps: AgreementDeps, charterId: string): Promise<boolean> {
  const { captains } = deps.subjects;
  if (!captains || (await findStanding(deps.db, charterId)).length === 0) return false;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await holdCase(tx, charterId);
    const reason = (await captains.whyOver(within, [charterId])).get(charterId);
    // Somebody else may have been faster.
    if (!reason || (await findStanding(tx, charterId)).length === 0) return false;
    const ended = await endCaptainContract(within, charterId, reason);
    if (ended) await captains.tell(within, charterId, ended);
    return true;
  });
}

const AT_ONCE = 100;
/** A charter takes four weeks at most (product 4.13); what was lost on the way is found within two days of its return, or is no news. */
const LOOKED_BACK_MS = 30 * 86_400_000;

/**
 * The same of every charter that is ahead or was of late, for what has changed one may have been lost on the way; and what is still to be
 * signed of one that is over is taken back. One that fails stops no other. Says of how many something had to be ended.
 */
export async function endAllThatIsOver(deps: AgreementDeps): Promise<number> {
  const { captains } = deps.subjects;
  if (!captains) return 0;
  const since = charterDayAt(new Date(deps.now().getTime() - LOOKED_BACK_MS));
  let ended = 0;
  let after: string | undefined;
  do {
    const ids = await findCasesStanding(deps.db, { since, after, most: AT_ONCE });
    // First: what is made meanwhile is not taken back for what was before it.
    const newest = await findNewest(deps.db, ids, 'captain');
    const over = await captains.whyOver(deps, ids);
    const agreed = await captains.hashes(deps, ids);
    for (const charterId of ids) {
      const unsigned = agreed.has(charterId) ? undefined : newest.get(charterId);
      try {
        const hasEnded = over.has(charterId)
          ? await endWhatIsOver(deps, charterId)
          : await voidUnsigned(deps, unsigned, NO_LONGER_AGREED);
        if (hasEnded) ended += 1;
      } catch (error) {
        deps.log.error({ charterId, code: databaseErrorCode(error) }, 'could not end what is over');
      }
    }
    after = ids.length < AT_ONCE ? undefined : ids.at(-1);
  } while (after);
  return ended;
}

/** Of which yacht and day a contract was made; undefined of one that was made before that was kept. */
async function aboutOf({ db }: Pick<Deps, 'db'>, { id }: Agreement): Promise<SignedAbout | undefined> {
  const made = (await findEvents(db, id)).find(({ kind }) => kind === 'made');
  return made ? (JSON.parse(made.details || '{}') as { about?: SignedAbout }).about : undefined;
}

/**
 * Ends the contract with a captain who is not the captain any more, or is asked anew, in the caller's transaction: what is not signed
 * by both is void, what is, or was sent back, has ended. Answers what the captain is to be told: of the newest that both had signed, and
 * nothing where they are asked anew; that is told when they are not the captain any more.
 */
export async function endCaptainContract(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  charterId: string,
  reason: OverReason,
): Promise<AgreementNews | undefined> {
  await holdCase(deps.db, charterId);
  const signed: Agreement[] = [];
  for (const { id, hasEnded } of await findStanding(deps.db, charterId)) {
    const agreement = await lockAgreement(deps.db, id);
    if (!agreement || (hasEnded && reason === ASKED_ANEW)) continue;
    await voidWithin(deps, agreement, reason);
    if (agreement.state === 'open' || agreement.state === 'signed') continue;
    await addStep(deps, agreement, { kind: 'ended', by: THE_SITE, details: { reason } });
    if (agreement.state !== 'refused') signed.push(agreement);
  }
  const [newest] = signed;
  if (!newest || reason === ASKED_ANEW) return undefined;
  return {
    kind: 'ended',
    agreement: newest,
    verifyUrl: verifyUrlOf(deps, newest),
    about: await aboutOf(deps, newest),
  };
}

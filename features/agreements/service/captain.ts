import { charterDayAt } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { ASKED_ANEW, CAPTAIN_TEMPLATES, type OverReason } from '../domain/index.ts';
import {
  type Agreement,
  findCasesStanding,
  findCasesUnsigned,
  findEvents,
  findNewest,
  findStanding,
  holdCase,
  lockAgreement,
} from '../repository.ts';
import { addStep } from './chain.ts';
import { type AgreementDeps, type AgreementNews, type SignedAbout, THE_SITE } from './deps.ts';
import { captainSheet } from './paper.ts';
import {
  drawUp,
  hashOfCaptain,
  NO_LONGER_AGREED,
  prepareAgreement,
  stillHolds,
  voidUnsigned,
  voidWithin,
} from './prepare.ts';
import { verifyUrlOf } from './read.ts';

/**
 * Makes or renews the contract between a bareboat charter's client and the chosen captain (product 10.11). If there is nothing
 * to sign any more, it voids a contract that is not fully signed; `endWhatIsOver`, which runs first, ends signed ones. It
 * always mails the client, who has just chosen a captain and waits for the contract.
 */
export async function prepareCaptainContract(deps: AgreementDeps, charterId: string): Promise<void> {
  const facts = await deps.subjects.captains?.describe(deps, charterId);
  const newest = (await findNewest(deps.db, [charterId], 'captain')).get(charterId);
  if (!facts) {
    await voidUnsigned(deps, newest, NO_LONGER_AGREED);
    return;
  }
  const subject = hashOfCaptain(facts);
  // Use the language of the charter's own agreement: its client may have chosen another one than they wrote in.
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
    // Only a contract still in force is amended. A former captain's contract has ended.
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
 * Ends the contracts of a captain who no longer takes the charter out, and tells the captain. Answers whether
 * there was anything to end.
 */
export async function endWhatIsOver(deps: AgreementDeps, charterId: string): Promise<boolean> {
  const { captains } = deps.subjects;
  if (!captains || (await findStanding(deps.db, charterId)).length === 0) return false;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await holdCase(tx, charterId);
    const reason = (await captains.whyOver(within, [charterId])).get(charterId);
    // Look again under the lock: another call may have ended the contracts meanwhile.
    if (!reason || (await findStanding(tx, charterId)).length === 0) return false;
    const ended = await endCaptainContract(within, charterId, reason);
    if (ended) await captains.tell(within, charterId, ended);
    return true;
  });
}

/**
 * How far back to look. A charter takes at most four weeks (product 4.13). A lost end is found within two days of the
 * return, or no longer matters.
 */
const LOOKED_BACK_MS = 30 * 86_400_000;

/**
 * Ends the contracts of former captains of all charters that are ahead or recent, because a change's job can be lost, and voids
 * unsigned contracts and agreements of charters that are over, also if nobody marked them as completed. A charter that fails does
 * not stop the others; the job fails at its end. Answers for how many something was ended or voided.
 */
export async function endAllThatIsOver(deps: AgreementDeps): Promise<number> {
  const { captains, charters } = deps.subjects;
  if (!captains) return 0;
  const since = charterDayAt(new Date(deps.now().getTime() - LOOKED_BACK_MS));
  let ended = 0;
  const each = oneByOne(deps);
  for await (const ids of inParts((part) => findCasesStanding(deps.db, since, part))) {
    // Read the newest contracts first: a contract made after this must not be voided for the facts read below.
    const newest = await findNewest(deps.db, ids, 'captain');
    const over = await captains.whyOver(deps, ids);
    const agreed = await captains.hashes(deps, ids);
    for (const charterId of ids) {
      const unsigned = agreed.has(charterId) ? undefined : newest.get(charterId);
      await each.tryTo({ charterId }, async () => {
        const hasEnded = over.has(charterId)
          ? await endWhatIsOver(deps, charterId)
          : await voidUnsigned(deps, unsigned, NO_LONGER_AGREED);
        if (hasEnded) ended += 1;
      });
    }
  }
  for await (const ids of inParts((part) => findCasesUnsigned(deps.db, part))) {
    const agreed = await charters.agreed(deps, ids);
    for (const charterId of ids.filter((id) => !agreed.has(id))) {
      await each.tryTo({ charterId }, async () => {
        await prepareAgreement(deps, charterId, { language: '' });
        ended += 1;
      });
    }
  }
  each.end();
  return ended;
}

/** The yacht and day for which a contract was made; undefined for a contract from before these were stored. */
async function aboutOf({ db }: Pick<Deps, 'db'>, { id }: Agreement): Promise<SignedAbout | undefined> {
  const made = (await findEvents(db, id)).find(({ kind }) => kind === 'made');
  return made ? (JSON.parse(made.details || '{}') as { about?: SignedAbout }).about : undefined;
}

/**
 * Ends the contracts of a captain who is replaced or asked anew, in the caller's transaction. A contract that is not signed by
 * both becomes void; one that is, or was refused, gets the step `ended`. Answers the news for the captain about the newest
 * contract that both had signed. No news when the captain is asked anew: they learn of it only when they are replaced.
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

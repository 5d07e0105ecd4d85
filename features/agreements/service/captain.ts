import type { Deps } from '#platform/deps.ts';
import { CAPTAIN_TEMPLATES } from '../domain/index.ts';
import { type Agreement, findNewest, findStanding, holdCase, lockAgreement } from '../repository.ts';
import { addStep } from './chain.ts';
import { type AgreementDeps, type OverReason, THE_SITE } from './deps.ts';
import { captainSheet } from './paper.ts';
import { drawUp, hashOfCaptain, stillHolds, voidWithin } from './prepare.ts';
import { verifyUrlOf } from './read.ts';

/**
 * Makes the contract between a bareboat charter's client and the captain they have chosen, as that stands; as the charter's own
 * agreement is (product 10.11). What there was ends where the charter was called off, is not bareboat any more or has lost its captain.
 */
export async function prepareCaptainContract(
  deps: AgreementDeps,
  charterId: string,
  isQuiet = false,
): Promise<void> {
  const facts = await deps.subjects.captains?.describe(deps, charterId);
  if (!facts) return endWhatIsOver(deps, charterId);
  const newest = (await findNewest(deps.db, [charterId], 'captain')).get(charterId);
  const subject = hashOfCaptain(facts);
  const language = newest?.language ?? facts.language;
  const isThere = !newest?.hasEnded && stillHolds(newest, subject, language, false);
  if (isThere || newest?.state === 'countersigned') return;
  const standing = await findStanding(deps.db, charterId);
  const made = {
    id: deps.newId(),
    number: (newest?.number ?? 0) + 1,
    language,
    madeAt: deps.now(),
    // Another captain's contract is nobody's amendment: that has ended.
    amends: standing.find(({ state }) => state === 'sealed')?.id ?? null,
  };
  const template = facts.isSelf ? CAPTAIN_TEMPLATES.self : CAPTAIN_TEMPLATES.hired;
  const paper = {
    ...made,
    kind: 'captain',
    mode: 'bareboat',
    template,
    subject,
    sheet: captainSheet(facts, made),
  } as const;
  await drawUp(deps, charterId, newest, paper, isQuiet);
}

/** Ends what was signed with a captain of a charter that is not to be taken out by them any more, and has them told. */
async function endWhatIsOver(deps: AgreementDeps, charterId: string): Promise<void> {
  const { captains } = deps.subjects;
  if (!captains || (await findStanding(deps.db, charterId)).length === 0) return;
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await holdCase(tx, charterId);
    const reason = await captains.whyOver(within, charterId);
    if (!reason) return;
    for (const agreement of await endCaptainContract(within, charterId, reason)) {
      const verifyUrl = verifyUrlOf(deps, agreement.id);
      await captains.tell(within, charterId, { kind: 'ended', agreement, verifyUrl });
    }
  });
}

/**
 * Ends the contract with a captain who is not the captain any more, in the caller's transaction: what is not signed by both is void,
 * what is, or was sent back, has ended. Answers what both had signed.
 */
export async function endCaptainContract(
  deps: Pick<Deps, 'db' | 'now'>,
  charterId: string,
  reason: OverReason,
): Promise<Agreement[]> {
  await holdCase(deps.db, charterId);
  const signed: Agreement[] = [];
  for (const { id } of await findStanding(deps.db, charterId)) {
    const agreement = await lockAgreement(deps.db, id);
    if (!agreement) continue;
    await voidWithin(deps, agreement, reason);
    if (agreement.state === 'open' || agreement.state === 'signed') continue;
    await addStep(deps, agreement, { kind: 'ended', by: THE_SITE, details: { reason } });
    if (agreement.state !== 'refused') signed.push(agreement);
  }
  return signed;
}

import { type Language, pathIn } from '#core/language.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { isSignedByAll } from '#features/agreements/domain/index.ts';
import {
  type AgreementDeps,
  consent,
  listAgreements,
  openDocument,
  refuseToSign,
  seePage,
  signAsCaptain,
  throughDoor,
} from '#features/agreements/service/index.ts';
import { hasEnded } from '#features/charters/policy/moments.ts';
import { boardingOf } from '#features/charters/service/boarding.ts';
import { type Charter, openCharter } from '#features/charters/service/index.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { type Choice, findChoiceOfLink, findDeparture, insertCaptainLink } from '../repository/index.ts';
import { isCurrentWith, isHeld } from './facts.ts';

/** 192 bits: too many to guess a token. */
const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;
/** How long after its charter a link works. */
const KEPT_AFTER_MS = 30 * 86_400_000;

/** Makes a link by which a captain reads and signs; earlier links of the same choice keep working. */
export async function linkForCaptain(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { id: choiceId }: Pick<Choice, 'id'>,
  language: Language,
): Promise<string> {
  const { token, tokenHash } = newToken(TOKEN_BYTES);
  await insertCaptainLink(deps.db, { tokenHash, choiceId, createdAt: deps.now() });
  return `${deps.config.publicOrigin}${pathIn(language, `/captain/${token}`)}`;
}

/** Whether the chosen captain may still see this charter: one lost by a move must not see the new day. */
async function isTheirs(deps: Pick<Deps, 'db' | 'now'>, charter: Charter, choice: Choice): Promise<boolean> {
  const { status, mode, returnsAt } = charter;
  const isLongOver = returnsAt.getTime() + KEPT_AFTER_MS <= deps.now().getTime();
  if (mode !== 'bareboat' || isLongOver) return false;
  // After a no-show no captain is reserved any more, so `isHeld` would wrongly say no.
  if (status === 'no-show') return true;
  const isStanding = status === 'confirmed' || status === 'completed';
  return isStanding && isHeld(choice, await findDeparture(deps.db, charter.id));
}

/** The choice and the charter of a captain's link. Refused with `link-not-found` if the link has ended. */
async function followCaptainLink(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Result<{ readonly choice: Choice; readonly charter: Charter }, 'link-not-found'>> {
  const choice = TOKEN.test(token) ? await findChoiceOfLink(deps.db, sha256(token)) : undefined;
  const found = choice && (await openCharter(deps, choice.charterId));
  if (!choice || !found?.ok || !(await isTheirs(deps, found.value, choice))) return refused('link-not-found');
  return ok({ choice, charter: found.value });
}

/** The page of a captain's link: what a captain must know of the charter, and the contract once the charterer has signed. */
export async function openByCaptain(deps: Pick<Deps, 'db' | 'log' | 'now'>, token: string) {
  const found = await followCaptainLink(deps, token);
  if (!found.ok) return found;
  const { choice, charter } = found.value;
  const { marina } = await boardingOf(deps, charter);
  const contracts = await listAgreements(deps, charter.id, 'captain');
  const isOver = hasEnded(charter, deps.now());
  // A captain may not read an earlier captain's contracts, which have ended, nor contracts that the charterer has not signed.
  // Once the charter is over, nobody signs any more: then show only what both have signed.
  const own = contracts.filter(
    ({ agreement, events }) =>
      (isOver ? isSignedByAll(agreement) : agreement.signedName !== null) &&
      agreement.state !== 'void' &&
      !events.some(({ kind }) => kind === 'ended'),
  );
  const [newest] = own;
  if (isOver && !newest) return refused('link-not-found');
  const isCurrent =
    isOver || isCurrentWith(charter, choice, newest && { ...newest.agreement, hasEnded: false });
  return ok({ choice, charter, marina, contracts: own, isCurrent });
}

type CaptainDeps = Deps & Pick<AgreementDeps, 'subjects'>;

/** Lets a captain take a step with the contract of their link. Refused with `link-not-found`, or like the step itself. */
const byCaptain = throughDoor(
  async (deps: CaptainDeps, { token, agreementId }: { token: string; agreementId: string }) => {
    const found = await openByCaptain(deps, token);
    if (!found.ok) return found;
    if (!found.value.contracts.some(({ agreement }) => agreement.id === agreementId))
      return refused('agreement-not-found');
    return ok({ deps, meant: { caseId: found.value.charter.id, agreementId } });
  },
);

export const seeByCaptain = byCaptain(seePage);
export const consentByCaptain = byCaptain(consent);
export const signByCaptain = byCaptain(signAsCaptain);
export const refuseByCaptain = byCaptain(refuseToSign);
export const openFileByCaptain = byCaptain(openDocument);

import type { Language } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import {
  type AgreementDeps,
  type CaptainsOfAgreements,
  consent,
  listAgreements,
  openDocument,
  queueAgreement,
  refuseToSign,
  seePage,
  sign,
  throughDoor,
} from '#features/agreements/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { words } from '../words/index.ts';
import { chartersOfAgreements, listToSign } from './agreements.ts';
import { type OwnDoor, openDoor } from './door.ts';
import { followLink, makeLink } from './links.ts';

/** Departures, which are above charters, hand in who takes bareboat charters out. */
export type SigningDeps = Deps & { readonly captains?: CaptainsOfAgreements | undefined };

const signing = ({ captains, ...deps }: SigningDeps): AgreementDeps => ({
  ...deps,
  subjects: { charters: chartersOfAgreements, captains },
});

/** Lets the client of a mailed link take a step with the charter's agreement; refused with `link-not-found`, or like the step. */
const byLink = throughDoor(
  async (deps: SigningDeps, { token, agreementId }: { token: string; agreementId: string }) => {
    const found = await followLink(deps, token);
    return found.ok ? ok({ deps: signing(deps), meant: { caseId: found.value.id, agreementId } }) : found;
  },
);

export const seeAgreementByLink = byLink(seePage);
export const consentByLink = byLink(consent);
export const signByLink = byLink(sign);
export const refuseToSignByLink = byLink(refuseToSign);
export const openAgreementByLink = byLink(openDocument);

/** The agreements to sign by the client of a mailed link; refused with `link-not-found`. */
export async function listToSignByLink(deps: Deps, token: string) {
  const found = await followLink(deps, token);
  return found.ok ? listToSign(deps, found.value) : found;
}

/** Every version is a file that is kept. A client who has changed the language this often has to ask us. */
const MOST_VERSIONS = 12;

/** Has the agreement made anew in another language; refused with `link-not-found`, or `too-many` when it was made too often. */
export async function readInLanguageByLink(deps: Deps, token: string, language: Language) {
  const found = await followLink(deps, token);
  if (!found.ok) return found;
  if ((await listAgreements(deps, found.value.id, 'charter')).length >= MOST_VERSIONS)
    return refused('too-many');
  await queueAgreement(deps, { charterId: found.value.id, language });
  return ok({ message: words.beingDrawnUp });
}

/** A link to the page of an account's own charter, to accept a quote or sign; refused with `charter-not-found`. */
export async function linkOwnCharter(deps: Deps, door: OwnDoor) {
  const found = await openDoor(deps, door);
  return found.ok ? ok({ token: await makeLink(deps, found.value, door.sessionId) }) : found;
}

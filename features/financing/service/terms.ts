import { ok, type Result, refused } from '#core/result.ts';
import {
  type Agreement,
  type AgreementDeps,
  consent,
  listAgreements,
  type Meant,
  type OfferedTerms,
  offerTerms,
  openDocument,
  refuseToSign,
  type Signer,
  type SubjectOfAgreements,
  seePage,
  sign,
  withdrawInfectedTerms,
} from '#features/agreements/service/index.ts';
import { addMessage } from '#features/cases/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { FailureCode } from '#platform/http/failures.ts';
import { inLanguage } from '#platform/language.ts';
import type { Application } from '../domain/index.ts';
import { findApplication, lockApplication } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { asId, type Caller, SYSTEM } from './deps.ts';
import { logStaff, mailTeam, note, tell } from './moves.ts';
import { openApplication } from './read.ts';

const NEWS = {
  'to-sign': () => ({ subject: words.termsToSign, body: words.termsToSignText }),
  sealed: () => ({ subject: words.termsSigned, body: words.termsSignedText }),
} as const;

/** What the agreements feature must know about applications. Agreements may not import financing, so they are handed this. */
export const applicationsOfAgreements: SubjectOfAgreements = {
  async tell(deps, applicationId, { kind, reason, agreement }) {
    const application = await findApplication(deps.db, applicationId, SYSTEM);
    if (!application || kind === 'signed' || kind === 'ended') return;
    if (kind === 'sealed') await mailTeam(deps, application, 'signed', `financing-signed:${agreement.id}`);
    if (kind !== 'refused')
      return void (await tell(deps, application, () => ({ kind: 'lender', ...NEWS[kind]() })));
    const said = inLanguage(application.language, () => ({
      subject: words.termsSentBack,
      body: reason || words.termsSentBackText,
    }));
    await addMessage(deps, { caseId: applicationId, kind: 'applicant', ...said });
    await mailTeam(deps, application, 'sentBack', `financing-sent-back:${agreement.id}`);
  },
};

const signing = (deps: Deps): AgreementDeps => ({
  ...deps,
  subjects: { charters: NO_CHARTERS, applications: applicationsOfAgreements },
});

/** Stands in for charters, because a lender's terms are about no charter. */
const NO_CHARTERS: AgreementDeps['subjects']['charters'] = {
  tell: async () => {},
  describe: async () => undefined,
  listAhead: async () => [],
  agreed: async () => new Map(),
  find: async () => refused('charter-not-found'),
};

/** Terms can be sent and signed from the lender's approval until the application is complete. */
const takesTerms = ({ status }: Pick<Application, 'status'>) =>
  status === 'approved' || status === 'finalizing';

/** Whether terms can be sent now. Refused with `application-not-found` or `status-not-allowed`. */
export async function mayOfferTerms(deps: Deps, applicationId: string, caller: Caller) {
  const opened = await openApplication(deps, applicationId, caller);
  if (!opened.ok) return opened;
  if (opened.value.isDemo) return refused('application-not-found');
  return takesTerms(opened.value) ? opened : refused('status-not-allowed');
}

/** Sends a lender's terms to be signed. Refused like `mayOfferTerms` and `offerTerms`. */
export async function sendTerms(
  deps: Deps,
  caller: Caller,
  { caseId: given, ...terms }: OfferedTerms,
  by: Signer,
) {
  return allOrNothing(deps, async (within) => {
    const application = await lockApplication(within.db, asId(given), caller);
    if (!application) return refused('application-not-found');
    const may = await mayOfferTerms(within, application.id, caller);
    if (!may.ok) return may;
    const offered = await offerTerms(signing(within), { ...terms, caseId: application.id }, by);
    if (offered.ok) await logStaff(within, caller, application, { action: 'terms sent to be signed' });
    return offered;
  });
}

/** Withdraws terms whose file the scanner refused; tells the applicant and the team. In the caller's transaction. */
export async function takeBackInfectedTerms(deps: Deps, fileId: string): Promise<void> {
  const taken = await withdrawInfectedTerms(deps, fileId);
  const application = taken && (await findApplication(deps.db, taken.caseId, SYSTEM));
  if (!application) return;
  await tell(deps, application, () => ({
    kind: 'lender',
    subject: words.termsTakenBack,
    body: words.termsTakenBackText,
  }));
  await mailTeam(deps, application, 'refusedByScanner', `financing-terms-infected:${taken.id}`);
}

/** A lender's terms of an application, for its applicant or the team. Refused like `openApplication`. */
export async function listTerms(deps: Deps, applicationId: string, caller: Caller) {
  const opened = await openApplication(deps, applicationId, caller);
  return opened.ok ? ok(await listAgreements(deps, opened.value.id)) : opened;
}

/**
 * The document of an application's terms, for its applicant and for staff who may open applicants' files; an opening by staff is
 * recorded. Refused like `openApplication` and `openDocument`.
 */
export async function openTerms(deps: Deps, caller: Caller, { caseId, agreementId }: Meant, by: Signer) {
  const own = await openApplication(deps, caseId, { ...caller, isAdministrator: false });
  const opened = own.ok || !caller.opensSealed ? own : await openApplication(deps, caseId, caller);
  if (!opened.ok) return opened;
  const application = opened.value;
  const meant = { caseId: application.id, agreementId };
  const document = await openDocument(signing(deps), meant, own.ok ? by : undefined);
  if (own.ok || !document.ok) return document;
  const { number } = document.value.agreement;
  await note(deps, application.id, caller, { event: 'document-opened', details: { terms: number } });
  await logStaff(deps, caller, application, {
    action: 'document opened',
    details: { document: `Lender’s terms ${number}` },
  });
  return document;
}

type StepOfTerms<Input> = (
  deps: AgreementDeps,
  meant: Meant,
  by: Signer,
  input: Input,
) => Promise<Result<Agreement, FailureCode>>;

/** A step with terms that only the applicant may take: for anybody else, the terms do not exist. */
const byApplicant =
  <Input>(step: StepOfTerms<Input>) =>
  async (deps: Deps, caller: Caller, { caseId, agreementId }: Meant, by: Signer, input: Input) => {
    const own = await openApplication(deps, caseId, { ...caller, isAdministrator: false });
    if (!own.ok) return own;
    if (own.value.isDemo) return refused('application-not-found');
    return step(signing(deps), { caseId: own.value.id, agreementId }, by, input);
  };

/** For steps that bind: refuses them once the application has ended. The lock also covers an end at the same moment. */
const whileApproved =
  <Input>(step: StepOfTerms<Input>): StepOfTerms<Input> =>
  (deps, meant, by, input) =>
    allOrNothing(deps, async (within): Promise<Result<Agreement, FailureCode>> => {
      const application = await lockApplication(within.db, asId(meant.caseId), SYSTEM);
      // Take the step first, so that unknown terms are refused as such whatever the status; the refusal below rolls it back.
      const done = await step({ ...deps, ...within }, meant, by, input);
      return !done.ok || (application && takesTerms(application)) ? done : refused('status-not-allowed');
    });

export const seeTerms = byApplicant(seePage);
export const consentToTerms = byApplicant(whileApproved(consent));
export const signTerms = byApplicant(whileApproved(sign));
export const refuseTerms = byApplicant(refuseToSign);

import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';
import { ok } from '#core/result.ts';
import { addMessage } from '#features/cases/service.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { type Application, CONSENTS, consentVersion, languageOfConsents } from '../domain/index.ts';
import { applicationReceivedMail, newApplicationMail } from '../emails.tsx';
import { deleteDraft, insertApplication, insertConsents } from '../repository/index.ts';
import type { ApplicationBody, SubmittedAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { type Caller, sealContext } from './deps.ts';
import { mailApplicant, note } from './moves.ts';

/**
 * Takes an application: stores it as waiting for documents, with the consents and its first message, and queues the mails to the
 * applicant and the team, all in the caller's transaction. Date of birth and the digits of the Social Security number are sealed
 * before they reach the database. Deletes the applicant's draft.
 *
 * @param from the sender's address and browser, for the record of the consents
 */
export async function submitApplication(
  deps: Deps,
  body: ApplicationBody,
  caller: Caller,
  from: { readonly address: string; readonly browser: string },
) {
  const now = deps.now();
  const id = deps.newId();
  const language = body.language ?? languageOr(FIRST_LANGUAGE);
  // Store the wording that was shown, whatever the language of the call.
  const shown = languageOfConsents(body.consentVersion ?? '') ?? language;
  const application: Application = {
    id,
    accountId: caller.accountId ?? null,
    language,
    status: 'needs_docs',
    version: 1,
    isDemo: false,
    hasLegalHold: false,
    suspectedSpam: (body.leaveEmpty ?? '') !== '',
    submittedAt: now,
    completedAt: null,
    assignedTo: null,
    closedAt: null,
    purpose: body.purpose,
    charterDate: body.charterDate,
    serviceSelected: body.serviceSelected,
    estimatedAmountCents: body.estimatedAmount,
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phone: body.phone,
    streetAddress: body.streetAddress,
    city: body.city,
    state: body.state,
    zipCode: body.zipCode,
    citizenshipStatus: body.citizenshipStatus,
    employmentStatus: body.employmentStatus,
    profession: body.profession,
    employerName: body.employerName,
    employerPhone: body.employerPhone,
    timeAtEmployer: body.timeAtEmployer,
    monthlyNetIncomeCents: body.monthlyNetIncome,
    otherIncomeCents: body.otherIncome,
    housingStatus: body.housingStatus,
    monthlyHousingPaymentCents: body.monthlyHousingPayment,
    estimatedCreditScore: body.estimatedCreditScore,
  };
  await insertApplication(deps.db, {
    ...application,
    sealedDateOfBirth: deps.vault.seal(body.dateOfBirth, sealContext.dateOfBirth(id)),
    sealedSsnLast4: deps.vault.seal(body.ssnLast4, sealContext.ssnLast4(id)),
    updatedAt: now,
  });
  await insertConsents(
    deps.db,
    inLanguage(shown, () =>
      CONSENTS.map(({ kind, wording }) => ({
        applicationId: id,
        kind,
        version: consentVersion(shown),
        wording: wording(),
        givenAt: now,
        address: from.address,
        browser: from.browser.slice(0, 400),
      })),
    ),
  );
  await note(deps, id, { ...caller, name: 'applicant' }, { event: 'submitted', toStatus: 'needs_docs' });
  await addMessage(
    deps,
    inLanguage(language, () => ({
      caseId: id,
      kind: 'system' as const,
      subject: words.weHaveIt,
      body: words.weHaveItText,
    })),
  );
  if (caller.accountId) await deleteDraft(deps.db, caller.accountId);
  if (!application.suspectedSpam) await mailAll(deps, application);
  return ok<SubmittedAnswer>({ id, status: 'needs_docs', message: words.submitted });
}

async function mailAll(deps: Deps, application: Application): Promise<void> {
  const { contact } = await readSettings(deps);
  await queueMail(deps, {
    cause: `financing-new:${application.id}`,
    kind: 'team',
    about: application.id,
    to: deps.config.teamEmail,
    // The team reads English, whatever the applicant's language.
    ...(await inLanguage(FIRST_LANGUAGE, () =>
      newApplicationMail({ ...application, origin: deps.config.publicOrigin }, contact),
    )),
  });
  const received = { cause: `financing-received:${application.id}`, kind: 'acknowledgement' } as const;
  await mailApplicant(deps, application, received, applicationReceivedMail);
}

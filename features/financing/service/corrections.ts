import { ok, refused } from '#core/result.ts';
import { areTermsSigned, withdrawTerms } from '#features/agreements/service/index.ts';
import { addMessage, changeCase, findHistory } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { decisionWords, isLenderDecision, isOpen, statusNews } from '../domain/index.ts';
import { decisionCorrectedMail } from '../emails.tsx';
import { moveStatus } from '../repository/index.ts';
import type { ContactCorrection, DecisionCorrection } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { keepContact } from './change.ts';
import type { Caller } from './deps.ts';
import { logStaff, mailApplicant, note } from './moves.ts';
import { lockToHandle } from './read.ts';
import { lenderService } from './staff.ts';

/**
 * A colleague corrects the applicant's contact details on their behalf, also once the application is over: the decision must still
 * reach them (product 7.14). The history and the log keep the reason; the applicant gets a message that it was done. Refused with
 * `application-not-found`, or `changed-meanwhile` if a colleague was faster.
 */
export async function correctContact(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { reason, version, ...contact }: ContactCorrection,
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { version });
  return changeCase(deps, find, async (within, application) => {
    const { id, status } = application;
    const fields = await keepContact(within, application, contact, caller, {
      reason,
      told: () => words.contactCorrectedText,
    });
    if (fields.length === 0) return ok({ id, status, message: staffWords.nothingChanged });
    await logStaff(within, caller, application, { action: 'contact corrected', details: { fields, reason } });
    return ok({ id, status, message: staffWords.contactIsCorrected });
  });
}

/**
 * Corrects a wrongly recorded lender's decision, as long as no terms are signed. The former decision and the reason are kept, and
 * the applicant, who was told the wrong decision, is told the right one as a correction. If no lender has decided, the review goes
 * on and its clock with it. Unsigned terms become void, unless the same lender still approves.
 *
 * Refused with `application-not-found`, `changed-meanwhile`, `status-not-allowed` if there is no decision, `agreement-signed`
 * once the lender's terms are signed, or `entry-not-found` for a lender that is not active in the list, unless the decision names it
 * already.
 */
export async function correctDecision(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { decision, why, version, ...given }: DecisionCorrection,
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { version });
  return changeCase(deps, find, async (within, application) => {
    const { id, status, completedAt } = application;
    if (!isLenderDecision(status)) return refused('status-not-allowed');
    if (await areTermsSigned(within, id)) return refused('agreement-signed');
    const history = await findHistory(within.db, id);
    const last = history.findLast(({ event }) => event === 'decision' || event === 'decision-corrected');
    const { was: _earlier, ...was } = { status, ...last?.details } as Record<string, unknown>;
    const details = decision === 'under_review' ? null : await detailsOf(within, given, was.lenderId);
    if (details === undefined) return refused('entry-not-found');
    if (isSame({ status: decision, ...details }, was))
      return ok({ id, status, message: staffWords.nothingChanged });
    const now = within.now();
    const closedAt = isOpen(decision) ? null : (application.closedAt ?? now);
    const lenderId = details?.lenderId ?? null;
    const change = { status: decision, completedAt, closedAt, lenderId };
    if (!(await moveStatus(within.db, id, status, change, now))) return refused('status-not-allowed');
    if (lenderId !== was.lenderId || decision !== 'approved')
      await withdrawTerms(within, id, 'another-decision');
    await note(within, id, caller, {
      event: 'decision-corrected',
      fromStatus: status,
      toStatus: decision,
      reason: why,
      details: { ...details, was },
    });
    await logStaff(within, caller, application, {
      action: 'decision corrected',
      details: { from: status, to: decision, ...(details && { lender: details.lender }), reason: why },
    });
    const messageId = await addMessage(
      within,
      inLanguage(application.language, () => ({
        caseId: id,
        kind: details ? ('lender' as const) : ('system' as const),
        subject: words.decisionCorrected,
        body: [
          words.decisionCorrectedText,
          ...(details
            ? [statusNews(decision)?.content(), decisionWords(details.lender, details)]
            : [words.notDecidedYet]),
        ].join('\n\n'),
      })),
    );
    await mailApplicant(
      within,
      application,
      { cause: `financing-correction:${messageId}` },
      decisionCorrectedMail,
    );
    return ok({ id, status: decision, message: staffWords.decisionIsCorrected });
  });
}

/**
 * What the history keeps of a corrected decision; undefined if its lender is not in the list. The one that the decision names
 * already may be hidden by now.
 */
async function detailsOf(
  deps: Deps,
  { lenderId, reasons, note }: Pick<DecisionCorrection, 'lenderId' | 'reasons' | 'note'>,
  named: unknown,
) {
  const known = await (lenderId === named ? lenderService.list(deps) : lenderService.shown(deps));
  const lender = known.find(({ id }) => id === lenderId)?.name;
  return lender === undefined ? undefined : { lender, lenderId, reasons, note };
}

function isSame(next: Readonly<Record<string, unknown>>, was: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(next).every(([part, value]) => JSON.stringify(value) === JSON.stringify(was[part]));
}

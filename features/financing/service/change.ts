import { ok, refused } from '#core/result.ts';
import { areTermsSigned, withdrawTerms } from '#features/agreements/service/index.ts';
import { addMessage, changeCase, findHistory } from '#features/cases/service.ts';
import { doomFiles } from '#features/documents/service/index.ts';
import { listMailsAbout, takeBackMails } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { type ApplicantContact, type Application, contactOf } from '../domain/index.ts';
import { contactChangedMail, messageMail } from '../emails.tsx';
import { deleteDocuments, updateApplication } from '../repository/index.ts';
import type { ContactChange } from '../schema/index.ts';
import { words } from '../words/index.ts';
import type { Caller } from './deps.ts';
import { endOtherGrants } from './grants.ts';
import { mailApplicant, mailTeam, moveApplication, note } from './moves.ts';
import { lockOwn } from './read.ts';

/**
 * The applicant withdraws an application: the record stays for staff, but every uploaded file is deleted, unsigned terms become
 * void, and no other browser can open it any more. Refused with `application-not-found`, and with `application-closed` if it is
 * over already.
 */
export async function withdrawApplication(deps: Deps, applicationId: string, caller: Caller) {
  const find = (within: Deps) => lockOwn(within, applicationId, caller, false);
  return changeCase(deps, find, async (within, application) => {
    // A legal hold keeps the files, which a court may ask for; then do not tell the applicant that they are deleted.
    const isKept = application.hasLegalHold;
    const isSigned = await areTermsSigned(within, application.id);
    const says = () => [isKept ? '' : words.filesDeleted, isSigned ? words.signedStands : ''];
    const moved = await moveApplication(
      within,
      application,
      'withdrawn',
      { ...caller, doer: 'applicant' },
      { words: () => says().filter(Boolean).join(' ') },
    );
    if (!moved.ok) return refused('application-closed');
    if (!isKept) await doomFiles(within, await deleteDocuments(within.db, application.id));
    await withdrawTerms(within, application.id, 'application-withdrawn');
    await endOtherGrants(within, application.id, caller.browserToken);
    const news = isSigned ? 'withdrewSigned' : 'withdrew';
    await mailTeam(within, application, news, `financing-withdrawn:${application.id}`);
    return ok({ ...moved.value, message: words.withdrawn });
  });
}

/**
 * Changes the applicant's contact details while the application is open. If the email address changes, the old address is told
 * and the new one gets its own link. Links mailed before, and browsers that opened them, lose their access. So does an account
 * that claimed the application by such a link: the reader of the new address may claim it.
 *
 * A field that equals what was seen (`seen`) keeps its stored value. Refused with `application-not-found`, `application-closed`,
 * or with `changed-meanwhile` and the stored details if a changed field has changed meanwhile.
 */
export async function changeContact(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { seen, ...contact }: ContactChange,
) {
  const find = (within: Deps) => lockOwn(within, applicationId, caller);
  return changeCase(deps, find, async (within, application) => {
    const { id, status } = application;
    const current = contactOf<string>(application);
    const isOverruled = (field: keyof ApplicantContact) =>
      seen !== undefined && ![seen[field], contact[field]].includes(current[field]);
    const isLeft = (field: keyof ApplicantContact) => contact[field] === seen?.[field];
    if (fieldsOf(contact).some((field) => isOverruled(field) && !isLeft(field)))
      return { ...refused('changed-meanwhile'), current } as const;
    const wanted = Object.fromEntries(
      fieldsOf(contact).map((field) => [field, isLeft(field) ? current[field] : contact[field]]),
    ) as ApplicantContact;
    const changed = await keepContact(within, application, wanted, caller, {
      told: () => words.contactChangedText,
    });
    const message = changed.length === 0 ? words.nothingChanged : words.detailsSaved;
    return ok({ id, status, message });
  });
}

const fieldsOf = (contact: ApplicantContact) => Object.keys(contact) as (keyof ApplicantContact)[];

/**
 * Stores new contact details of an application that the caller has locked, and tells the applicant; answers the changed fields.
 *
 * @param how.reason the reason, if a colleague did it
 * @param how.told the text of the applicant's message
 */
export async function keepContact(
  deps: Deps,
  application: Application,
  contact: ApplicantContact,
  caller: Caller,
  { reason = '', told }: { readonly reason?: string; readonly told: () => string },
): Promise<readonly string[]> {
  const { id } = application;
  const changed = fieldsOf(contact).filter((field) => contact[field] !== application[field]);
  if (changed.length === 0) return changed;
  const isNewEmail = changed.includes('email');
  const mustLetGo = isNewEmail && !(await isRightfulOwner(deps, application, caller));
  await updateApplication(deps.db, id, { ...contact, ...(mustLetGo ? { accountId: null } : {}) }, deps.now());
  // Record which fields changed, not their values: the history is kept too long for a mistyped address.
  await note(deps, id, caller, { event: 'contact-changed', reason, details: { fields: changed } });
  const messageId = await addMessage(
    deps,
    inLanguage(application.language, () => ({
      caseId: id,
      kind: 'system' as const,
      subject: words.contactChanged,
      body: told(),
    })),
  );
  if (!isNewEmail) {
    // An applicant who did not do it would only see it on the next visit.
    const told = { cause: `financing-message:${messageId}` };
    if (reason) await mailApplicant(deps, application, told, messageMail);
    return changed;
  }
  await endOtherGrants(deps, id, caller.browserToken);
  await moveMails(deps, application, contact, messageId);
  return changed;
}

/** How the causes begin of the mails that say that there is something to read on the application's page. */
const NEWS = ['financing-status:', 'financing-message:', 'financing-correction:'];

/**
 * Tells both addresses of the change. What has not gone out to the former one is taken back, because its links open nothing any
 * more; the mail to the new one says in its place that there is news. Where nothing arrives, nobody is told.
 */
async function moveMails(deps: Deps, application: Application, contact: ApplicantContact, messageId: string) {
  const { id, email } = application;
  const { hasLastFailed } = await listMailsAbout(deps, id, email);
  const missed = await takeBackMails(deps, id, { to: email });
  const hasNews = missed.some((cause) => NEWS.some((news) => cause.startsWith(news)));
  const mail = (which: string) =>
    ({ cause: `financing-contact-${which}:${messageId}`, kind: 'contact-change' }) as const;
  if (!hasLastFailed)
    await mailApplicant(deps, application, mail('old'), ({ firstName }, house) =>
      contactChangedMail(false)({ firstName }, house),
    );
  await mailApplicant(deps, { ...application, ...contact }, mail('new'), contactChangedMail(hasNews));
}

/**
 * Whether the owning account keeps the application when its email address changes: yes if it sent the application or is the
 * caller's own. Any other account claimed it by a link mailed to the old address, which may be a stranger's.
 */
async function isRightfulOwner(
  { db }: Pick<Deps, 'db'>,
  { id, accountId }: Application,
  caller: Caller,
): Promise<boolean> {
  if (accountId === null || accountId === caller.accountId) return true;
  const submitted = (await findHistory(db, id)).find(({ event }) => event === 'submitted');
  return submitted?.accountId === accountId;
}

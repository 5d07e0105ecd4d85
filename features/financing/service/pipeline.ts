import { clockAt } from '#core/charter-time.ts';
import { countOf, reportOf } from '#core/csv.ts';
import { isId } from '#core/ids.ts';
import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { areTermsSigned } from '#features/agreements/service/index.ts';
import { countUnread, findHistory, findMessages, findUnread, logStep } from '#features/cases/service.ts';
import { listUnsentMails } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { clockText } from '#words/hour.ts';
import {
  applicationBadge,
  cardsWithFiles,
  decisionClock,
  type HistoryKind,
  isLenderDecision,
  type LenderDecision,
  labelOf,
  nextStatuses,
  PURPOSES,
  SEALED_FIELDS,
  statusNews,
  WRITTEN_FOR,
} from '../domain/index.ts';
import {
  findAssignee,
  findNeighbors,
  findPipeline,
  findRequestedDocuments,
  type PipelineFilter,
  sumPipeline,
} from '../repository/index.ts';
import {
  APPLICATIONS_A_PAGE,
  type DossierAnswer,
  type PipelineItemAnswer,
  type PipelineQuery,
} from '../schema/index.ts';
import { words } from '../words/index.ts';
import { asId, type Caller, SYSTEM } from './deps.ts';
import { logReading } from './moves.ts';
import { consentsOf, conversationOf, openApplication, toldOnForm, toldToApplicant } from './read.ts';

/** More rows than any list or report has; it limits what one call can ask of the database. */
const MOST_AT_ONCE = 20_000;

/** The staff list; the whole list unless a page or a page size is asked for. Contains no sealed fields. */
export async function listPipeline(deps: Pick<Deps, 'db' | 'now'>, caller: Caller, query: PipelineQuery) {
  const { sort, page = 1, pageSize } = query;
  const filter = await filterOf(deps, caller, query);
  const limit = pageSize ?? (query.page === undefined ? MOST_AT_ONCE : APPLICATIONS_A_PAGE);
  const [items, { applications }] = await Promise.all([
    findItems(deps, filter, sort, { offset: (page - 1) * limit, limit }),
    sumPipeline(deps.db, filter),
  ]);
  return { items, total: applications, page, pageSize: limit };
}

/** The filter of a call: `me` is the caller's account; an assignee that is no id matches nothing. */
async function filterOf(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Caller,
  { q, status, purpose, assignee, replies }: PipelineQuery,
): Promise<PipelineFilter> {
  const named = assignee === 'me' ? accountId : assignee;
  const assignedTo = named === 'none' ? null : named;
  const isNobody = typeof assignedTo === 'string' && !isId(assignedTo);
  const ids = isNobody ? [] : replies ? await findUnread(db, WRITTEN_FOR.staff) : undefined;
  return { q, status, purpose, assignedTo: isNobody ? undefined : assignedTo, ids };
}

/** An application's place in the list of the call. Refused with `application-not-found`. */
export async function findPlace(
  deps: Pick<Deps, 'db'>,
  applicationId: string,
  caller: Caller,
  query: PipelineQuery,
) {
  const filter = await filterOf(deps, caller, query);
  const found = await findNeighbors(deps.db, asId(applicationId), filter, query.sort);
  return found ? ok(found) : refused('application-not-found');
}

async function findItems(
  deps: Pick<Deps, 'db' | 'now'>,
  filter: PipelineFilter,
  sort: PipelineQuery['sort'],
  part: { readonly offset: number; readonly limit: number },
): Promise<PipelineItemAnswer[]> {
  const rows = await findPipeline(deps.db, filter, sort, part);
  const ids = rows.map(({ id }) => id);
  const unread = await countUnread(deps.db, ids, WRITTEN_FOR.staff);
  return rows.map(
    ({ estimatedAmountCents, completedAt, submittedAt, assignedTo, assigneeName, ...item }) => ({
      ...item,
      assignee: assignedTo && assigneeName ? { id: assignedTo, username: assigneeName } : null,
      estimatedAmount: dollarsFromCents(estimatedAmountCents),
      submittedAt: submittedAt.toISOString(),
      unreadReplies: unread.get(item.id) ?? 0,
      clock: decisionClock({ status: item.status, completedAt }, deps.now()),
    }),
  );
}

/** The newest applications that contain all of these words. */
export async function findApplicationsLike({ db }: Pick<Deps, 'db'>, q: string, most: number) {
  return findPipeline(db, { q }, 'newest', { offset: 0, limit: most });
}

/** The day and time in Miami as on the screen: "2027-03-05 9:00 AM". */
function inMiami(at: string): string {
  const { day, hour } = clockAt(at);
  return `${day} ${clockText(hour)}`;
}

/** The staff list as a CSV file with a total row, for the filter and order on screen. Logs the export. */
export async function reportPipeline(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  caller: Caller,
  query: PipelineQuery,
  most = MOST_AT_ONCE,
): Promise<string> {
  const filter = await filterOf(deps, caller, query);
  const [items, { applications, amountCents }] = await Promise.all([
    findItems(deps, filter, query.sort, { offset: 0, limit: most }),
    sumPipeline(deps.db, filter),
  ]);
  await logStep(deps, caller, {
    action: 'exported',
    subject: { kind: 'report', id: 'financing', name: 'Financing applications' },
    // Do not log the search text, because it may be a person's name.
    details: { applications, status: filter.status ?? [], purpose: filter.purpose ?? '' },
  });
  const counted =
    applications > items.length
      ? `${applications} applications, of which the first ${items.length} are listed`
      : countOf(applications, 'application');
  // English for everybody: so the same formulas work in it.
  return inLanguage(FIRST_LANGUAGE, () =>
    reportOf(items, [
      ['Id', ({ id }) => id, 'Total'],
      ['Submitted (Miami)', ({ submittedAt }) => inMiami(submittedAt)],
      ['First name', ({ firstName }) => firstName],
      ['Last name', ({ lastName }) => lastName],
      ['Email', ({ email }) => email],
      ['Purpose', ({ purpose }) => labelOf(PURPOSES, purpose)],
      // If there ever are more than fit, the total row says so.
      ['Status', ({ status }) => applicationBadge(status).label, counted],
      ['Amount (USD)', ({ estimatedAmount }) => estimatedAmount, dollarsFromCents(amountCents)],
      ['Decision due', ({ clock }) => clock?.dueOn ?? ''],
    ]),
  );
}

/** What a decision tells the applicant, in their language: staff read it before they send it. */
const decisionTexts = (language: Language): DossierAnswer['decisionTexts'] =>
  inLanguage(language, () => {
    const newsOf = (decision: LenderDecision) => statusNews(decision)?.content() ?? '';
    return {
      news: {
        conditionally_approved: newsOf('conditionally_approved'),
        approved: newsOf('approved'),
        declined: newsOf('declined'),
        under_review: words.notDecidedYet,
      },
      corrected: words.decisionCorrectedText,
      lender: words.lenderNamed('{lender}'),
      reasons: words.lendersReasons('{reasons}'),
    };
  });

/** Everything that staff may read of an application; of sealed fields only their names. Refused with `application-not-found`. */
export async function readDossier(deps: Deps, applicationId: string, caller: Caller) {
  const opened = await openApplication(deps, applicationId, SYSTEM);
  if (!opened.ok || opened.value.isDemo) return refused('application-not-found');
  const application = opened.value;
  const { id } = application;
  await logReading(deps, caller, application);
  const [told, messages, consents, history, unread, requested, unsentMails] = await Promise.all([
    toldToApplicant(deps, application),
    conversationOf(deps, id),
    consentsOf(deps, id),
    findHistory(deps.db, id),
    countUnread(deps.db, [id], WRITTEN_FOR.staff),
    findRequestedDocuments(deps.db, id),
    listUnsentMails(deps, id),
  ]);
  const [assignee, notes] = await Promise.all([
    findAssignee(deps.db, id),
    findMessages(deps.db, [id], ['note']),
  ]);
  return ok<DossierAnswer>({
    ...told,
    version: application.version,
    accountId: application.accountId,
    language: application.language,
    ...toldOnForm(application),
    sealedFields: [...SEALED_FIELDS],
    clock: decisionClock(application, deps.now()),
    hasLegalHold: application.hasLegalHold,
    suspectedSpam: application.suspectedSpam,
    assignee,
    canCorrectDecision: isLenderDecision(application.status) && !(await areTermsSigned(deps, id)),
    decisionTexts: decisionTexts(application.language),
    notes: notes.toReversed().map(({ id: noteId, body, writtenBy, createdAt }) => ({
      id: noteId,
      body,
      writtenBy,
      createdAt: createdAt.toISOString(),
    })),
    nextStatuses: nextStatuses(application.status),
    unreadReplies: unread.get(id) ?? 0,
    withdrawableRequests: requested
      .filter(({ name }) => !cardsWithFiles(told.documents).includes(name))
      .map(({ id: requestId, name }) => ({ id: requestId, name })),
    consents,
    messages,
    unsentMails,
    // Newest first.
    history: history.toReversed().map(({ caseId: _, accountId: _account, event, changedAt, ...change }) => ({
      ...change,
      kind: event as HistoryKind,
      changedAt: changedAt.toISOString(),
    })),
  });
}

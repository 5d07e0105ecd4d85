import { isId } from '#core/ids.ts';
import type { Language } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { may } from '#core/rights.ts';
import { isSecondColleague } from '#features/accounts/domain.ts';
import { findAccount, lockTeam } from '#features/accounts/service/leaving.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { words } from '../components/admin/words/index.ts';
import { personErasedMail } from '../emails.tsx';
import {
  agreeToPrivacyRequest,
  deletePrivacyRequest,
  deletePrivacyRequestsOf,
  findPrivacyRequests,
  insertPrivacyRequest,
  lockPerson,
  lockPrivacyRequest,
  type PrivacyRequest,
} from '../repository/index.ts';
import type { PrivacyRequestBody } from '../schema.ts';
import { eraseTraces, findPerson, gatherAll, languageOfPerson, letGoOf, resolvePerson } from './person.ts';

const DAY_MS = 86_400_000;
/** The law gives 45 days to answer (California), or a month (Europe). A request without a second approval ends after 30. */
const WAITS_MS = 30 * DAY_MS;
/** How long the file of an export can be downloaded, in milliseconds. */
const FETCHED_MS = 7 * DAY_MS;

/** How the activity log names a request: by id only, because the log outlives the erasure. */
const noted = ({ id }: Pick<PrivacyRequest, 'id'>) =>
  ({ kind: 'privacy', id, name: `Request ${id.slice(-8)}` }) as const;

/** What a staff member may do with a request. */
function mayOf(
  request: PrivacyRequest,
  you: { readonly id: string; readonly roleSince: Date } | undefined,
  now: Date,
) {
  const isWaiting = request.agreedBy === null;
  return {
    mayAgree: isWaiting && you !== undefined && isSecondColleague(request.askedBy, you, now),
    mayFetch: !isWaiting && request.kind === 'export',
  };
}

/** The open privacy requests, and what the caller may do with each. */
export async function listPrivacyRequests(deps: Pick<Deps, 'db' | 'now'>, actor: Actor) {
  const now = deps.now();
  const [requests, you] = await Promise.all([
    findPrivacyRequests(deps.db, now),
    findAccount(deps.db, actor.accountId),
  ]);
  const askers = new Map<string | null, string | undefined>([[null, undefined]]);
  for (const { askedBy } of requests)
    if (askedBy && !askers.has(askedBy)) askers.set(askedBy, (await findAccount(deps.db, askedBy))?.username);
  const typed = new Map<string, readonly string[]>();
  for (const { id, who, agreedBy } of requests)
    if (agreedBy === null) typed.set(id, (await resolvePerson(deps, who)).typedBy);
  return requests.map((request) => ({
    ...request,
    typedBy: typed.get(request.id) ?? [],
    askedByName: askers.get(request.askedBy) ?? words.formerColleague,
    ...mayOf(request, you, now),
  }));
}

/**
 * The requests that the caller may agree to. Empty if the caller is no administrator, has joined the team less than a day ago, or
 * made all of them.
 */
export async function listToAgree(deps: Pick<Deps, 'db' | 'now'>, actor: Actor) {
  if (!may(actor.staffRoles, 'privacy', 'changes')) return [];
  return (await listPrivacyRequests(deps, actor)).filter(({ mayAgree }) => mayAgree);
}

/**
 * Records a person's request to be erased, or to get everything stored about them. Nothing happens until another colleague
 * agrees. Refused with `person-not-found`, `person-on-team`, or `already-asked`.
 */
export async function askForPrivacy(deps: Deps, actor: Actor, { kind, who, note }: PrivacyRequestBody) {
  return allOrNothing(deps, async (within) => {
    const found = await findPerson(within, who);
    if (!found.ok) return found;
    const id = within.newId();
    const askedAt = within.now();
    const endsAt = new Date(askedAt.getTime() + WAITS_MS);
    const isNew = await insertPrivacyRequest(within.db, {
      id,
      kind,
      who,
      note,
      askedAt,
      endsAt,
      askedBy: actor.accountId,
    });
    if (!isNew) return refused('already-asked');
    await recordActivity(within, actor, {
      action: kind === 'erase' ? 'asked for an erasure' : 'asked for an export',
      subject: noted({ id }),
    });
    return ok({ id, endsAt, typedBy: found.value.typedBy });
  });
}

async function openRequest({ db, now }: Pick<Deps, 'db' | 'now'>, id: string) {
  const request = isId(id) ? await lockPrivacyRequest(db, id, now()) : undefined;
  return request ? ok(request) : refused('privacy-request-not-found');
}

/** The result of agreeing to a request. */
type Agreed = {
  readonly kind: PrivacyRequest['kind'];
  readonly keptApplications: number;
  /** Whether there was an address to send the confirmation to. */
  readonly isTold: boolean;
  /** The names of accounts that are not touched, because the address was only typed there. */
  readonly typedBy: readonly string[];
};

/**
 * Agrees to a request that another colleague recorded. An erasure is done at once; the file of an export can be downloaded from
 * then on. Refused with `privacy-request-not-found`; `approval-needed` if the caller recorded it or has joined the team less than
 * a day ago; `person-not-found`, `person-on-team`, `person-sails` if the person has a confirmed charter ahead, or `person-owed` if
 * money is to be given back to them or their bank asks about a payment.
 */
export async function agreeToPrivacy(deps: Deps, actor: Actor, id: string) {
  return allOrNothing(deps, async (within) => {
    const you = (await lockTeam(within)).find((colleague) => colleague.id === actor.accountId);
    const opened = await openRequest(within, id);
    if (!opened.ok) return opened;
    const request = opened.value;
    if (!mayOf(request, you, within.now()).mayAgree) return refused('approval-needed');
    await lockPerson(within.db, request.who);
    const found = await findPerson(within, request.who);
    if (!found.ok) return found;
    const { email, usernames, typedBy } = found.value;
    if (request.kind === 'export') {
      const endsAt = new Date(within.now().getTime() + FETCHED_MS);
      await agreeToPrivacyRequest(within.db, id, { agreedBy: actor.accountId, endsAt });
      await recordActivity(within, actor, { action: 'agreed to an export', subject: noted(request) });
      return ok<Agreed>({ kind: 'export', keptApplications: 0, isTold: false, typedBy });
    }
    const language = await languageOfPerson(within, found.value);
    const released = await letGoOf(within, found.value, {
      withGuests: true,
      reason: 'The client asked to be erased.',
      farewell: async (kept) => {
        if (email) await mailErased(within, id, email, kept, language);
      },
    });
    if (!released.ok) return refused(released.reason === 'money-open' ? 'person-owed' : 'person-sails');
    await eraseTraces(within, found.value);
    // Delete earlier requests for an export too: they would name the erased person for another week.
    const spellings = [request.who, ...(email ? [email.toLowerCase()] : []), ...usernames];
    await deletePrivacyRequestsOf(within.db, spellings);
    await recordActivity(within, actor, {
      action: 'erased a person',
      subject: noted(request),
      details: { ...released.value, accounts: found.value.accountIds.length },
    });
    return ok<Agreed>({
      kind: 'erase',
      keptApplications: released.value.keptApplications,
      isTold: Boolean(email),
      typedBy,
    });
  });
}

async function mailErased(deps: Deps, id: string, to: string, keptApplications: number, language: Language) {
  const { contact } = await readSettings(deps);
  const kept = { keptApplications, months: deps.config.financingKeepMonths };
  const mail = await inLanguage(language, () => personErasedMail(kept, contact));
  await queueMail(deps, { cause: `person-erased:${id}`, about: null, to, replyTo: contact.email, ...mail });
}

/** Deletes a privacy request that was withdrawn or is refused. Refused with `privacy-request-not-found`. */
export async function dropPrivacyRequest(deps: Deps, actor: Actor, id: string) {
  return allOrNothing(deps, async (within) => {
    const opened = await openRequest(within, id);
    if (!opened.ok) return opened;
    await deletePrivacyRequest(within.db, id);
    await recordActivity(within, actor, {
      action: opened.value.kind === 'erase' ? 'dropped an erasure' : 'dropped an export',
      subject: noted(opened.value),
    });
    return ok(null);
  });
}

/** The file of an export that was agreed to. Each download is logged. Refused with `privacy-request-not-found`. */
export async function fetchExport(deps: Deps, actor: Actor, id: string) {
  return allOrNothing(deps, async (within) => {
    const opened = await openRequest(within, id);
    if (!opened.ok) return opened;
    if (opened.value.kind !== 'export' || opened.value.agreedBy === null)
      return refused('privacy-request-not-found');
    const found = await findPerson(within, opened.value.who);
    if (!found.ok) return found;
    await recordActivity(within, actor, { action: 'exported a person', subject: noted(opened.value) });
    return ok(await gatherAll(within, found.value));
  });
}

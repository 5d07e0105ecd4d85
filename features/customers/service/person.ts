import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import {
  deleteAccountOf,
  findAccountByUsername,
  findAccountsOfAddress,
  forgetTypedAddress,
} from '#features/accounts/service/leaving.ts';
import { openOwnUser } from '#features/accounts/service/profile.ts';
import { languageOf, provedAddressOf } from '#features/accounts/service/proved.ts';
import { listOwnSessions } from '#features/accounts/service/security.ts';
import { exportAgreements } from '#features/agreements/service/index.ts';
import { deleteGrants } from '#features/cases/service.ts';
import {
  exportCharters,
  listChartersTouching,
  listLetters,
  releaseCharters,
} from '#features/charters/service/index.ts';
import { exportDepartures, forgetDepartures } from '#features/departures/service/index.ts';
import {
  exportApplicationsTouching,
  listApplicationsTouching,
  readDraft,
  releaseApplicationsOf,
} from '#features/financing/service/index.ts';
import { listSavedYachts } from '#features/fleet/service/index.ts';
import { exportGuests, forgetGuests } from '#features/guests/service/index.ts';
import {
  exportInquiries,
  listInquiriesTouching,
  releaseInquiries,
} from '#features/inquiries/service/index.ts';
import { forgetMailsOf, listMailsTo } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteCustomers, findCustomersTouching } from '../repository/index.ts';

/** Somebody as the business knows them: by their accounts, and by the address they are known to read mail at. */
export type Person = {
  readonly accountIds: readonly string[];
  readonly email: string | undefined;
};

/**
 * Whom an email address or the name of an account means: the account of that name, those that have confirmed the address, and all
 * that came from it.
 * Refused with `person-not-found` when nothing at all is kept of them, or `person-on-team` for a colleague, who leaves the team first.
 */
export async function findPerson(deps: Pick<Deps, 'db'>, who: string) {
  const named = await findAccountByUsername(deps.db, who);
  // Many an account is named like its owner's address, whether that was ever confirmed or not.
  const others = who.includes('@') ? await findAccountsOfAddress(deps.db, who) : [];
  const found = [...(named ? [named] : []), ...others.filter(({ id }) => id !== named?.id)];
  if (found.some(({ role }) => role !== 'client')) return refused('person-on-team');
  const accountIds = found.map(({ id }) => id);
  const [first] = accountIds;
  const email = who.includes('@') ? who : first && (await provedAddressOf(deps, first));
  const person: Person = { accountIds, email };
  const { messages, quotes } = await listInquiriesTouching(deps, person);
  const known =
    accountIds.length +
    messages.length +
    quotes.length +
    (await listChartersTouching(deps, person)).length +
    (await listApplicationsTouching(deps, person)).length +
    (await findCustomersTouching(deps.db, person)).length +
    (email ? (await listMailsTo(deps, email)).length : 0);
  return known > 0 ? ok(person) : refused('person-not-found');
}

/** In which language somebody is written to: their account's, else that of what they sent last. */
export async function languageOfPerson(deps: Pick<Deps, 'db'>, person: Person): Promise<Language> {
  const [accountId] = person.accountIds;
  if (accountId) return languageOf(deps, accountId);
  const { messages, quotes } = await listInquiriesTouching(deps, person);
  const sent = [
    ...messages,
    ...quotes,
    ...(await listChartersTouching(deps, person)),
    ...(await listApplicationsTouching(deps, person)).map(({ submittedAt, language }) => ({
      createdAt: submittedAt,
      language,
    })),
  ];
  const [newest] = sent.sort((one, other) => +other.createdAt - +one.createdAt);
  return newest?.language ?? FIRST_LANGUAGE;
}

/** What letting go of somebody has come to. */
export type LetGo = {
  readonly charters: number;
  readonly inquiries: number;
  /** What the law wants kept: they stay as they are. */
  readonly keptApplications: number;
};

/**
 * Lets go of all that is somebody's, as the register of what is kept says (`RETENTION`): open requests are cancelled, charters are kept
 * without whose they were, inquiries, mails and what the team noted are deleted; applications stay for as long as the law wants them, and
 * what browsers hold of them ends. The accounts themselves are the caller's to delete. In the caller's transaction. Refused with
 * `charter-ahead` while a confirmed charter is to come.
 *
 * @param how.withGuests whether what came from the address without an account goes too
 * @param how.reason why open requests are cancelled, for the team
 * @param how.farewell what is mailed last, before all record of mails goes
 */
export async function letGoOf(
  deps: Deps,
  person: Person,
  how: {
    readonly withGuests: boolean;
    readonly reason: string;
    readonly farewell: (keptApplications: number) => Promise<void>;
  },
) {
  const { accountIds, email } = person;
  const theirs = how.withGuests ? person : { accountIds, email: undefined };
  const charters = await listChartersTouching(deps, theirs);
  const applications = await listApplicationsTouching(deps, theirs);
  const keptApplications = applications.length;
  const released = await releaseCharters(deps, charters, how.reason);
  if (!released.ok) return released;
  const charterIds = charters.map(({ id }) => id);
  await forgetGuests(deps, charterIds);
  await forgetDepartures(deps, charterIds);
  const inquiries = await releaseInquiries(deps, person);
  for (const id of accountIds) await releaseApplicationsOf(deps, id);
  await deleteGrants(deps.db, { caseIds: applications.map(({ id }) => id) });
  await how.farewell(keptApplications);
  await forgetMailsOf(deps, {
    address: email,
    causedBy: [...charters.map(({ id }) => id), ...inquiries],
    contacts: charters.map(({ contactEmail }) => contactEmail),
  });
  return ok<LetGo>({ charters: charters.length, inquiries: inquiries.length, keptApplications });
}

/** Deletes what else names somebody who is to be erased: accounts, the team's notes, and the address where others typed it. */
export async function eraseTraces(deps: Pick<Deps, 'db'>, { accountIds, email }: Person): Promise<void> {
  for (const id of accountIds) await deleteAccountOf(deps, id);
  if (email) await forgetTypedAddress(deps.db, email);
  await deleteCustomers(deps.db, { accountIds, email });
}

/** All that is kept of somebody, as one document. Passwords, secrets and what is sealed are no part of it. */
export async function gatherAll(deps: Deps, person: Person) {
  const { accountIds, email } = person;
  const charters = await listChartersTouching(deps, person);
  const charterIds = charters.map(({ id }) => id);
  const accounts = [];
  for (const accountId of accountIds) {
    const asked = { accountId, sessionId: '' };
    const user = await openOwnUser(deps, asked);
    const draft = await readDraft(deps, accountId);
    accounts.push({
      account: user.ok ? user.value : null,
      sessions: (await listOwnSessions(deps, asked)).map(({ isThisOne: _isThisOne, ...session }) => session),
      savedYachts: await listSavedYachts(deps, asked),
      financingDraft: draft.ok ? draft.value : null,
    });
  }
  return {
    exportedAt: deps.now(),
    accounts,
    requests: await exportCharters(deps, charters),
    guests: await exportGuests(deps, charterIds),
    departures: await exportDepartures(deps, charterIds),
    agreements: await exportAgreements(deps, charterIds),
    letters: await listLetters(deps, charterIds),
    ...(await exportInquiries(deps, person)),
    financingApplications: await exportApplicationsTouching(deps, person),
    mails: email ? await listMailsTo(deps, email) : [],
    notes: (await findCustomersTouching(deps.db, person)).map(
      ({ name, phone, notes, firstSeenAt, lastActiveAt }) => ({
        name,
        phone,
        notes,
        firstSeenAt,
        lastActiveAt,
      }),
    ),
  };
}

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
  holdChartersTouching,
  keepInBooks,
  listChartersTouching,
  listLetters,
  releaseCharters,
} from '#features/charters/service/index.ts';
import { exportDepartures, findUnderWay, forgetDepartures } from '#features/departures/service/index.ts';
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
import { forgetViewsAbout } from '#features/views/service.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteCustomers, findCustomersTouching } from '../repository/index.ts';

/** A person, known by their accounts and by their email address. */
export type Person = {
  readonly accountIds: readonly string[];
  readonly email: string | undefined;
};

/**
 * Whom an email address or an account name means: the account of that name, and the accounts that have confirmed the address.
 * `typedBy` are the names of accounts in which the address was only typed: they may be a stranger's.
 */
export async function resolvePerson(deps: Pick<Deps, 'db'>, who: string) {
  const named = await findAccountByUsername(deps.db, who);
  const email = who.includes('@') ? who : named && (await provedAddressOf(deps, named.id));
  // Look at both, because an account's name can be an email address, whether or not that address is confirmed.
  const others = email ? await findAccountsOfAddress(deps.db, email) : [];
  const rest = others.filter(({ id }) => id !== named?.id);
  return {
    accounts: [...(named ? [named] : []), ...rest.filter(({ isConfirmed }) => isConfirmed)],
    email,
    typedBy: rest.flatMap(({ isConfirmed, username }) => (isConfirmed ? [] : [username])),
  };
}

/**
 * Finds the person behind an email address or an account name: their accounts, and everything sent from the address.
 * Refused with `person-not-found` if nothing is stored about them, or `person-on-team` for a staff member, who must leave the
 * team first.
 */
export async function findPerson(deps: Pick<Deps, 'db'>, who: string) {
  const { accounts, email, typedBy } = await resolvePerson(deps, who);
  if (accounts.some(({ role }) => role !== 'client')) return refused('person-on-team');
  const accountIds = accounts.map(({ id }) => id);
  const person = { accountIds, email, usernames: accounts.map(({ username }) => username), typedBy };
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

/** The language to write to a person in: that of their account, else that of the last thing they sent. */
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

/** Whether one of these charters has left and is not back, however late: captain and crew need to know who is aboard. */
export async function isAnyUnderWay({ db }: Pick<Deps, 'db'>, charters: readonly { readonly id: string }[]) {
  const out = await findUnderWay(db);
  return charters.some(({ id }) => out.includes(id));
}

/** What was released: how many charters and inquiries, and how many applications are kept. */
export type LetGo = {
  readonly charters: number;
  readonly inquiries: number;
  /** Applications that stay unchanged, because the law requires it. */
  readonly keptApplications: number;
};

/**
 * Releases everything of a person, as the retention register says (`RETENTION`): cancels open requests, removes the person's name
 * from charters, deletes inquiries, mails and the team's notes. Applications stay for as long as the law requires, but browsers
 * lose access to them. The caller deletes the accounts themselves. In the caller's transaction. Refused with `charter-ahead` if a
 * confirmed charter is ahead or under way, or `money-open` if money is to be given back or a bank asks about a payment.
 *
 * @param how.keepsBooks whether charters that the books still need keep their client's name and agreement, as a guest's
 * @param how.withGuests whether to release what was sent from the address without an account, too
 * @param how.reason why open requests are cancelled, for the team
 * @param how.farewell sends the last mail, before all records of mails are deleted
 */
export async function letGoOf(
  deps: Deps,
  person: Person,
  how: {
    readonly keepsBooks?: boolean;
    readonly withGuests: boolean;
    readonly reason: string;
    readonly farewell: (keptApplications: number) => Promise<void>;
  },
) {
  const { accountIds, email } = person;
  const theirs = how.withGuests ? person : { accountIds, email: undefined };
  const all = await holdChartersTouching(deps, theirs);
  const applications = await listApplicationsTouching(deps, theirs);
  const keptApplications = applications.length;
  if (await isAnyUnderWay(deps, all)) return refused('charter-ahead');
  const inBooks = how.keepsBooks ? await keepInBooks(deps, all) : ok(new Set<string>());
  if (!inBooks.ok) return inBooks;
  const charters = all.filter(({ id }) => !inBooks.value.has(id));
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
    about: [...charterIds, ...inquiries],
    // Released charters are no longer found: what is, was booked as a guest and stays.
    staying: [...inBooks.value, ...(await listChartersTouching(deps, person)).map(({ id }) => id)],
  });
  return ok<LetGo>({ charters: charters.length, inquiries: inquiries.length, keptApplications });
}

/**
 * Deletes what else names an erased person: accounts, the team's notes, colleagues' saved views, and the address where other
 * accounts have typed it.
 */
export async function eraseTraces(deps: Pick<Deps, 'db'>, { accountIds, email }: Person): Promise<void> {
  const known = await findCustomersTouching(deps.db, { accountIds, email });
  await forgetViewsAbout(deps, { email, names: known.flatMap(({ name }) => name || []) });
  for (const id of accountIds) await deleteAccountOf(deps, id);
  if (email) await forgetTypedAddress(deps.db, email);
  await deleteCustomers(deps.db, { accountIds, email });
}

/** Everything that is stored about a person, as one document. Without passwords, other secrets and sealed fields. */
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

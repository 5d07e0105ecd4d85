import { createHmac, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { EVERY_RIGHT, STAFF_ROLE_NAMES, type StaffRole } from '#core/rights.ts';
import { lookOf } from '#features/accounts/domain.ts';
import { profiles } from '#features/accounts/tables.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { privacyRequests } from '#features/customers/tables.ts';
import { cookieNames } from '#platform/auth/cookies.ts';
import { authSecret } from '#platform/auth/secret.ts';
import { accounts, credentials, passkeys, sessions } from '#platform/auth/tables.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { aCrewMember, aFaq, aHomeCard, anEvent, aTestimonial } from '../builders/content.ts';
import { anAddOn, aPackage } from '../builders/extras.ts';
import { anApplication } from '../builders/financing.ts';
import { anInquiry } from '../builders/inquiries.ts';
import type { Audience } from './api-description.ts';
import type { KnownValues } from './sample-input.ts';

/**
 * The callers of the access tests. 'administrator' has every right; each other staff actor has only the role in its
 * name.
 */
export const ACTORS = [
  'guest',
  'client A',
  'client B',
  'administrator',
  ...STAFF_ROLE_NAMES.map((role) => `staff: ${role}` as const),
] as const;
export type Actor = (typeof ACTORS)[number];

/** The staff roles of an actor; undefined if the actor is not staff. */
function rolesOf(actor: Actor): readonly StaffRole[] | undefined {
  if (actor === 'administrator') return EVERY_RIGHT;
  const role = STAFF_ROLE_NAMES.find((name) => actor === `staff: ${name}`);
  return role && [role];
}

/** How a route must meet a caller: with its own answer, or with a refusal's status. */
export function meetingOf(
  audience: Audience,
  actor: Actor,
  roles: readonly StaffRole[] = [],
): 'answers' | 401 | 403 | 404 {
  switch (audience) {
    case 'everyone':
      return 'answers';
    case 'applicant':
      // An application that is not the caller's answers 404, as if it did not exist.
      return actor === 'guest' ? 404 : 'answers';
    case 'signed-in':
      return actor === 'guest' ? 401 : 'answers';
    case 'administrator':
      if (actor === 'guest') return 401;
      return rolesOf(actor)?.some((role) => roles.includes(role)) ? 'answers' : 403;
  }
}

/** The actor with the fewest rights whom a route lets in. */
export function letInBy(audience: Audience | undefined): Actor {
  if (audience === 'administrator') return 'administrator';
  return audience === 'signed-in' || audience === 'applicant' ? 'client A' : 'guest';
}

export const ACTORS_PASSWORD = 'lagoon at seven';
const SALT = randomBytes(16);
/** The stored hash of the password, at a cost so low that tests do not wait for it: the hash itself names its cost. */
const KEPT = `scrypt$2$8$1$${SALT.toString('base64')}$${scryptSync(ACTORS_PASSWORD, SALT, 32, { N: 2, r: 8, p: 1 }).toString('base64')}`;

export type SignedInActor = {
  readonly accountId: string;
  readonly username: string;
  readonly sessionId: string;
  /** The headers that the actor's browser sends. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Creates an account with a session in the database, so that no test has to sign in. Its password is `ACTORS_PASSWORD`,
 * its email address is confirmed.
 *
 * @param session where the session differs from one that has just begun, such as an old `confirmedAt`
 */
export async function signInAs(
  site: { readonly db: Database; readonly config: Pick<Config, 'authSecret' | 'dataDir' | 'isHttps'> },
  role: 'client' | 'administrator',
  fields: Partial<typeof accounts.$inferInsert> = {},
  session: Partial<typeof sessions.$inferInsert> = {},
): Promise<SignedInActor> {
  const { db, config } = site;
  const at = new Date();
  const id = randomUUID();
  const username = fields.username ?? `sailor-${id.slice(0, 8)}`;
  const times = { createdAt: at, updatedAt: at };
  await db.insert(accounts).values({
    id,
    role,
    email: `${id}@no-mail.invalid`,
    ...times,
    look: lookOf(username),
    staffRoles: role === 'administrator' ? [...EVERY_RIGHT] : [],
    ...fields,
    username,
  });
  await db.insert(credentials).values({
    id: randomUUID(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: KEPT,
    ...times,
  });
  await db.insert(profiles).values({
    accountId: id,
    email: `${username}@visitors.example`,
    emailVerifiedAt: at,
    updatedAt: at,
  });
  const token = randomBytes(24).toString('base64url');
  const sessionId = randomUUID();
  await db.insert(sessions).values({
    id: sessionId,
    token: sha256(token),
    userId: id,
    expiresAt: new Date(Date.now() + 86_400_000),
    ...times,
    ...session,
  });
  const signature = createHmac('sha256', authSecret(config)).update(token).digest('base64');
  const cookie = `${cookieNames(config).session}=${encodeURIComponent(`${token}.${signature}`)}`;
  return { accountId: id, username, sessionId, headers: { cookie } };
}

/** Creates a pending request of an account, three weeks from now. */
export async function aRequestOf(
  db: Database,
  accountId: string,
  yachtId: string,
  fields: Partial<typeof charterRequests.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const startOn = addDays(charterDayAt(new Date()), 21);
  const { from, to } = slotRange(startOn, 'afternoon');
  await db.insert(charterRequests).values({
    id,
    accountId,
    requestType: 'charter',
    yachtId,
    yachtName: 'Tidewater',
    contactName: 'Rosa Delgado',
    contactEmail: 'rosa.delgado@visitors.example',
    contactPhone: '+1 (305) 555-0177',
    startOn,
    slot: 'afternoon',
    departsAt: from,
    returnsAt: to,
    guestCount: 8,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...fields,
  });
  return id;
}

/**
 * Creates an export with its second approval, whose file can be fetched, and another person whose data could be erased.
 */
async function aPrivacyRequest(db: Database, askedBy: string, yachtId: string): Promise<KnownValues> {
  const id = randomUUID();
  const who = `guest-${id.slice(0, 8)}@visitors.example`;
  await aRequestOf(db, askedBy, yachtId, { accountId: null, contactEmail: who });
  const times = { askedAt: new Date(), endsAt: new Date(Date.now() + 86_400_000) };
  await db.insert(privacyRequests).values({ id, kind: 'export', who, askedBy, agreedBy: askedBy, ...times });
  return { privacyRequestId: id, who };
}

let day = 0;

/** Use 18 random characters: with eight, two of so many callers would get the same name once in several hundred runs. */
const named = () => ({ username: `sailor-${randomUUID().slice(0, 18)}` });

/**
 * A new caller for one call of the access tests, because a call may end a session or an account; with the known values
 * that its calls refer to.
 */
export async function callerFor(
  site: { readonly db: Database; readonly config: Config },
  actor: Actor,
  yachtId: string,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly known: KnownValues }> {
  const staffRoles = rolesOf(actor);
  const owner = staffRoles
    ? await signInAs(site, 'administrator', { ...named(), staffRoles: [...staffRoles] })
    : await signInAs(site, 'client', named());
  // Each call gets a day of its own, so that a charter confirmed by one call does not take the next one's time.
  day += 1;
  const startOn = addDays(charterDayAt(new Date()), 21 + day);
  const { from, to } = slotRange(startOn, 'afternoon');
  const charterId = await aRequestOf(site.db, owner.accountId, yachtId, {
    startOn,
    departsAt: from,
    returnsAt: to,
  });
  const applicationId = await anApplication(site.db, {
    accountId: owner.accountId,
    status: 'under_review',
  });
  const kept = staffRoles
    ? {
        packageId: (await aPackage(site.db)).id,
        addOnId: (await anAddOn(site.db)).id,
        eventId: (await anEvent(site.db)).id,
        faqId: (await aFaq(site.db)).id,
        testimonialId: (await aTestimonial(site.db)).id,
        memberId: (await aCrewMember(site.db)).id,
        showcaseId: await aHomeCard(site.db),
        inquiryId: await anInquiry(site.db),
        colleagueId: (await signInAs(site, 'administrator', named())).accountId,
        ...(await aPrivacyRequest(site.db, owner.accountId, yachtId)),
      }
    : {};
  const passkeyId = randomUUID();
  await site.db.insert(passkeys).values({
    id: passkeyId,
    accountId: owner.accountId,
    credentialId: passkeyId,
    publicKey: '',
    counter: 0,
    name: 'Key',
    createdAt: new Date(),
  });
  const known = {
    ...kept,
    passkeyId,
    roles: ['read-only'],
    charterId,
    applicationId,
    sessionId: owner.sessionId,
    username: owner.username,
    password: ACTORS_PASSWORD,
    currentPassword: ACTORS_PASSWORD,
    newPassword: 'a quieter berth',
  };
  return { headers: actor === 'guest' ? {} : owner.headers, known };
}

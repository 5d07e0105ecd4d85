import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { STAFF_ROLE_NAMES } from '#core/rights.ts';
import { clientLanguage, optionalPhone, requiredLine, textLine } from '#core/text-schema.ts';
import { CONTACT_METHODS, DEFAULT_COUNTRY, PASSWORD_MAX } from './domain.ts';
import { words } from './words/index.ts';

/** A password exactly as typed. The service checks how long a new one must be. */
const password = z
  .string({ error: () => words.enterPassword })
  .max(PASSWORD_MAX, { error: () => words.passwordAtMost(PASSWORD_MAX) });

/** Either field may be empty: the service then refuses with the dialog's own sentence. */
export const signInBody = z
  .object({ username: z.string({ error: () => words.usernameMissing }).max(400), password })
  .meta({ id: 'SignIn' });

export const secondFactorBody = z
  .object({
    code: z.string().max(100).meta({ description: 'From the authenticator app, or a recovery code' }),
  })
  .meta({ id: 'SecondFactorCode' });

const staffRole = z.enum(STAFF_ROLE_NAMES, { error: () => words.chooseRoles });

const role = z.enum(['client', 'administrator']);

export const signInAnswer = z
  .object({
    status: z.enum(['signed-in', 'second-factor', 'passkey']).meta({
      description: 'Whether that was all, or a code or a passkey is to follow',
    }),
    role: role.nullable().meta({ description: 'Null while anything is waited for' }),
    isNew: z.boolean().meta({ description: 'True when this sign-in has made the account' }),
    message: z.string(),
  })
  .meta({ id: 'SignedIn' });

const line = (max: number) => textLine(max).default('');

/** The account's own email address; empty for none. */
const ownEmail = z
  .string()
  .trim()
  .max(254, { error: () => words.validEmail })
  .refine((text) => text === '' || z.email().safeParse(text).success, { error: () => words.validEmail })
  .default('');

/** The profile's fields. Those left out are stored as empty. */
export const profileBody = z
  .object({
    firstName: line(100),
    lastName: line(100),
    email: ownEmail,
    phone: optionalPhone().default(''),
    address: line(200),
    city: line(100),
    state: line(100),
    zipCode: line(20),
    country: textLine(100).default(DEFAULT_COUNTRY),
    preferredContactMethod: z
      .enum(CONTACT_METHODS, {
        error: () => words.contactMissing,
      })
      .default('email'),
    language: clientLanguage.meta({
      description: 'In which its owner is written to; left out, it stays as it is',
    }),
  })
  .meta({ id: 'Profile' });

/** The language that the account's owner reads: of the staff's screens, and of all mails. */
export const languageBody = z.object({ language: clientLanguage.unwrap() }).meta({ id: 'OwnLanguage' });

export const userAnswer = z
  .object({
    id: z.uuid(),
    username: z.string(),
    role,
    staffRoles: z.array(staffRole).meta({ description: 'What one of the staff is on the team for' }),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
    preferredContactMethod: z.string(),
    language: z.enum(LANGUAGES),
    hasSecondFactor: z.boolean(),
    hasPasskey: z.boolean(),
    mustChoosePassword: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });

export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Done' });

export type SignInAnswer = z.infer<typeof signInAnswer>;
export type UserAnswer = z.infer<typeof userAnswer>;
export type ProfileInput = z.input<typeof profileBody>;

export const passwordBody = z
  .object({ password })
  .meta({ id: 'OwnPassword', description: 'The account’s own password, once more' });

const base64url = z.string().max(16_384);
const publicKey = z.literal('public-key');
const allowedPasskey = z.object({ type: publicKey, id: z.string(), transports: z.array(z.string()) });

/** The fields of every answer of an authenticator, as browsers write them (WebAuthn level 3). */
const answered = {
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: publicKey,
  clientExtensionResults: z.object({}).default({}),
};

/** A passkey's answer to a challenge. */
const passkeyAnswer = z
  .object({
    ...answered,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.string().max(100).optional(),
    }),
  })
  .meta({ id: 'PasskeyAnswer', description: 'As the browser’s PublicKeyCredential writes itself in JSON' });

export const passkeySignInBody = z
  .object({
    passkey: passkeyAnswer,
    accountId: z.uuid().optional().meta({ description: 'Whose it must be, where a session is gone on with' }),
  })
  .meta({ id: 'PasskeySignIn' });

/** The name by which the owner tells their passkeys apart. */
const passkeyName = requiredLine(60, () => words.namePasskey);

export const passkeyNameBody = z.object({ name: passkeyName }).meta({ id: 'PasskeyName' });

export const newPasskeyBody = z
  .object({
    name: passkeyName,
    passkey: z.object({
      ...answered,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(40)).max(10).default([]),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });

export const ownPasskeyAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });

export const passkeyRequestAnswer = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    allowCredentials: z.array(allowedPasskey),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest', description: 'For the browser’s navigator.credentials.get' });

export const passkeyCreationAnswer = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(allowedPasskey),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation', description: 'For the browser’s navigator.credentials.create' });

export type PasskeySignIn = z.infer<typeof passkeySignInBody>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
export type NewPasskey = z.infer<typeof newPasskeyBody>;

/** A password, code or passkey: each proves that the account's owner is acting. */
export const confirmationBody = z
  .union([
    z.object({ password }),
    z.object({
      code: z.string().max(40).meta({ description: 'From the authenticator app, or a recovery code' }),
    }),
    z.object({ passkey: passkeyAnswer }),
  ])
  .meta({ id: 'Confirmation' });

export const changePasswordBody = z
  .object({ currentPassword: password, newPassword: password })
  .meta({ id: 'ChangePassword' });

export const resetRequestBody = z
  .object({
    account: z
      .string({ error: () => words.accountMissing })
      .trim()
      .min(1, { error: () => words.accountMissing })
      .max(400),
  })
  .meta({ id: 'PasswordResetRequest' });

const token = z.string().max(200).meta({ description: 'From the mailed link' });

export const resetBody = z.object({ token, password }).meta({ id: 'PasswordReset' });
export const tokenBody = z.object({ token }).meta({ id: 'MailedToken' });

export const sessionAnswer = z
  .object({
    id: z.uuid(),
    browser: z.string(),
    address: z.string(),
    isThisOne: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' });

export const secondFactorAnswer = z
  .object({ uri: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()) })
  .meta({ id: 'SecondFactorSetup' });

export const recoveryCodesAnswer = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export type SecondFactorAnswer = z.infer<typeof secondFactorAnswer>;

/** The roles of a staff member: at least one, without duplicates. */
const staffRoles = z
  .array(staffRole, { error: () => words.chooseRole })
  .min(1, { error: () => words.chooseRole })
  .max(STAFF_ROLE_NAMES.length)
  .transform((roles) => STAFF_ROLE_NAMES.filter((known) => roles.includes(known)))
  .meta({ description: 'What they are on the team for' });

/** The reason for locking a client's account, for colleagues. */
export const lockBody = z.object({ reason: requiredLine(300, () => words.sayWhy) }).meta({ id: 'Lock' });

const version = z.string().max(99).meta({ description: 'The edited roles: "charter-desk.content"' });
export const rolesBody = z
  .object({ roles: staffRoles, version: version.optional() })
  .meta({ id: 'StaffRoles' });

/** A colleague to whom work can be assigned. */
export const colleagueNameAnswer = z
  .object({ id: z.uuid(), username: z.string(), staffRoles: z.array(staffRole), isYou: z.boolean() })
  .meta({ id: 'ColleagueName' });

/** A team member as administrators see them. */
export const colleagueAnswer = z
  .object({
    id: z.uuid(),
    username: z.string(),
    isYou: z.boolean(),
    staffRoles: z.array(staffRole),
    hasSecondFactor: z.boolean(),
    mustChoosePassword: z.boolean(),
    sessionCount: z.number().int(),
    lastSeenAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    passwordRequest: z
      .object({
        askedBy: z.string(),
        withoutSecondFactor: z.boolean(),
        dueAt: z.iso.datetime().meta({ description: 'From then on nobody else has to agree' }),
        mayBeMade: z.boolean().meta({ description: 'Whether whoever asks may make it now' }),
      })
      .nullable()
      .meta({ description: 'A new one-time password that was asked for' }),
  })
  .meta({ id: 'Colleague' });

export const colleagueBody = z
  .object({
    username: requiredLine(64, () => words.colleagueMissing),
    roles: staffRoles,
    isClient: z.boolean().default(false).meta({ description: 'A client of that name is meant' }),
  })
  .meta({ id: 'NewColleague' });

export const passwordRequestBody = z
  .object({ withoutSecondFactor: z.boolean().default(false) })
  .meta({ id: 'PasswordRequest' });

export const passwordRequestAnswer = z
  .object({ dueAt: z.iso.datetime(), message: z.string() })
  .meta({ id: 'PasswordRequested' });

export const newColleagueAnswer = z
  .object({
    id: z.uuid(),
    username: z.string(),
    password: z.string().nullable().meta({
      description: 'One-time: replaced at the first sign-in. Null for a client, who gets in by their own',
    }),
    message: z.string(),
  })
  .meta({ id: 'OneTimePassword' });

export type ColleagueNameAnswer = z.infer<typeof colleagueNameAnswer>;
export type ColleagueAnswer = z.infer<typeof colleagueAnswer>;
export type NewColleagueAnswer = z.infer<typeof newColleagueAnswer>;

import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor, username } from 'better-auth/plugins';
import { brand } from '#core/brand.ts';
import type { Deps } from '#platform/deps.ts';
import { cookieAttributes, cookieNames, SESSION_SECONDS } from './cookies.ts';
import { withHashedSessions } from './hashed-sessions.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { authSecrets, secretVersionOf } from './secret.ts';
import { accounts, credentials, secondFactors, sessions, signInChallenges } from './tables.ts';
import { spelledSecret } from './tokens.ts';

/** How long a sign-in waits for its second factor, in seconds. */
const CHALLENGE_SECONDS = 600;

/**
 * The auth library (better-auth) on our database: passwords, the start of sessions, second factors. It is called in-process
 * only (`auth.api.*`). Its own routes, rate limits, origin checks and cookie cache are off, because the site has its own.
 */
export function createAuth(deps: Pick<Deps, 'db' | 'config' | 'newId'>) {
  const { config } = deps;
  const names = cookieNames(config);
  const attributes = cookieAttributes(config);
  const secrets = authSecrets(config);
  return betterAuth({
    appName: brand.name,
    baseURL: config.publicOrigin,
    secret: secrets.at(-1) ?? '',
    secrets: secrets.map((value) => ({ version: secretVersionOf(value), value })),
    database: withHashedSessions(
      drizzleAdapter(deps.db, {
        provider: 'pg',
        schema: {
          user: accounts,
          session: sessions,
          account: credentials,
          verification: signInChallenges,
          twoFactor: secondFactors,
        },
      }),
    ),
    // The library's log messages can name people. Its failures are thrown to us, and we log those.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(hash, password) },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        bannedAt: { type: 'date', required: false, input: false },
        mustChoosePassword: { type: 'boolean', required: true, input: false },
      },
    },
    // The site itself prolongs sessions, because it must also send the browser a new cookie.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, cookieCache: { enabled: false } },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: { name: names.session, attributes },
        two_factor: { name: names.challenge, attributes },
      },
      database: { generateId: () => deps.newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
    },
    plugins: [
      username({
        minUsernameLength: 3,
        maxUsernameLength: 64,
        usernameValidator: () => true,
        displayUsername: false,
      }),
      twoFactor({
        issuer: brand.name,
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        // The site counts tries itself (`takeCodeTries`): the library's lock would tell the owner that the right code is wrong.
        accountLockout: { enabled: false },
        // Recovery codes are written down and later read off paper.
        backupCodeOptions: {
          customBackupCodesGenerate: () => Array.from({ length: 10 }, () => spelledSecret(2)),
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The header that gives the library the client address as the guards read it. Callers cannot set it: see `libraryHeaders`. */
const ADDRESS_HEADER = 'x-client-address';

/** The headers that the library sees of a call: cookies, browser and address, nothing else. */
export function libraryHeaders(call: {
  cookie?: string | undefined;
  browser?: string;
  address: string;
}): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: call.address });
  if (call.cookie) headers.set('cookie', call.cookie);
  if (call.browser) headers.set('user-agent', call.browser.slice(0, 400));
  return headers;
}

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

/** A sign-in waits this long for its second factor. */
const CHALLENGE_SECONDS = 600;

/**
 * The auth library on our database: passwords, sessions' beginnings and second factors. It is called in-process only
 * (`auth.api.*`); its own routes, limits, origin checks and cookie cache are not used, ours are.
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
    // What it logs can name people; what goes wrong is thrown and logged by us.
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
    // Prolonging is ours: it has to reach the browser's cookie too.
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
      twoFactor({ issuer: brand.name, twoFactorCookieMaxAge: CHALLENGE_SECONDS }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The caller's address as the guards read it, handed on to the library under a name that nobody else can send. */
const ADDRESS_HEADER = 'x-client-address';

/** What the library is told of a call: its cookies, its browser and its address, nothing else. */
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

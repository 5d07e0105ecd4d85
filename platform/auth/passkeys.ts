import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { brand } from '#core/brand.ts';
import type { Config } from '#platform/config.ts';
import { authSecrets, type SecretSettings } from './secret.ts';

/** How long a browser has to answer a challenge. */
export const CHALLENGE_MS = 300_000;

/** What a passkey signs for. An answer to a challenge counts for this purpose only. */
export type Purpose = 'sign-in' | `confirm:${string}` | `add:${string}`;

/** The accepted key algorithms: ES256, EdDSA and RS256. Every authenticator supports at least one of them. */
const ALGORITHMS = [-7, -8, -257];

const TIME_BYTES = 8;
const RANDOM_BYTES = 16;

function sealOf(secret: string, purpose: Purpose, begun: Buffer): Buffer {
  return createHmac('sha256', secret).update(`passkey challenge\0${purpose}\0`).update(begun).digest();
}

/**
 * A challenge for a passkey to sign. It carries its expiry, and a seal binds it to its purpose, so that asking stores nothing
 * in the database. The caller must make sure that each challenge is used only once.
 */
export function newChallenge(settings: SecretSettings, purpose: Purpose, now: Date): string {
  const until = Buffer.alloc(TIME_BYTES);
  until.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS));
  const begun = Buffer.concat([until, randomBytes(RANDOM_BYTES)]);
  const [secret = ''] = authSecrets(settings);
  return Buffer.concat([begun, sealOf(secret, purpose, begun)]).toString('base64url');
}

/** Whether the challenge is one of ours, for this purpose, and not expired. */
export function isChallenge(
  settings: SecretSettings,
  purpose: Purpose,
  challenge: string,
  now: Date,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const begun = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES);
  const seal = bytes.subarray(TIME_BYTES + RANDOM_BYTES);
  if (seal.length !== 32 || begun.readBigUInt64BE() < BigInt(now.getTime())) return false;
  return authSecrets(settings).some((secret) => timingSafeEqual(seal, sealOf(secret, purpose, begun)));
}

/** The domain that passkeys are bound to. Passkeys of another site do not answer here. */
const domainOf = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => new URL(publicOrigin).hostname;

const named = (credentials: readonly { readonly credentialId: string; readonly transports: string[] }[]) =>
  credentials.map(({ credentialId: id, transports }) => ({ type: 'public-key' as const, id, transports }));

type Named = Parameters<typeof named>[0];

/** The options with which a browser creates a passkey. The device must verify its owner, and find it without a username. */
export function creationOptions(
  config: Config,
  challenge: string,
  account: { readonly accountId: string; readonly username: string },
  has: Named,
) {
  return {
    challenge,
    rp: { id: domainOf(config), name: brand.name },
    user: {
      id: Buffer.from(account.accountId).toString('base64url'),
      name: account.username,
      displayName: account.username,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    excludeCredentials: named(has),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

/** The options with which a browser asks for a passkey. If none is named, the owner chooses among all passkeys for this site. */
export function requestOptions(config: Config, challenge: string, allowed: Named = []) {
  return {
    challenge,
    rpId: domainOf(config),
    timeout: CHALLENGE_MS,
    allowCredentials: named(allowed),
    userVerification: 'required' as const,
  };
}

/** The account id that an answer states, as it was written into the passkey when that was made. */
export function accountIn(response: AuthenticationResponseJSON): string {
  return Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
}

/** What an answer is checked against: this site, and a challenge for this purpose that has not expired. */
type Asked = { readonly config: Config; readonly purpose: Purpose; readonly now: Date };

const expected = ({ config, purpose, now }: Asked) => ({
  expectedChallenge: (challenge: string) => isChallenge(config, purpose, challenge, now),
  expectedOrigin: config.publicOrigin,
  expectedRPID: domainOf(config),
  requireUserVerification: true,
});

/** The passkey that a browser has made; undefined when the answer does not match a challenge of this site. */
export async function madePasskey(asked: Asked, response: RegistrationResponseJSON) {
  const checks = { ...expected(asked), supportedAlgorithmIDs: ALGORITHMS };
  const made = await orNone(() => verifyRegistrationResponse({ response, ...checks }));
  if (!made?.verified) return undefined;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * The passkey's use counter after this answer; undefined when the answer is another passkey's, or matches no challenge of ours.
 */
export async function provedCounter(
  asked: Asked,
  response: AuthenticationResponseJSON,
  passkey: { readonly credentialId: string; readonly publicKey: string; readonly counter: number },
): Promise<number | undefined> {
  const { credentialId: id, counter } = passkey;
  const credential = { id, counter, publicKey: Buffer.from(passkey.publicKey, 'base64url') };
  const proved = await orNone(() =>
    verifyAuthenticationResponse({ response, credential, ...expected(asked) }),
  );
  return proved?.verified ? proved.authenticationInfo.newCounter : undefined;
}

/** The challenge that an answer claims to answer. Trust it only after the answer was verified. */
export function challengeIn({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): string {
  return JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge;
}

/** The library throws when an answer is wrong. It does no other work that could fail, so every error means a wrong answer. */
async function orNone<Answer>(check: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

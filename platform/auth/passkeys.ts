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

/** A browser's answer has this long. */
export const CHALLENGE_MS = 300_000;

/** What a passkey may be asked to sign for: each answer is good for that alone. */
export type Purpose = 'sign-in' | `confirm:${string}` | `add:${string}`;

/** The algorithms of keys that are taken: ES256, EdDSA and RS256, between them every authenticator's. */
const ALGORITHMS = [-7, -8, -257];

const TIME_BYTES = 8;
const RANDOM_BYTES = 16;

function sealOf(secret: string, purpose: Purpose, begun: Buffer): Buffer {
  return createHmac('sha256', secret).update(`passkey challenge\0${purpose}\0`).update(begun).digest();
}

/**
 * Something for a passkey to sign. It says itself, sealed, what it is for and until when, so that asking costs the database
 * nothing; that each is taken once is left to whoever takes it.
 */
export function newChallenge(settings: SecretSettings, purpose: Purpose, now: Date): string {
  const until = Buffer.alloc(TIME_BYTES);
  until.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS));
  const begun = Buffer.concat([until, randomBytes(RANDOM_BYTES)]);
  const [secret = ''] = authSecrets(settings);
  return Buffer.concat([begun, sealOf(secret, purpose, begun)]).toString('base64url');
}

/** Whether that is a challenge of ours, for that purpose, and not over. */
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

/** The domain that passkeys are made for: those of another site answer nothing here. */
const domainOf = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => new URL(publicOrigin).hostname;

const named = (credentials: readonly { readonly credentialId: string; readonly transports: string[] }[]) =>
  credentials.map(({ credentialId: id, transports }) => ({ type: 'public-key' as const, id, transports }));

type Named = Parameters<typeof named>[0];

/** What a browser is told to make a passkey of: on a device that checks who its owner is, to be found there without a name. */
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

/** What a browser is told to ask a passkey with. Without any named, its owner chooses among those for this site. */
export function requestOptions(config: Config, challenge: string, allowed: Named = []) {
  return {
    challenge,
    rpId: domainOf(config),
    timeout: CHALLENGE_MS,
    allowCredentials: named(allowed),
    userVerification: 'required' as const,
  };
}

/** The account that an answer says it is of, as its passkey was told when it was made. */
export function accountIn(response: AuthenticationResponseJSON): string {
  return Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
}

/** What an answer has to be of: this site, and a challenge for that purpose that is not over. */
type Asked = { readonly config: Config; readonly purpose: Purpose; readonly now: Date };

const expected = ({ config, purpose, now }: Asked) => ({
  expectedChallenge: (challenge: string) => isChallenge(config, purpose, challenge, now),
  expectedOrigin: config.publicOrigin,
  expectedRPID: domainOf(config),
  requireUserVerification: true,
});

/** The passkey that a browser has made; undefined where the answer is not one to what was asked here. */
export async function madePasskey(asked: Asked, response: RegistrationResponseJSON) {
  const checks = { ...expected(asked), supportedAlgorithmIDs: ALGORITHMS };
  const made = await orNone(() => verifyRegistrationResponse({ response, ...checks }));
  if (!made?.verified) return undefined;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** How often a passkey was used, after this answer of it; undefined where the answer is not its own, or not to what was asked. */
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

/** The challenge that an answer says it is to. Of one that was checked it is true. */
export function challengeIn({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): string {
  return JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge;
}

/** The library says what is wrong with an answer by an error; it has no other work that could fail. */
async function orNone<Answer>(check: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

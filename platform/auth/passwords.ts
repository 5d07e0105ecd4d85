import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { takeTurns } from '#core/turns.ts';
import { projectFolder } from '#platform/project-folder.ts';

// OWASP's password storage cheat sheet: scrypt with N = 2^15, r = 8, p = 3 needs 32 MiB a try.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const KEY_BYTES = 32;

/** How many visitors' sign-in passwords are hashed at a time: one processor stays free for everything else, as with pages. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/**
 * How many administrators' sign-in passwords are hashed at a time. There are few administrators, and each has few tries a
 * minute, so nobody else can fill this lane.
 */
const STAFF_AT_ONCE = 1;
/** How many other passwords are hashed at a time: those of accounts made at the start, changed ones, and confirmations. */
const OTHERS_AT_ONCE = 2;

/**
 * Limits of the queues. A visitor in a crowd is refused quickly, not kept waiting; the administrators' queue holds more than
 * one name has tries a minute.
 */
const hashing = takeTurns({
  atOnce: AT_ONCE,
  waiting: 24,
  patienceMs: 5_000,
  crowd: { from: 2, patienceMs: 500 },
});
const hashingForStaff = takeTurns({ atOnce: STAFF_AT_ONCE, waiting: 16, patienceMs: 5_000 });
/** Long patience: a start on a busy machine creates several accounts at a time, and would fail if one were refused. */
const hashingForOthers = takeTurns({ atOnce: OTHERS_AT_ONCE, waiting: 24, patienceMs: 20_000 });

type Proving = { readonly isStaff: boolean; just?: { readonly hash: string; readonly password: string } };

const proving = new AsyncLocalStorage<Proving>();

/**
 * Runs a sign-in so that its passwords wait in the lane of its role. A crowd of visitors must not keep out the administrators,
 * who could deal with it. A new account's password that was just hashed is not hashed again to compare it with itself.
 */
export const hashingFor = <Answer>(
  role: 'client' | 'administrator',
  work: () => Promise<Answer>,
): Promise<Answer> => proving.run({ isStaff: role === 'administrator' }, work);

/** How many passwords are being hashed and how many wait, in each lane. */
export const hashingDepth = () => ({
  guests: hashing.depth(),
  staff: hashingForStaff.depth(),
  others: hashingForOthers.depth(),
});

/** What a key is derived from, and at what cost. */
export type Derivation = {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly cost: ScryptOptions;
};

/**
 * Threads of our own, which end after a minute without use. Node's own thread pool serves files and compression, and its
 * threads cannot be given a lower priority.
 */
const threads = new Piscina<Derivation, Uint8Array>({
  filename: path.join(projectFolder, 'platform/auth/deriving.mjs'),
  minThreads: 0,
  maxThreads: AT_ONCE + STAFF_AT_ONCE + OTHERS_AT_ONCE,
  idleTimeout: 60_000,
  execArgv: [],
});

async function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const what = { password: password.normalize('NFKC'), salt, bytes: KEY_BYTES, cost };
  const signingIn = proving.getStore();
  const inTurn = signingIn ? (signingIn.isStaff ? hashingForStaff : hashing) : hashingForOthers;
  return Buffer.from(await inTurn(() => threads.run(what)));
}

const kept = (salt: Buffer, key: Buffer) =>
  ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');

/** The hash to store where no password may open the account. Comparing with it takes as long as with a real hash. */
export const nobodysPassword = () => kept(randomBytes(16), randomBytes(KEY_BYTES));

/** Hashes a password for storage: `scrypt$<N>$<r>$<p>$<salt>$<key>`. Throws `TooBusy` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = kept(salt, await derive(password, salt, COST));
  const here = proving.getStore();
  if (here) here.just = { hash, password };
  return hash;
}

/** Whether the password matches the stored hash. Throws `TooBusy` when too many wait. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') return false;
  const just = proving.getStore()?.just;
  if (just && just.hash === hash && just.password === password) return true;
  const own = Buffer.from(key, 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  return own.length === derived.length && timingSafeEqual(own, derived);
}

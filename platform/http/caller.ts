import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { callerNetwork } from './client-address.ts';

const callers = new AsyncLocalStorage<string>();

/** Lets everything that a call brings about know where it came from: as a prefix, for no log keeps whole addresses. */
export function withCaller<Answer>(address: string, call: () => Answer): Answer {
  return callers.run(addressPrefix(address), call);
}

/** Where the call that is being answered came from; empty where there is none, as in a job. */
export const callerPrefix = (): string => callers.getStore() ?? '';

/** An address without what tells households apart: "203.0.113.0/24", "2001:db8:0:1::/64". */
export function addressPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, '.0/24');
  return isIP(plain) === 6 ? callerNetwork(plain) : '';
}

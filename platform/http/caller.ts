import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { callerNetwork } from './client-address.ts';

const callers = new AsyncLocalStorage<string>();

/** Runs a call with its address prefix known to all its code. No log may hold a whole address. */
export function withCaller<Answer>(address: string, call: () => Answer): Answer {
  return callers.run(addressPrefix(address), call);
}

/** The address prefix of the call that is being answered; empty outside a call, as in a job. */
export const callerPrefix = (): string => callers.getStore() ?? '';

/** An address without the part that identifies a household: "203.0.113.0/24", "2001:db8:0:1::/64". */
export function addressPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, '.0/24');
  return isIP(plain) === 6 ? callerNetwork(plain) : '';
}

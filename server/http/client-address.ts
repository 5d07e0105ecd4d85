import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '#server/config.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The caller's own address. X-Forwarded-For is believed only as far as trusted proxies wrote it: anyone can send the
 * header, and an untrusted one would let a caller choose whom a limit counts against.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null | undefined,
  trusted: TrustedProxies,
): string {
  const claimed = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isIP(part) !== 0);
  switch (trusted.kind) {
    case 'none':
      return peer;
    case 'hops':
      return claimed.at(-trusted.count) ?? claimed[0] ?? peer;
    case 'networks': {
      const networks = new BlockList();
      for (const network of trusted.networks) {
        const [address = '', prefix] = network.split('/');
        networks.addSubnet(address, Number(prefix ?? (isIP(address) === 6 ? 128 : 32)), family(address));
      }
      let caller = peer.replace(/^::ffff:/, '');
      for (const address of claimed.reverse()) {
        if (isIP(caller) === 0 || !networks.check(caller, family(caller))) break;
        caller = address;
      }
      return caller;
    }
  }
}

import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '#platform/config.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A peer or an entry of X-Forwarded-For as a plain address: some proxies add the port, a socket for both families `::ffff:`. */
function plain(entry: string): string {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return (bracketed ?? withPort ?? entry).replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The caller's own address. X-Forwarded-For is believed only as far as trusted proxies wrote it: anyone can send the
 * header, and an untrusted one would let a caller choose whom a limit counts against.
 */
export function clientAddress(
  connected: string,
  forwardedFor: string | null | undefined,
  trusted: TrustedProxies,
): string {
  const peer = plain(connected);
  // An entry that is no address keeps its place: dropping it would move a forged one into a trusted one's.
  const claimed = (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()));
  switch (trusted.kind) {
    case 'none':
      return peer;
    case 'hops': {
      const caller = claimed.at(-trusted.count) ?? claimed[0] ?? '';
      return isIP(caller) === 0 ? peer : caller;
    }
    case 'networks': {
      const networks = new BlockList();
      for (const network of trusted.networks) {
        const [address = '', prefix] = network.split('/');
        networks.addSubnet(address, Number(prefix ?? (isIP(address) === 6 ? 128 : 32)), family(address));
      }
      let caller = peer;
      for (const address of claimed.reverse()) {
        if (isIP(address) === 0 || isIP(caller) === 0 || !networks.check(caller, family(caller))) break;
        caller = address;
      }
      return caller;
    }
  }
}

/** What counts as one caller: an IPv4 address, or the /64 network that a single household has of IPv6. */
export function callerNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

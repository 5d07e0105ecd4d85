import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '#platform/config.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A peer or an X-Forwarded-For entry as a plain address. Some proxies add a port; sockets for both families add `::ffff:`. */
function plain(entry: string): string {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return (bracketed ?? withPort ?? entry).replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/**
 * The caller's own address. X-Forwarded-For is believed only as far as trusted proxies wrote it. Anyone can send the header; if
 * it were believed, a caller could make rate limits count against somebody else.
 */
export function clientAddress(
  connected: string,
  forwardedFor: string | null | undefined,
  trusted: TrustedProxies,
): string {
  const peer = plain(connected);
  // Keep entries that are no address in their place. Without them, a forged entry would move into a trusted proxy's place.
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

/** What counts as one caller: an IPv4 address, or the IPv6 /64 network of a single household. */
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

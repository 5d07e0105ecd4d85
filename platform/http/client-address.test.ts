import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrustedProxies } from '#platform/config.ts';
import { callerNetwork, clientAddress } from './client-address.ts';

const NONE: TrustedProxies = { kind: 'none' };
const hops = (count: number): TrustedProxies => ({ kind: 'hops', count });
const networks = (...list: string[]): TrustedProxies => ({ kind: 'networks', networks: list });

const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());

describe('without a trusted proxy', () => {
  it('is the peer, whatever the header claims', () => {
    fc.assert(
      fc.property(anyAddress, fc.string(), (peer, header) => {
        fc.pre(!peer.startsWith('::ffff:'));
        expect(clientAddress(peer, header, NONE)).toBe(peer);
      }),
    );
  });

  it.each([NONE, hops(1), networks('10.0.0.0/8')])(
    'is a plain IPv4 address where the socket serves both families (%o)',
    (trusted) => {
      fc.assert(
        fc.property(fc.ipV4(), (peer) => {
          expect(clientAddress(`::ffff:${peer}`, null, trusted)).toBe(peer);
        }),
      );
    },
  );

  it('so that each visitor is one caller, not all who come by IPv4', () => {
    const callers = ['203.0.113.5', '198.51.100.7'].map((peer) =>
      callerNetwork(clientAddress(`::ffff:${peer}`, null, NONE)),
    );
    expect(callers).toEqual(['203.0.113.5', '198.51.100.7']);
  });
});

describe('behind so many hops', () => {
  it.each([
    [1, undefined, '10.0.0.1'],
    [1, null, '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, ' 203.0.113.7 ', '203.0.113.7'],
    [1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    [1, '6.6.6.6,7.7.7.7,203.0.113.7', '203.0.113.7'],
    [2, '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [1, '2001:db8::7', '2001:db8::7'],
    [1, '[2001:db8::7]', '2001:db8::7'],
    [1, '6.6.6.6, [2001:db8::7]:443', '2001:db8::7'],
    [1, '6.6.6.6, 203.0.113.7:5121', '203.0.113.7'],
    [1, '::ffff:203.0.113.7', '203.0.113.7'],
    // If the trusted proxy could not name the caller, do not trust what the caller itself wrote before it.
    [1, '6.6.6.6, unknown', '10.0.0.1'],
    [1, '6.6.6.6, ', '10.0.0.1'],
    [1, '6.6.6.6, 203.0.113.700', '10.0.0.1'],
    [2, '6.6.6.6, _hidden, 10.0.0.2', '10.0.0.1'],
  ])('%i, with %j, is %s', (count, header, expected) => {
    expect(clientAddress('10.0.0.1', header, hops(count))).toBe(expected);
  });

  it('is what the proxy appended, whatever the caller sent before it', () => {
    const forged = fc.oneof(anyAddress, fc.string()).map((text) => text.replaceAll(',', ''));
    fc.assert(
      fc.property(fc.array(forged), fc.ipV4(), (before, real) => {
        expect(clientAddress('10.0.0.1', [...before, real].join(', '), hops(1))).toBe(real);
      }),
    );
  });
});

describe('behind proxies of known networks', () => {
  const inside = networks('10.0.0.0/8', 'fd00::/8', '192.0.2.1');

  it.each([
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['192.0.2.1', '203.0.113.7', '203.0.113.7'],
    ['192.0.2.2', '203.0.113.7', '192.0.2.2'],
    ['fd00::1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    // The call comes straight from outside, so the caller may have invented the header.
    ['203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['2001:db8::9', '6.6.6.6', '2001:db8::9'],
    // Only trusted proxies are known on the way, so take the furthest of them.
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, unknown', '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, unknown, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7:443, 10.0.0.2', '203.0.113.7'],
    ['', '6.6.6.6', ''],
    ['unknown', '6.6.6.6', 'unknown'],
  ])('from %s, with %j, is %s', (peer, header, expected) => {
    expect(clientAddress(peer, header, inside)).toBe(expected);
  });

  it('is never an address that somebody outside could choose', () => {
    const outside = fc.ipV4().filter((address) => !address.startsWith('10.') && address !== '192.0.2.1');
    fc.assert(
      fc.property(fc.array(anyAddress), outside, (forged, caller) => {
        expect(clientAddress(caller, forged.join(', '), inside)).toBe(caller);
        expect(clientAddress('10.0.0.1', [...forged, caller].join(', '), inside)).toBe(caller);
      }),
    );
  });
});

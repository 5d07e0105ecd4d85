import { isIP } from 'node:net';
import { z } from 'zod';

// The allowed shapes of the settings' values (platform/config.ts).

export function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value);
}

export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:\/\//i.test(value)) return false;
  return (
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === ''
  );
}

export function isHttpAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** An address for security events. One with a user name or password is refused. */
export function isCollector(value: string): boolean {
  if (/^syslog:/.test(value)) return /^syslog:\/\/[^/\s@]+$/.test(value) && URL.canParse(value);
  return /^https?:\/\/\S+$/.test(value) && isHttpAddress(value);
}

/** The address of the virus scanner's daemon. */
export function isScanner(value: string): boolean {
  return /^(tcp:\/\/[^/\s:]+:\d{1,5}|unix:\/\S+)$/.test(value) && URL.canParse(value);
}

/** "user@/database?host=/socket" is common for sockets, though not a valid URL. */
const parsePostgresUrl = (value: string) => URL.parse(value.replace('@/', '@socket/'));

export function isPostgresUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value)) return false;
  const url = parsePostgresUrl(value);
  return url !== null && (url.hostname !== '' || url.searchParams.has('host'));
}

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  return ['off', 'required'].includes(url.searchParams.get('tls') ?? 'required');
}

export function isEmail(value: string): boolean {
  return z.email().safeParse(value).success;
}

export function isSender(value: string): boolean {
  const named = value.match(/^[^<>\r\n]*<([^<>]+)>$/);
  return isEmail(named?.[1] ?? value);
}

export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The role that a database address signs in as. */
function roleIn(postgresUrl: string): string | undefined {
  const url = parsePostgresUrl(postgresUrl);
  return url?.searchParams.get('user') || url?.username;
}

/** The problems of the owner's address: it needs an address for the site, and must name another role than that. */
export function ownerProblems({
  DATABASE_URL: siteUrl,
  DATABASE_OWNER_URL: ownerUrl,
}: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_OWNER_URL?: string | undefined;
}): string[] {
  if (ownerUrl === undefined) return [];
  if (siteUrl === undefined) return ['DATABASE_OWNER_URL needs DATABASE_URL, with a role of the site’s own.'];
  return roleIn(siteUrl) === roleIn(ownerUrl)
    ? ['DATABASE_OWNER_URL must name another role than DATABASE_URL.']
    : [];
}

/** The invented language is only for a site on the user's own machine. */
export function pseudoProblems({
  PSEUDO_LANGUAGE: pseudo,
  PUBLIC_ORIGIN: origin = 'http://localhost',
}: {
  readonly PSEUDO_LANGUAGE?: 'on' | 'off' | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
}): string[] {
  const isOwnMachine = ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);
  return pseudo === 'on' && !isOwnMachine
    ? ['PSEUDO_LANGUAGE is for reading the site on one’s own machine: PUBLIC_ORIGIN must be there, or unset.']
    : [];
}

/** A setting that takes a whole number. */
export function wholeNumber(name: string, min: number, max: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: (issue) => `${name} must be a whole number from ${min} to ${max}, not "${issue.input}".`,
    })
    .transform(Number);
}

/** Usernames are 3 to 64 characters, without case (decisions §3). */
export const USERNAME_LENGTH = { min: 3, max: 64 } as const;
/** New passwords have 8 characters at least, and no other rule of composition (decisions §3). */
export const PASSWORD_MIN = 8;
/** Longer ones protect nobody better and cost the server work. */
export const PASSWORD_MAX = 256;

/** Only failed sign-ins count, ten a minute for each account and for each address (decisions §3). */
export const TRIES_A_MINUTE = 10;
export const TRIES_WINDOW_MS = 60_000;

export type Role = 'client' | 'administrator';

export const CONTACT_METHODS = { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' } as const;

/** A username as it is kept and compared: without case, and without two ways of writing one letter. */
export function normalizeUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Whether an account may have this (normalized) name. */
export function isFitUsername(username: string): boolean {
  const length = [...username].length;
  return (
    length >= USERNAME_LENGTH.min &&
    length <= USERNAME_LENGTH.max &&
    username.isWellFormed() &&
    !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u.test(username)
  );
}

const RESERVED = new Set([
  'root',
  'system',
  'superuser',
  'sysadmin',
  'webmaster',
  'postmaster',
  'hostmaster',
  'owner',
  'staff',
  'team',
  'support',
  'help',
  'info',
  'security',
  'billing',
  'payments',
  'office',
  'manager',
  'captain',
  'crew',
  'concierge',
  'bookings',
  'charters',
  'financing',
  'moderator',
  'guest',
  'client',
  'anonymous',
  'null',
  'undefined',
]);

/**
 * Whether a name would make its bearer look like the house. Nobody can take it in the dialog; it is answered like a
 * wrong password, so that nobody learns which of them exist.
 */
export function isReservedUsername(username: string): boolean {
  const plain = username.replace(/[^\p{L}\p{N}]/gu, '');
  return RESERVED.has(plain) || /^admin|administrat|miamiflow/.test(plain);
}

/**
 * Why a new password is refused; undefined when it will do.
 *
 * @param isCommon whether it stands on the list of common ones
 */
export function passwordProblem(
  password: string,
  username: string,
  isCommon: boolean,
): 'password-short' | 'password-common' | undefined {
  if ([...password].length < PASSWORD_MIN) return 'password-short';
  const plain = password.normalize('NFKC').toLowerCase();
  const isRepeated = /^(.{1,3}?)\1+$/su.test(plain);
  return isCommon || isRepeated || plain === username ? 'password-common' : undefined;
}

/** A profile as its owner edits it (public-area §3). */
export type Profile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly preferredContactMethod: string;
};

/** What a profile says before its owner has said anything (public-area §3). */
export const EMPTY_PROFILE: Profile = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'United States',
  preferredContactMethod: 'email',
};

/** "Safari on iPhone": a browser as a person would name it, from what it says of itself. */
export function browserName(userAgent: string | null): string {
  const said = userAgent ?? '';
  const browser = (
    [
      [/Edg\//, 'Edge'],
      [/OPR\//, 'Opera'],
      [/SamsungBrowser\//, 'Samsung Internet'],
      [/Firefox\/|FxiOS\//, 'Firefox'],
      [/Chrome\/|CriOS\//, 'Chrome'],
      [/Safari\//, 'Safari'],
    ] as const
  ).find(([pattern]) => pattern.test(said))?.[1];
  const system = (
    [
      [/iPhone/, 'iPhone'],
      [/iPad/, 'iPad'],
      [/Android/, 'Android'],
      [/Windows/, 'Windows'],
      [/Mac OS X/, 'Mac'],
      [/CrOS/, 'Chromebook'],
      [/Linux/, 'Linux'],
    ] as const
  ).find(([pattern]) => pattern.test(said))?.[1];
  if (!browser) return system ? `A browser on ${system}` : 'A browser';
  return system ? `${browser} on ${system}` : browser;
}

/** An address as people write it: IPv6 in its short form. */
export function shortAddress(address: string): string {
  const written = URL.parse(`http://[${address}]`)?.hostname;
  return written ? written.slice(1, -1) : address;
}

import type { Language } from '#core/language.ts';
import type { StaffRole } from '#core/rights.ts';
import { words } from './words/index.ts';

/** Usernames are 3 to 64 characters, without case (product 6.2). */
export const USERNAME_LENGTH = { min: 3, max: 64 } as const;
/** New passwords have 8 characters at least, and no other rule of composition (product 6.2). */
export const PASSWORD_MIN = 8;
/** Longer ones protect nobody better and cost the server work. */
export const PASSWORD_MAX = 256;

/** Only failed sign-ins count, ten a minute for each account and for each address (product 6.3). */
export const TRIES_A_MINUTE = 10;
export const TRIES_WINDOW_MS = 60_000;

/** As many passkeys as an account has at most. */
export const PASSKEYS_MOST = 10;

export type Role = 'client' | 'administrator';

/** Whether the team would have nobody left to give roles if that one lost theirs. */
export function isLastAdministrator(
  team: readonly { readonly id: string; readonly staffRoles: readonly StaffRole[] }[],
  accountId: string,
): boolean {
  const administrators = team.filter(({ staffRoles }) => staffRoles.includes('administrator'));
  return administrators.length === 1 && administrators[0]?.id === accountId;
}

export const CONTACT_METHODS = ['email', 'phone', 'whatsapp'] as const;

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

/** Letters that a reader takes for one another, of several alphabets. The migration that fills `look` has the same ones. */
const LOOKS_LIKE = new Map(
  [...'01iıłøаеорсухкмтвніјѕɑοαρνικυ'].map((letter, place) => [
    letter,
    'olllloaeopcyxkmtbhljsaoapvlku'.charAt(place),
  ]),
);

/** What a (normalized) name looks like to whoever reads it in passing: names of one look are taken for each other. */
export function lookOf(username: string): string {
  const plain = username.normalize('NFKD').replace(/[\u0300-\u036f]|[^\p{L}\p{N}]/gu, '');
  const letters = [...plain].map((letter) => LOOKS_LIKE.get(letter) ?? letter);
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const RESERVED_LOOKS = new Set([...RESERVED].map(lookOf));

/**
 * Whether a name would make its bearer look like the business. Nobody can take it in the dialog; it is answered like a
 * wrong password, so that nobody learns which of them exist.
 */
export function isReservedUsername(username: string): boolean {
  const look = lookOf(username);
  // "admin", "administrator" and the business itself, as they look.
  return RESERVED_LOOKS.has(look) || /^admln|admlnlstrat|mlamlflow/.test(look);
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

const HOUR_MS = 3_600_000;

/** Whoever is wronged has this long to take a change of their email address back. */
export const RESTORE_FOR_MS = 72 * HOUR_MS;

/** A colleague's new password waits so long for another's word, or for its owner's no, before it needs neither. */
export const PASSWORD_WAITS_MS = 24 * HOUR_MS;
/** A request that nobody has made use of ends. */
export const PASSWORD_REQUEST_ENDS_MS = 7 * 24 * HOUR_MS;
/** Whoever agrees has been on the team for so long: else one could make oneself the second. */
const SEASONED_MS = 24 * HOUR_MS;

/**
 * Whether somebody is the second colleague that something needs: another one than who asked, on the team for a day. The day keeps one
 * from making oneself the second.
 */
export function isSecondColleague(
  askedBy: string,
  by: { readonly id: string; readonly roleSince: Date },
  now: Date,
): boolean {
  return by.id !== askedBy && now.getTime() - by.roleSince.getTime() >= SEASONED_MS;
}

/**
 * Whether a colleague's one-time password may be made now: by another administrator than the one who asked, or by any of them
 * once its time has come. Never by the one concerned.
 */
export function mayMakePassword(
  request: { readonly accountId: string; readonly askedBy: string; readonly dueAt: Date },
  by: { readonly id: string; readonly roleSince: Date },
  now: Date,
): boolean {
  if (by.id === request.accountId) return false;
  if (now >= request.dueAt) return true;
  return isSecondColleague(request.askedBy, by, now);
}

/** The country of a profile whose owner has named none; kept in English, and said in the page's language. */
export const DEFAULT_COUNTRY = 'United States';

/** What a profile says before its owner has said anything. */
export const EMPTY_PROFILE = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: DEFAULT_COUNTRY as string,
  preferredContactMethod: 'email',
};

/** A profile as its owner edits it. */
export type Profile = Readonly<typeof EMPTY_PROFILE> & {
  /** In which they are written to; undefined: as before. */
  readonly language?: Language | undefined;
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
  const named = browser ?? words.aBrowser;
  return system ? words.browserOn(named, system) : named;
}

/** An address as people write it: IPv6 in its short form. */
export function shortAddress(address: string): string {
  const written = URL.parse(`http://[${address}]`)?.hostname;
  return written ? written.slice(1, -1) : address;
}

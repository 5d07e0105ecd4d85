import type { Language } from '#core/language.ts';
import type { StaffRole } from '#core/rights.ts';
import { words } from './words/index.ts';

/** Usernames have 3 to 64 characters; case does not matter (product 6.2). */
export const USERNAME_LENGTH = { min: 3, max: 64 } as const;
/** New passwords need at least 8 characters; there are no other rules on which ones (product 6.2). */
export const PASSWORD_MIN = 8;
/** The most characters of a password: longer ones are no safer, and cost the server work. */
export const PASSWORD_MAX = 256;

/**
 * How many failed sign-ins a minute are allowed for each account and for each address (product 6.3). Successful ones do not
 * count.
 */
export const TRIES_A_MINUTE = 10;
export const TRIES_WINDOW_MS = 60_000;

/** The most passkeys of one account. */
export const PASSKEYS_MOST = 10;

export type Role = 'client' | 'administrator';

/** The roles as the `version` of an edit: two administrators must not overwrite each other's choice. */
export const rolesVersion = (roles: readonly StaffRole[]): string => roles.toSorted().join('.');

/** Whether this account is the only administrator left, so that without it nobody could give roles. */
export function isLastAdministrator(
  team: readonly { readonly id: string; readonly staffRoles: readonly StaffRole[] }[],
  accountId: string,
): boolean {
  const administrators = team.filter(({ staffRoles }) => staffRoles.includes('administrator'));
  return administrators.length === 1 && administrators[0]?.id === accountId;
}

export const CONTACT_METHODS = ['email', 'phone', 'whatsapp'] as const;

/** A code as it is compared: without the spaces that some apps show, and in small letters if it was typed all in capitals. */
export function normalizeCode(typed: string): string {
  const code = typed.replace(/\s/g, '');
  return /[a-z]/.test(code) ? code : code.toLowerCase();
}

/** A username as it is stored and compared: in lower case, and each letter in only one Unicode form. */
export function normalizeUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Whether a (normalized) username has an allowed length and no invisible or unassigned characters. */
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
 * Letters of several alphabets that look alike, and the letter that each is replaced by. The migration that fills `look` has the
 * same list.
 */
const LOOKS_LIKE = new Map(
  [...'01iıłøаеорсухкмтвніјѕɑοαρνικυ'].map((letter, place) => [
    letter,
    'olllloaeopcyxkmtbhljsaoapvlku'.charAt(place),
  ]),
);

/** What a (normalized) username looks like at a glance: names with equal looks would be mistaken for each other. */
export function lookOf(username: string): string {
  const plain = username.normalize('NFKD').replace(/[\u0300-\u036f]|[^\p{L}\p{N}]/gu, '');
  const letters = [...plain].map((letter) => LOOKS_LIKE.get(letter) ?? letter);
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const RESERVED_LOOKS = new Set([...RESERVED].map(lookOf));

/**
 * Whether a username looks as if it were the business itself. Nobody can take it in the dialog; the refusal is the same as for a
 * wrong password, so that nobody learns which of these names exist.
 */
export function isReservedUsername(username: string): boolean {
  const look = lookOf(username);
  // "admin", "administrator" and the business's name, as `lookOf` changes them.
  return RESERVED_LOOKS.has(look) || /^admln|admlnlstrat|mlamlflow/.test(look);
}

/**
 * Why a new password is refused; undefined if it is accepted.
 *
 * @param isCommon whether the list of common passwords contains it
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

/** How long the owner of an account can undo a change of its email address. */
export const RESTORE_FOR_MS = 72 * HOUR_MS;

/**
 * How long a requested one-time password for a colleague needs another administrator's agreement. During this time the colleague
 * can refuse it.
 */
export const PASSWORD_WAITS_MS = 24 * HOUR_MS;
/** After this time, an unused request ends. */
export const PASSWORD_REQUEST_ENDS_MS = 7 * 24 * HOUR_MS;
/** How long a staff member must have had their role before they can agree. */
const SEASONED_MS = 24 * HOUR_MS;

/**
 * Whether this staff member may give the second approval: not the one who asked, and in their role for at least a day. Without
 * the day, one administrator could create the second.
 */
export function isSecondColleague(
  askedBy: string | null,
  by: { readonly id: string; readonly roleSince: Date },
  now: Date,
): boolean {
  return by.id !== askedBy && now.getTime() - by.roleSince.getTime() >= SEASONED_MS;
}

/**
 * Whether this administrator may create a colleague's one-time password now: as the second approval, or any administrator once
 * the waiting time is over. Never the colleague concerned.
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

/** The country of a profile without one; stored in English and shown in the page's language. */
export const DEFAULT_COUNTRY = 'United States';

/** A profile before its owner has entered anything. */
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
  /** The language of mails to the owner; undefined keeps the current one. */
  readonly language?: Language | undefined;
};

/** A browser's name for people, from its User-Agent: "Safari on iPhone". */
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

/** An IP address as people write it: IPv6 in its short form. */
export function shortAddress(address: string): string {
  const written = URL.parse(`http://[${address}]`)?.hostname;
  return written ? written.slice(1, -1) : address;
}

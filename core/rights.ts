/** What somebody on the team may be there for. One person may have several of them. */
export const STAFF_ROLES = {
  administrator: 'Administrator',
  'charter-desk': 'Charter desk',
  content: 'Content',
  underwriting: 'Underwriting',
  'read-only': 'Read-only',
} as const;

export type StaffRole = keyof typeof STAFF_ROLES;

export const STAFF_ROLE_NAMES = Object.keys(STAFF_ROLES) as StaffRole[];

/**
 * Whoever starts a site, and whoever was an administrator before there were roles. Sealed fields are underwriting's alone, so it
 * is named beside.
 */
export const EVERY_RIGHT = ['administrator', 'underwriting'] as const satisfies readonly StaffRole[];

const everyone = STAFF_ROLE_NAMES;
const desk = ['administrator', 'charter-desk'] as const;
const deskRead = [...desk, 'read-only'] as const;
const editors = ['administrator', 'content'] as const;
const lending = ['administrator', 'underwriting'] as const;

/**
 * The one table of who on the team may do what, by the part of the business. Routes name a row of it; the server, the
 * description of the API, the screens and the tests are drawn from it. What is not in it nobody may do.
 *
 * `exports` is all of a list at once, `opens` what is sealed.
 */
export const RIGHTS = {
  /** One's colleagues' names, one's own views of lists, and looking for anything: each finds what the other rows let it see. */
  desk: { reads: everyone },
  overview: { reads: deskRead },
  fleet: { reads: everyone, changes: editors },
  /** Packages, add-ons, events and what the pages say. */
  content: { reads: everyone, changes: editors },
  /** Contact, money and what the law wants said. */
  settings: { reads: editors, changes: ['administrator'] },
  charters: { reads: deskRead, changes: desk, exports: desk },
  /** Letting a charter leave although something is missing that the law leaves to the business. */
  overrides: { reads: deskRead, changes: ['administrator'] },
  customers: { reads: deskRead, changes: desk, exports: desk },
  /** All that is kept of one person, given out or erased at their wish: by two colleagues. */
  privacy: { reads: ['administrator'], changes: ['administrator'], exports: ['administrator'] },
  inquiries: { reads: deskRead, changes: desk },
  /** Emails that could not be sent, sent again. */
  mails: { reads: [...desk, 'underwriting'], changes: [...desk, 'underwriting'] },
  financing: { reads: [...lending, 'read-only'], changes: lending, exports: lending },
  /** Sealed fields, the files that applicants sent, and the terms that lenders sent them. */
  sealed: { opens: ['underwriting'] },
  /** Who signed in, was refused, opened or exported what. */
  security: { reads: ['administrator'] },
  activity: { reads: ['administrator', 'read-only'], exports: ['administrator'] },
  /** Whether the site is well: what failed, and another try. */
  health: { reads: ['administrator'], changes: ['administrator'] },
  team: { reads: ['administrator'], changes: ['administrator'] },
} as const satisfies Record<string, Partial<Record<Doing, readonly StaffRole[]>>>;

export type Doing = 'reads' | 'changes' | 'exports' | 'opens';
export type Area = keyof typeof RIGHTS;

/** The roles that may do that there; none where nobody may. */
export function rolesFor(area: Area, doing: Doing): readonly StaffRole[] {
  const row: Partial<Record<Doing, readonly StaffRole[]>> = RIGHTS[area];
  return row[doing] ?? [];
}

/** Whether somebody with these roles may do that there. */
export function may(roles: readonly StaffRole[], area: Area, doing: Doing): boolean {
  return rolesFor(area, doing).some((role) => roles.includes(role));
}

/** What names people: whoever may open or export it needs a second factor where the site is reached over https. */
const PERSONAL = [
  'overview',
  'charters',
  'customers',
  'privacy',
  'inquiries',
  'financing',
  'sealed',
  'activity',
  'security',
  'team',
] as const;

/** Whether somebody with these roles may open or export what names people. */
export function mayOpenPersonalData(roles: readonly StaffRole[]): boolean {
  return PERSONAL.some((area) =>
    (['reads', 'exports', 'opens'] as const).some((doing) => may(roles, area, doing)),
  );
}

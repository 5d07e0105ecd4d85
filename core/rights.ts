/** The roles of staff. One person may have several. */
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
 * The roles of the person who sets up a site, and of administrators from before there were roles. Underwriting is in it because
 * an administrator alone cannot open sealed fields.
 */
export const EVERY_RIGHT = ['administrator', 'underwriting'] as const satisfies readonly StaffRole[];

const everyone = STAFF_ROLE_NAMES;
const desk = ['administrator', 'charter-desk'] as const;
const deskRead = [...desk, 'read-only'] as const;
const editors = ['administrator', 'content'] as const;
const lending = ['administrator', 'underwriting'] as const;

/**
 * The only table of which staff roles may do what, by area of the business. Routes name a row of it; the server, the API's
 * description, the screens and the tests all use it. Anything not in it is forbidden.
 *
 * `exports` means a whole list of people or money at once, `opens` means sealed content.
 */
export const RIGHTS = {
  /** The names of colleagues, one's own views of lists, and the global search, which finds only what the other rows allow. */
  desk: { reads: everyone },
  /** What waits for the team and the figures, each only for who may read its area: all but content, for whom nothing waits. */
  overview: { reads: [...deskRead, 'underwriting'] },
  fleet: { reads: everyone, changes: editors },
  /** Packages, add-ons, events and the texts of the pages. */
  content: { reads: everyone, changes: editors },
  /** Contact data, money settings and the texts that the law requires. */
  settings: { reads: editors, changes: ['administrator'] },
  charters: { reads: deskRead, changes: desk, exports: desk },
  /**
   * Letting a charter depart although something is missing, where the law leaves that to the business. What only says who has not
   * come is the charter desk's, too (product 12.2).
   */
  overrides: { reads: deskRead, changes: ['administrator'] },
  customers: { reads: deskRead, changes: desk, exports: desk },
  /** Everything stored about one person, exported or erased at that person's request; needs two colleagues. */
  privacy: { reads: ['administrator'], changes: ['administrator'], exports: ['administrator'] },
  inquiries: { reads: deskRead, changes: desk },
  /** Emails that could not be sent, and sending them again. */
  mails: { reads: [...desk, 'underwriting'], changes: [...desk, 'underwriting'] },
  financing: { reads: [...lending, 'read-only'], changes: lending, exports: lending },
  /** Sealed fields, the files that applicants sent, and lenders' terms. */
  sealed: { opens: ['underwriting'] },
  /** Who signed in, was refused, or opened or exported what. */
  security: { reads: ['administrator'] },
  activity: { reads: ['administrator', 'read-only'], exports: ['administrator'] },
  /** The state of the site: failed jobs, and running them again. */
  health: { reads: ['administrator'], changes: ['administrator'] },
  team: { reads: ['administrator'], changes: ['administrator'] },
} as const satisfies Record<string, Partial<Record<Doing, readonly StaffRole[]>>>;

export type Doing = 'reads' | 'changes' | 'exports' | 'opens';
export type Area = keyof typeof RIGHTS;

/** The roles that may do that in an area; empty if none may. */
export function rolesFor(area: Area, doing: Doing): readonly StaffRole[] {
  const row: Partial<Record<Doing, readonly StaffRole[]>> = RIGHTS[area];
  return row[doing] ?? [];
}

/** Whether these roles may do that in an area. */
export function may(roles: readonly StaffRole[], area: Area, doing: Doing): boolean {
  return rolesFor(area, doing).some((role) => roles.includes(role));
}

/** Areas without personal data. On an https site, staff who may open or export any other need a second factor. */
const IMPERSONAL: readonly string[] = [
  'desk',
  'fleet',
  'content',
  'settings',
  'overrides',
  'mails',
  'health',
] satisfies Area[];

/** Whether these roles may open or export personal data. */
export function mayOpenPersonalData(roles: readonly StaffRole[]): boolean {
  const personal = (Object.keys(RIGHTS) as Area[]).filter((area) => !IMPERSONAL.includes(area));
  return personal.some((area) =>
    (['reads', 'exports', 'opens'] as const).some((doing) => may(roles, area, doing)),
  );
}

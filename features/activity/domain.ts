/** How long it is kept what staff did: migration 0033 says the same. */
export const ACTIVITY_KEEP_YEARS = 7;

/** What staff change, each a kind of its own in the log's filter; how it is called stands in the screen's words. */
export const SUBJECT_KINDS = [
  'yacht',
  'block',
  'charter',
  'captain',
  'customer',
  'financing',
  'lender',
  'package',
  'add-on',
  'event',
  'inquiry',
  'faq',
  'testimonial',
  'crew',
  'setting',
  'team',
  'account',
  'report',
  'privacy',
  'mail',
] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Who did something: a colleague, or the business itself. */
export type ActivityActor = { readonly accountId: string | null; readonly username: string };

/** What was done, in the past and in lower case ("created", "price changed"), to what. */
export type ActivityEntry = {
  readonly action: string;
  readonly subject: { readonly kind: SubjectKind; readonly id: string; readonly name: string };
  /** What changed, as plain values: `{ price: { from: 800, to: 950 } }`. Nothing that is sealed elsewhere. */
  readonly details?: Readonly<Record<string, unknown>>;
};

export type Activity = {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly details: Readonly<Record<string, unknown>>;
};

/** What the log is narrowed by. `to` is past the last instant that counts. */
export type ActivityFilter = {
  readonly q?: string | undefined;
  readonly actor?: string | undefined;
  readonly kind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/**
 * What an edit changed, for the log's details: each field that differs, with its value before and after. Fields that are
 * equal, and those that are in `before` alone, are left out.
 */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, { from: unknown; to: unknown }> {
  const changes: Record<string, { from: unknown; to: unknown }> = {};
  for (const [field, to] of Object.entries(after)) {
    const from = before[field] ?? null;
    if (JSON.stringify(from) !== JSON.stringify(to ?? null)) changes[field] = { from, to: to ?? null };
  }
  return changes;
}

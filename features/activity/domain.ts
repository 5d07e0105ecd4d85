/** How many years the activity log is kept. Must match migration 0033. */
export const ACTIVITY_KEEP_YEARS = 7;

/** The kinds of things that staff change; the log can be filtered by each. The screen's catalog has their names. */
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
  'job',
] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Who did something: a staff member, or the business itself (account null). */
export type ActivityActor = { readonly accountId: string | null; readonly username: string };

/** An action in the past tense and in lower case ("created", "price changed"), and the thing it was done to. */
export type ActivityEntry = {
  readonly action: string;
  readonly subject: { readonly kind: SubjectKind; readonly id: string; readonly name: string };
  /** What changed, as plain values: `{ price: { from: 800, to: 950 } }`. Never put a value here that is sealed elsewhere. */
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

/** The filters of the log. `from` is included, `to` is not. */
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
 * What an edit changed, for the log's details: each field that differs, with its value before and after. Leaves out fields
 * that are equal, and fields that only `before` has.
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

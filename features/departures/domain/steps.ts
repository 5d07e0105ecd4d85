/** From so many hours before its start on a charter may leave: guests come early, and the dock with them. */
export const DEPART_FROM_HOURS = 3;

/** For so long a departure or a return that was noted can be taken back. */
export const UNDO_MINUTES = 30;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** What is kept of a charter's leaving. */
export type Departure = {
  readonly departedAt: Date | null;
  readonly returnedAt: Date | null;
};

/** What the steps of a departure are judged by. */
export type Leaving = Departure & {
  readonly status: string;
  readonly departsAt: Date;
  readonly returnsAt: Date;
};

export const STEPS = ['assign', 'override', 'depart', 'return', 'undo'] as const;
export type Step = (typeof STEPS)[number];

/** From when on a charter may leave. */
export const departsFrom = ({ departsAt }: { readonly departsAt: Date }) =>
  new Date(departsAt.getTime() - DEPART_FROM_HOURS * HOUR_MS);

/** The newest of what was noted. */
const lastNoted = ({ departedAt, returnedAt }: Departure) => returnedAt ?? departedAt;

const isAhead = ({ departedAt }: Departure) => (departedAt === null ? null : 'already-departed');

const AGAINST = {
  assign: isAhead,
  override: isAhead,
  depart(leaving, now) {
    if (leaving.departedAt !== null) return 'already-departed';
    if (now < departsFrom(leaving)) return 'departs-later';
    return now < leaving.returnsAt ? null : 'departure-over';
  },
  return: ({ departedAt, returnedAt }) =>
    departedAt !== null && returnedAt === null ? null : 'not-under-way',
  undo(leaving, now) {
    const at = lastNoted(leaving);
    if (at === null) return 'not-under-way';
    return now.getTime() < at.getTime() + UNDO_MINUTES * MINUTE_MS ? null : 'departure-undo-too-late';
  },
} as const satisfies Record<Step, (leaving: Leaving, now: Date) => string | null>;

/** Why nobody can take a step at that moment; null when it can be taken (product 12.3). */
export function refusalOf(step: Step, leaving: Leaving, now: Date) {
  if (leaving.status !== 'confirmed') return 'not-in-this-state';
  return AGAINST[step](leaving, now);
}

/** The steps that can be taken now. */
export const openSteps = (leaving: Leaving, now: Date): Step[] =>
  STEPS.filter((step) => refusalOf(step, leaving, now) === null);

/** How many hours before its start a charter may leave: guests come early. */
export const DEPART_FROM_HOURS = 3;

/** How long a noted departure or return can be undone. */
export const UNDO_MINUTES = 30;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** When a charter left and returned; null until noted. */
export type Departure = {
  readonly departedAt: Date | null;
  readonly returnedAt: Date | null;
};

/** Everything that decides which steps are possible. */
export type Leaving = Departure & {
  readonly status: string;
  readonly departsAt: Date;
  readonly returnsAt: Date;
};

export const STEPS = ['assign', 'override', 'depart', 'return', 'undo'] as const;
export type Step = (typeof STEPS)[number];

/** The earliest moment at which a charter may leave. */
export const departsFrom = ({ departsAt }: { readonly departsAt: Date }) =>
  new Date(departsAt.getTime() - DEPART_FROM_HOURS * HOUR_MS);

/** The time of the last note: the return, or else the departure. */
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

/** Why a step is not possible at that moment; null if it is possible (product 12.3). */
export function refusalOf(step: Step, leaving: Leaving, now: Date) {
  if (leaving.status !== 'confirmed') return 'not-in-this-state';
  return AGAINST[step](leaving, now);
}

/** The steps possible now. */
export const openSteps = (leaving: Leaving, now: Date): Step[] =>
  STEPS.filter((step) => refusalOf(step, leaving, now) === null);

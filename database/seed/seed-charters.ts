import { sql } from 'drizzle-orm';
import { addDays, type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { FIRST_LANGUAGE } from '#core/language.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { SLOT_IDS, type SlotId, slotRange } from '#features/calendar/domain/index.ts';
import { isYachtFree } from '#features/calendar/service.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { carriedIn, MOST_GUESTS, modeFor, writeExtras } from '#features/charters/domain.ts';
import { mayDo, statusAfter } from '#features/charters/policy/moments.ts';
import { CHARTER_EVENTS, CHARTER_TRANSITIONS, type CharterStatus } from '#features/charters/policy/states.ts';
import { termsOf } from '#features/charters/policy/terms.ts';
import { boardingOf } from '#features/charters/service/boarding.ts';
import { inLog } from '#features/charters/service/change.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { findExtras } from '#features/extras/service.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import { balanceDueAt, hoursOfSlot, type PriceEstimate } from '#features/pricing/domain/index.ts';
import { priceCharter } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { chance, pick } from './chance.ts';
import { fleetSeed } from './fleet/index.ts';
import { sampleClient } from './sample-clients.ts';
import { seedPayments } from './seed-payments.ts';

const HOUR_MS = 3_600_000;

/** How many days back a new site's books begin. */
const DAYS_BACK = 75;
/** How many days back a new site's log of staff activity begins. */
const LOGGED_DAYS = 30;
/** How long after its request a sample charter gets its status. */
const HOURS_UNTIL_AGREED = 9;

type SampleDeps = Pick<Deps, 'db' | 'log' | 'now' | 'newId'>;

/** A charter to write into the books: its yacht, time and status. */
export type Sample = {
  readonly yachtId: string;
  readonly day: CharterDay;
  readonly slot: SlotId;
  readonly status: CharterStatus;
  /** Hours since the client sent the request. For a past charter this must be more than the hours since its departure. */
  readonly askedHoursAgo: number;
};

/** Charters that were requested but not agreed: status, hours since the request, days until departure. */
const OPEN: readonly (readonly [CharterStatus, number, number])[] = [
  ['pending', 1, 12],
  ['pending', 3, 19],
  ['pending', 7, 8],
  ['pending', 16, 33],
  ['pending', 22, 26],
  ['pending', 31, 5],
  ['reviewed', 27, 15],
  ['reviewed', 40, 40],
  ['reviewed', 44, 22],
  ['contacted', 52, 13],
  ['contacted', 66, 29],
  ['quoted', 30, 17],
  ['quoted', 38, 36],
  ['cancelled', 120, 24],
  ['cancelled', 190, 11],
];

const WISHES = [
  '',
  '',
  '',
  'A birthday: could a cake be kept cold until sunset?',
  'Two of us are vegetarian.',
  'We would love to swim at the sandbar.',
  'My father walks with a stick. Is boarding easy?',
  'Anniversary, so something quiet.',
  'Please have the paddleboards ready.',
] as const;

/** The charters sailed in the weeks before a day, and those in discussion on that day. */
export function planSamples(today: CharterDay): Sample[] {
  const priced = fleetSeed.filter(({ pricing }) => pricing.withAmenities);
  const samples: Sample[] = [];
  for (let back = 1; back <= DAYS_BACK; back += 1) {
    const day = addDays(today, -back);
    for (const { id } of priced) {
      if (chance(id, day, 'sailed') > 0.009) continue;
      const slot = pick(SLOT_IDS, id, day, 'slot');
      const end = chance(id, day, 'end');
      const status = end < 0.08 ? 'cancelled' : end < 0.1 ? 'no-show' : 'completed';
      samples.push({ yachtId: id, day, slot, status, askedHoursAgo: 24 * (back + 12) });
    }
  }
  for (const [index, [status, askedHoursAgo, ahead]] of OPEN.entries()) {
    const yacht = priced[Math.floor(chance('open', index) * priced.length)];
    if (!yacht) continue;
    const slot = pick(SLOT_IDS, 'open', index, 'slot');
    samples.push({ yachtId: yacht.id, day: addDays(today, ahead), slot, status, askedHoursAgo });
  }
  return samples;
}

/**
 * Writes a new site's charters of the past weeks and those in discussion, and the charters of the given calendar entries. All
 * clients' addresses end in .invalid: this marks the charters as samples, and the site mails nothing to such addresses.
 */
export async function seedCharters(deps: SampleDeps, agreed: readonly Agreed[]): Promise<void> {
  const today = charterDayAt(deps.now());
  for (const sample of planSamples(today)) await writeDown(deps, sample);
  for (const { entryId, ...coming } of agreed) {
    const askedHoursAgo = 24 * (2 + Math.floor(8 * chance(coming.yachtId, coming.day, 'asked')));
    await writeDown(deps, { ...coming, status: 'confirmed', askedHoursAgo }, entryId);
  }
}

/** A charter whose calendar entry exists already. */
export type Agreed = Pick<Sample, 'yachtId' | 'day' | 'slot'> & { readonly entryId: string };

async function writeDown(deps: SampleDeps, sample: Sample, entryId?: string): Promise<void> {
  const yacht = fleetSeed.find(({ id }) => id === sample.yachtId);
  if (!yacht) return;
  const { db, newId } = deps;
  const { day, slot, status } = sample;
  const now = deps.now();
  const range = slotRange(day, slot);
  // Request a coming slot only if nobody has taken it.
  const isAhead = range.from > now;
  if (isAhead && !entryId && !(await isYachtFree(deps, yacht.id, range))) return;

  const words = [yacht.id, day, slot] as const;
  const extraIds = ['jet-ski', 'chef-cuisine', 'water-slide'].filter((id) => chance(...words, id) < 0.3);
  const extras = await findExtras(deps, extraIds);
  const hours = hoursOfSlot(slot);
  const estimate = await priceCharter(deps, {
    yachtId: yacht.id,
    pricingType: 'with_amenities',
    hours,
    extras,
    billedAs: 'charter',
  });
  const carrying = await openBookableYacht(deps, yacht.id);
  if (!estimate || !carrying.ok) return;

  // Never more guests than the yacht may carry, in a mode in which that number is lawful.
  const most = Math.min(MOST_GUESTS, carriedIn(range, carrying.value));
  const guestCount = Math.min(most, Math.max(2, Math.ceil(chance(...words, 'guests') * most)));
  const mode = modeFor({ range, guestCount }, carrying.value);
  const client = sampleClient(...words);
  const createdAt = new Date(now.getTime() - sample.askedHoursAgo * HOUR_MS);
  const updatedAt = new Date(Math.min(now.getTime(), createdAt.getTime() + HOURS_UNTIL_AGREED * HOUR_MS));
  // An evening charter of the day before may not be over yet at the time of seeding: count it as completed by now.
  const completedAt =
    status === 'completed' ? new Date(Math.min(now.getTime(), range.to.getTime() + HOUR_MS)) : null;
  const id = newId();
  await db.insert(charterRequests).values({
    id,
    requestType: 'charter',
    yachtId: yacht.id,
    yachtName: yacht.name,
    status,
    contactName: client.name,
    contactEmail: client.email,
    contactPhone: client.phone,
    startOn: day,
    slot,
    departsAt: range.from,
    returnsAt: range.to,
    guestCount,
    mode,
    extraIds,
    estimate,
    specialRequests: pick(WISHES, ...words, 'wish'),
    message: writeExtras({
      addOns: extraIds.filter((one) => one !== 'chef-cuisine'),
      packages: extraIds.filter((one) => one === 'chef-cuisine'),
    }),
    agreedAt: status === 'confirmed' || hasSailed(status) ? updatedAt : null,
    completedAt,
    createdAt,
    updatedAt: completedAt ?? updatedAt,
  });
  const steps = stepsTo(status);
  const history = steps.map((toStatus) => ({ id: newId(), toStatus }));
  await db.insert(caseHistory).values(
    history.map(({ id: changeId, toStatus }, index) => ({
      id: changeId,
      caseId: id,
      event: leadingTo(toStatus, steps[index - 1]),
      fromStatus: steps[index - 1] ?? null,
      toStatus,
      changedBy: index === 0 ? 'visitor' : 'The team',
      changedAt: index === 0 ? createdAt : toStatus === 'completed' ? (completedAt ?? updatedAt) : updatedAt,
    })),
  );
  const [asked = status] = steps;
  const event = status === asked ? undefined : leadingTo(status, steps.at(-2));
  const doneAt = completedAt ?? updatedAt;
  if (event && now.getTime() - doneAt.getTime() < LOGGED_DAYS * 24 * HOUR_MS) {
    await recordActivity(
      { ...deps, now: () => doneAt },
      { accountId: null, username: 'The team' },
      {
        action: CHARTER_TRANSITIONS[event].logged,
        subject: inLog({ id, yachtName: yacht.name, startOn: day }),
        details: { from: steps.at(-2), to: status },
      },
    );
  }
  // A charter that was sailed keeps its calendar entry, also if the client did not appear.
  if (hasSailed(status)) {
    await db.insert(calendarEntries).values({
      id: newId(),
      yachtId: yacht.id,
      kind: 'charter',
      occupied: sql<string>`tstzrange(${range.from.toISOString()}, ${range.to.toISOString()})`,
      charterId: id,
      createdAt: updatedAt,
    });
  }
  if (entryId) {
    await db
      .update(calendarEntries)
      .set({ charterId: id, reason: '' })
      .where(sql`${calendarEntries.id} = ${entryId}`);
  }
  const agreed = history.find(({ toStatus }) => toStatus === 'confirmed');
  if (agreed) {
    await seedPayments(deps, {
      charterId: id,
      agreedBy: agreed.id,
      overBy: history.find(({ toStatus }) => hasSailed(toStatus))?.id ?? null,
      price: estimate,
      agreedAt: updatedAt,
      departsAt: range.from,
    });
  }
  if (status === 'quoted')
    await writeQuote(deps, { id, yachtId: yacht.id, guestCount, mode, range, estimate });
}

/** Whether the charter was agreed and its time has passed, also if the client did not appear. */
const hasSailed = (status: CharterStatus) => status === 'completed' || status === 'no-show';

/** The statuses through which a request comes to its status, the last one included. */
function stepsTo(status: CharterStatus): CharterStatus[] {
  if (status === 'pending') return ['pending'];
  return hasSailed(status) ? ['pending', 'confirmed', status] : ['pending', status];
}

/** The staff action that changes one status into the other. */
const leadingTo = (status: CharterStatus, from: CharterStatus | undefined) =>
  from && CHARTER_EVENTS.find((event) => mayDo('staff', event) && statusAfter(event, from) === status);

type Quoted = {
  readonly id: string;
  readonly yachtId: string;
  readonly guestCount: number;
  readonly mode: Mode;
  readonly range: { readonly from: Date; readonly to: Date };
  readonly estimate: PriceEstimate;
};

/** Writes a quote, sent an hour ago, and the hold that goes with it. */
async function writeQuote(
  deps: SampleDeps,
  { id, yachtId, guestCount, mode, range, estimate }: Quoted,
): Promise<void> {
  const { db, newId } = deps;
  const rules = await readMoneyRules(deps);
  const { damageHoldCents } = await boardingOf(deps, { yachtId });
  const createdAt = new Date(deps.now().getTime() - HOUR_MS);
  const heldUntil = new Date(createdAt.getTime() + rules.holdHours * HOUR_MS);
  await db.insert(charterQuotes).values({
    id: newId(),
    charterId: id,
    number: 1,
    price: estimate,
    terms: inLanguage(FIRST_LANGUAGE, () =>
      termsOf({
        ...rules,
        ...estimate,
        mode,
        damageHoldCents,
        billedAs: 'charter',
        isHoldShort: heldUntil < range.from,
        balanceDueAt: balanceDueAt(range.from, estimate.balanceDue, createdAt),
      }),
    ),
    damageHoldCents,
    guestCount,
    quotedBy: 'The team',
    createdAt,
    heldUntil,
  });
  await db.insert(calendarEntries).values({
    id: newId(),
    yachtId,
    kind: 'hold',
    occupied: sql<string>`tstzrange(${range.from.toISOString()}, ${range.to.toISOString()})`,
    charterId: id,
    expiresAt: heldUntil,
    createdAt,
  });
}

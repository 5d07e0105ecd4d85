import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { overlaps, type SlotId, slotRange } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mayDo } from './policy/moments.ts';
import {
  CHARTER_EVENTS,
  CHARTER_STATUSES,
  type CharterEvent,
  type CharterRole,
  type CharterStatus,
} from './policy/states.ts';
import {
  acceptQuote,
  advanceCharter,
  cancelAsClient,
  cancelCharter,
  confirmCharter,
  correctCharter,
  moveCharter,
  quoteCharter,
} from './service/index.ts';
import { charterQuotes, charterRequests } from './tables.ts';

const DAY = '2027-03-06';
const START = new Date('2027-02-01T15:00:00Z');
const HOUR_MS = 3_600_000;
const ANA = { role: 'staff', name: 'ana' } as const;
const BEN = { role: 'staff', name: 'ben' } as const;

/** Product 4.5, written by hand a second time: the status that each event leads to from each status. */
const TABLE: Record<CharterStatus, Partial<Record<CharterEvent, CharterStatus>>> = {
  pending: {
    review: 'reviewed',
    contact: 'contacted',
    quote: 'quoted',
    confirm: 'confirmed',
    cancel: 'cancelled',
    move: 'pending',
    correct: 'pending',
  },
  reviewed: {
    contact: 'contacted',
    quote: 'quoted',
    confirm: 'confirmed',
    cancel: 'cancelled',
    move: 'reviewed',
    correct: 'reviewed',
  },
  contacted: {
    quote: 'quoted',
    confirm: 'confirmed',
    cancel: 'cancelled',
    move: 'contacted',
    correct: 'contacted',
  },
  quoted: {
    quote: 'quoted',
    accept: 'confirmed',
    confirm: 'confirmed',
    cancel: 'cancelled',
    correct: 'quoted',
  },
  confirmed: {
    complete: 'completed',
    miss: 'no-show',
    cancel: 'cancelled',
    move: 'confirmed',
    correct: 'confirmed',
  },
  completed: { uncomplete: 'confirmed' },
  'no-show': {},
  cancelled: { reopen: 'pending' },
};
const CLIENTS: readonly CharterEvent[] = ['accept', 'cancel'];

/** Before departure; the day after the return; and when a completion of that day can no longer be taken back. */
const TIMES = {
  before: START,
  'just over': new Date('2027-03-07T15:00:00Z'),
  'long over': new Date('2027-03-12T15:00:00Z'),
} as const;
type Time = keyof typeof TIMES;

/** Which events are refused at which time, written by hand; an event not named here is never refused for its time. */
function isInTime(event: CharterEvent, role: CharterRole, status: CharterStatus, time: Time): boolean {
  if (event === 'complete' || event === 'miss') return time !== 'before';
  if (event === 'uncomplete') return time !== 'long over';
  if (event === 'confirm' || event === 'accept' || event === 'quote' || event === 'move') {
    return time === 'before';
  }
  if (status !== 'confirmed') return true;
  return time === 'before' || !(event === 'correct' || (event === 'cancel' && role === 'client'));
}

let now = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata' });
  await aPriceRecord(app.database.db, 'serenata');
});
afterAll(() => app.close());
const clear = async () => {
  now = START;
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox`,
  );
};
beforeEach(clear);

const db = () => app.database.db;
const entriesOf = async () => (await db().select().from(calendarEntries)).map((entry) => entry.charterId);

/** Attempts an event in the way that the role has. */
async function attempt(id: string, token: string, event: CharterEvent, role: CharterRole, slot: SlotId) {
  const { deps } = app;
  const by = role === 'staff' ? ANA : ({ role: 'client', name: 'Rosa' } as const);
  switch (event) {
    case 'quote':
      return quoteCharter(deps, id, { note: '' }, by);
    case 'confirm':
      return confirmCharter(deps, id, by, {});
    case 'move':
      return moveCharter(deps, id, { duration: slot }, by);
    case 'correct':
      // Always a new text: a correction that changes nothing would be answered as done.
      return correctCharter(deps, id, { specialRequests: randomUUID() }, by);
    case 'cancel':
      return role === 'client' ? cancelAsClient(deps, { token }, {}) : cancelCharter(deps, id, by, {});
    case 'accept': {
      // Staff have no call to accept for a client, so only the rule is tested.
      if (role === 'staff') return { ok: mayDo('staff', 'accept') };
      const quotes = await db().select().from(charterQuotes);
      const newest = quotes
        .filter(({ charterId }) => charterId === id)
        .sort((a, b) => b.number - a.number)[0];
      const quoteId = newest?.id ?? '01981c5e-0000-7000-8000-000000000000';
      return acceptQuote(deps, token, { quoteId, name: 'Rosa' }, { address: '192.0.2.1', browser: 'x' });
    }
    default:
      return advanceCharter(deps, id, event, by, {});
  }
}

describe('every status, event and role', () => {
  const cases = CHARTER_STATUSES.flatMap((status) =>
    (Object.keys(TIMES) as Time[]).map((time) => ({ status, time })),
  );
  test.each(cases)('$status, $time', async ({ status, time }) => {
    for (const event of CHARTER_EVENTS) {
      for (const role of ['staff', 'client'] as const) {
        await clear();
        now = TIMES[time];
        const completedAt = status === 'completed' ? new Date('2027-03-07T12:00:00Z') : null;
        const { id } = await aCharter(db(), 'serenata', { status, completedAt });
        const token = await aCharterLink(db(), id);
        if (status !== 'pending') await aQuote(db(), id);
        const result = await attempt(id, token, event, role, 'morning');
        const isAllowed = role === 'client' ? CLIENTS.includes(event) : event !== 'accept';
        const next = isAllowed && isInTime(event, role, status, time) ? TABLE[status][event] : undefined;
        const [after] = await db().select().from(charterRequests);
        const said = `${role} ${event} on ${status}`;
        expect(result.ok, `${said}: ${JSON.stringify(result)}`).toBe(next !== undefined);
        expect(after?.status, said).toBe(next ?? status);
        expect(await db().$count(caseHistory), said).toBe(next === undefined ? 0 : 1);
      }
    }
  });
});

type Step = {
  readonly who: number;
  readonly event: CharterEvent;
  readonly role: CharterRole;
  readonly slot: SlotId;
  readonly hours: number;
};
type Model = {
  status: CharterStatus;
  slot: SlotId;
  has: { until: Date | null } | null;
  completedAt: Date | null;
  changes: number;
  /** What names its price: a quote, or the estimate that a move made. */
  isQuoted: boolean;
  isEstimated: boolean;
};

const SLOTS_WANTED: readonly SlotId[] = ['afternoon', 'full-day', 'evening'];
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(2),
  // Events that affect the calendar come more often.
  event: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom<CharterEvent>('quote', 'accept', 'confirm', 'cancel', 'reopen', 'move'),
    },
    fc.constantFrom(...CHARTER_EVENTS),
  ),
  role: fc.constantFrom<CharterRole>('staff', 'staff', 'client'),
  slot: fc.constantFrom<SlotId>('morning', 'afternoon', 'evening', 'full-day'),
  // The longest wait leads past departure.
  hours: fc.constantFrom(0, 0, 0, 1, 24, 47, 49, 800),
});

/** The expected outcome, by a model without SQL: true when the step succeeds. */
function foretell(models: Model[], { who, event, role, slot }: Step, at: Date): boolean {
  const own = models[who];
  if (!own) return false;
  // A client who accepts a second time gets the first answer again.
  const next = TABLE[own.status][event];
  if (role === 'client' ? !CLIENTS.includes(event) : event === 'accept') return false;
  const { from: departsAt, to: returnsAt } = slotRange(DAY, own.slot);
  // Confirmed without a price, it is given one; it stays confirmed.
  if (event === 'quote' && own.status === 'confirmed' && at < returnsAt) {
    if (own.isQuoted || own.isEstimated) return false;
    own.isQuoted = true;
    own.changes += 1;
    return true;
  }
  if (!next) return false;
  const hasDeparted = at >= departsAt;
  if ((event === 'quote' || event === 'confirm' || event === 'accept') && hasDeparted) return false;
  if (event === 'move' && at >= slotRange(DAY, slot).from) return false;
  if (event === 'complete' && at < returnsAt) return false;
  if (event === 'miss' && !hasDeparted) return false;
  if (event === 'uncomplete') {
    if (!own.completedAt || at.getTime() >= own.completedAt.getTime() + 24 * HOUR_MS) return false;
  }
  if (own.status === 'confirmed') {
    if (event === 'correct' && at >= returnsAt) return false;
    if (event === 'cancel' && role === 'client' && hasDeparted) return false;
  }
  const isTaken = (wanted: SlotId) =>
    models.some(
      (other, index) =>
        index !== who &&
        other.has !== null &&
        (other.has.until === null || other.has.until > at) &&
        overlaps(slotRange(DAY, other.slot), slotRange(DAY, wanted)),
    );
  if (event === 'quote' || event === 'confirm' || event === 'accept') {
    if (isTaken(own.slot)) return false;
    own.has = { until: event === 'quote' ? new Date(at.getTime() + 48 * HOUR_MS) : null };
  }
  if (event === 'move') {
    if (isTaken(slot)) return false;
    own.slot = slot;
    if (own.status !== 'confirmed') {
      own.isQuoted = false;
      own.isEstimated = true;
    }
  }
  if (event === 'quote' || event === 'reopen') own.isQuoted = event === 'quote';
  if (event === 'cancel') own.has = null;
  if (event === 'complete') own.completedAt = at;
  if (event === 'uncomplete') own.completedAt = null;
  own.status = next;
  own.changes += 1;
  return true;
}

test('three charters after each other: the calendar, the statuses and the history are what a model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await clear();
      const charters = await Promise.all(
        SLOTS_WANTED.map(async (slot) => {
          const { id } = await aCharter(db(), 'serenata', { slot });
          return { id, token: await aCharterLink(db(), id) };
        }),
      );
      const models: Model[] = SLOTS_WANTED.map((slot) => ({
        status: 'pending',
        slot,
        has: null,
        completedAt: null,
        changes: 0,
        isQuoted: false,
        isEstimated: false,
      }));
      for (const one of steps) {
        now = new Date(now.getTime() + one.hours * HOUR_MS);
        const { id = '', token = '' } = charters[one.who] ?? {};
        const isRepeat =
          one.event === 'accept' && one.role === 'client' && models[one.who]?.status === 'confirmed';
        const expected = foretell(models, one, now);
        const result = await attempt(id, token, one.event, one.role, one.slot);
        if (!isRepeat) expect(result.ok, `${JSON.stringify(one)}: ${JSON.stringify(result)}`).toBe(expected);

        const stored = await db().select().from(charterRequests);
        const entries = await db().select().from(calendarEntries);
        for (const [index, model] of models.entries()) {
          const row = stored.find((candidate) => candidate.id === charters[index]?.id);
          expect(row?.status).toBe(model.status);
          expect(row?.version).toBe(1 + model.changes);
          const entry = entries.find(({ charterId }) => charterId === row?.id);
          // A lapsed hold may still be stored, or may have been deleted already.
          const hasLapsed = model.has?.until != null && model.has.until <= now;
          if (!hasLapsed) expect(entry?.expiresAt ?? null).toEqual(model.has?.until ?? null);
          if (!hasLapsed) expect(entry !== undefined).toBe(model.has !== null);
        }
      }
      const changes = models.reduce((sum, model) => sum + model.changes, 0);
      expect(await db().$count(caseHistory)).toBe(changes);
      const causes = (await db().select().from(outbox)).map(({ cause }) => cause);
      expect(new Set(causes).size).toBe(causes.length);
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 60) },
  );
}, 300_000);

describe('at once', () => {
  const confirmed = async (id: string) => {
    const rows = await db().select().from(charterRequests);
    return rows.find((row) => row.id === id)?.status === 'confirmed';
  };

  test('confirming and cancelling one charter: whichever comes last is true, and the calendar agrees', async () => {
    for (let round = 0; round < 25; round += 1) {
      await clear();
      const { id } = await aCharter(db(), 'serenata');
      const token = await aCharterLink(db(), id);
      const results = await Promise.all([
        confirmCharter(app.deps, id, ANA, {}),
        cancelAsClient(app.deps, { token }, {}),
        confirmCharter(app.deps, id, ANA, {}),
      ]);
      expect(results.some(({ ok }) => ok)).toBe(true);
      expect(await entriesOf()).toEqual((await confirmed(id)) ? [id] : []);
      expect(await db().$count(caseHistory)).toBe(results.filter(({ ok }) => ok).length);
    }
  });

  test('completing and cancelling one charter: one of the two, and the calendar agrees', async () => {
    for (let round = 0; round < 25; round += 1) {
      await clear();
      const { id } = await aCharter(db(), 'serenata');
      await confirmCharter(app.deps, id, ANA, {});
      now = TIMES['just over'];
      const results = await Promise.all([
        advanceCharter(app.deps, id, 'complete', ANA, {}),
        cancelCharter(app.deps, id, ANA, {}),
        advanceCharter(app.deps, id, 'complete', BEN, {}),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const [after] = await db().select().from(charterRequests);
      expect(after?.status).toBe(results[1]?.ok ? 'cancelled' : 'completed');
      expect(after?.completedAt).toEqual(results[1]?.ok ? null : now);
      expect(await entriesOf()).toEqual(results[1]?.ok ? [] : [id]);
    }
  });

  test('taking back a completion twice at once takes it back once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await clear();
      const { id } = await aCharter(db(), 'serenata');
      await confirmCharter(app.deps, id, ANA, {});
      now = TIMES['just over'];
      await advanceCharter(app.deps, id, 'complete', ANA, {});
      const results = await Promise.all([
        advanceCharter(app.deps, id, 'uncomplete', ANA, {}),
        advanceCharter(app.deps, id, 'uncomplete', BEN, {}),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const steps = (await db().select().from(caseHistory)).map(({ event }) => event);
      expect(steps.filter((event) => event === 'uncomplete')).toHaveLength(1);
      expect(await entriesOf()).toEqual([id]);
    }
  });

  test('a hold that lapses while two want its time: one gets it, whoever asks', async () => {
    for (let round = 0; round < 25; round += 1) {
      await clear();
      const held = await aCharter(db(), 'serenata');
      await quoteCharter(app.deps, held.id, { note: '' }, ANA);
      const token = await aCharterLink(db(), held.id);
      const [quote] = await db().select().from(charterQuotes);
      const rival = await aCharter(db(), 'serenata', { slot: 'full-day' });
      // Exactly at its end the hold no longer counts.
      now = quote?.heldUntil ?? now;
      const accepted = { quoteId: quote?.id ?? '', name: 'Rosa' };
      const results = await Promise.all([
        acceptQuote(app.deps, token, accepted, { address: '', browser: '' }),
        confirmCharter(app.deps, rival.id, ANA, {}),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await entriesOf()).toHaveLength(1);
      for (const { id } of [held, rival]) expect((await entriesOf()).includes(id)).toBe(await confirmed(id));
    }
  });

  test('moving two charters onto each other’s time moves at most one', async () => {
    for (let round = 0; round < 10; round += 1) {
      await clear();
      const one = await aCharter(db(), 'serenata', { slot: 'morning' });
      const two = await aCharter(db(), 'serenata', { slot: 'evening' });
      for (const { id } of [one, two]) await confirmCharter(app.deps, id, ANA, {});
      const results = await Promise.all([
        moveCharter(app.deps, one.id, { duration: 'afternoon' }, ANA),
        moveCharter(app.deps, two.id, { duration: 'full-day' }, ANA),
      ]);
      expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
      expect(await entriesOf()).toHaveLength(2);
    }
  });

  test('exchanging two charters’ times at once breaks neither: both are told that the other has it', async () => {
    for (let round = 0; round < 3; round += 1) {
      await clear();
      const one = await aCharter(db(), 'serenata', { slot: 'morning' });
      const two = await aCharter(db(), 'serenata', { slot: 'evening' });
      for (const { id } of [one, two]) await confirmCharter(app.deps, id, ANA, {});
      const results = await Promise.all([
        moveCharter(app.deps, one.id, { duration: 'evening' }, ANA),
        moveCharter(app.deps, two.id, { duration: 'morning' }, ANA),
      ]);
      for (const result of results) expect(result).toMatchObject({ ok: false, reason: 'dates-taken' });
      expect((await entriesOf()).sort()).toEqual([one.id, two.id].sort());
    }
  });
});

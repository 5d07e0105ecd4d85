import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { lookOf } from '#features/accounts/domain.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseGrants, caseHistory, caseMessages } from '#features/cases/tables.ts';
import { modeFor } from '#features/charters/domain.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { findPicture } from '#media/pictures.ts';
import { accounts, sessions } from '#platform/auth/tables.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { anyPapers } from '#tests/builders/papers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServer'), { migrated: false });
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Brings the database to the state of a site that was last started at that migration. */
async function migrateUpTo(last: string): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const index = journal.entries.findIndex(({ tag }) => tag === last);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index + 1) }));
  await migrateDatabase(database.connectionString, folder);
}

/** A yacht with only those columns that the table has always had. */
async function anOldYacht() {
  await database.db.execute(
    sql`insert into yachts (id, name, brand, capacity) values ('serenata', 'Serenata', 'Azimut', 12)`,
  );
}

/** A charter as it was stored before prices contained the day on which the balance is due. */
async function anOldCharter(history: readonly (readonly [string | null, string, string, string])[]) {
  await anOldYacht();
  const id = randomUUID();
  const price = sql`${JSON.stringify({ totalCents: 100_000, depositPercent: 50 })}::jsonb`;
  await database.db.execute(sql`
    insert into charter_requests (
      id, request_type, yacht_id, yacht_name, status, contact_name, contact_email, contact_phone, start_on, slot,
      departs_at, returns_at, guest_count, estimate, created_at, updated_at
    ) values (
      ${id}, 'charter', 'serenata', 'Serenata', 'confirmed', 'Rosa Delgado', 'rosa@visitors.example', '',
      '2027-03-06', 'afternoon', '2027-03-06T17:00Z', '2027-03-06T22:00Z', 4, ${price}, now(), now()
    )`);
  await database.db.execute(sql`
    insert into charter_quotes (id, charter_id, number, price, terms, quoted_by, created_at, held_until)
    values (${randomUUID()}, ${id}, 1, ${price}, '{}', 'ana', now(), now())`);
  for (const [from, to, by, reason] of history) {
    await database.db.execute(sql`
      insert into charter_history (id, charter_id, from_status, to_status, changed_by, reason, changed_at)
      values (${randomUUID()}, ${id}, ${from}, ${to}, ${by}, ${reason}, clock_timestamp())`);
  }
}

test('an older release refuses a database that a newer one has changed, and leaves it as it is', async () => {
  await migrateDatabase(database.connectionString, MIGRATIONS);
  // An older release starts: it does not know the last migration.
  await expect(migrateUpTo('0035_translations')).rejects.toThrow(
    'This database was brought up to date by a newer release of the site.',
  );
  await migrateDatabase(database.connectionString, MIGRATIONS);
});

describe('a site from before events were paid by rules of their own', () => {
  test('keeps its charters: their balance is due as it was, and their history says what happened', async () => {
    await migrateUpTo('0010_calendar_at_a_glance');
    await database.db.execute(
      sql`insert into site_settings (key, value) values ('money', '{"charterBalanceHoursBefore": 36}')`,
    );
    await anOldCharter([
      [null, 'pending', 'visitor', ''],
      ['pending', 'pending', 'staff: ana', 'Moved from Serenata, 2027-03-05, morning.'],
      ['pending', 'quoted', 'staff: ana', ''],
      ['quoted', 'quoted', 'staff: ana', ''],
      ['quoted', 'confirmed', 'client', 'Quote 2 accepted by Rosa Delgado.'],
      ['confirmed', 'confirmed', 'staff: ana', 'Corrected: phone.'],
    ]);
    await migrateDatabase(database.connectionString, MIGRATIONS);

    const terms = { depositPercent: 50, balanceDue: { before: 36, unit: 'hours' } };
    const [charter] = await database.db.select().from(charterRequests);
    expect(charter).toMatchObject({ billedAs: 'charter', estimate: terms, totalCents: 100_000 });
    const [quote] = await database.db.select().from(charterQuotes);
    expect(quote?.price).toMatchObject({ ...terms, totalCents: 100_000 });
    const history = await database.db.select().from(caseHistory).orderBy(caseHistory.changedAt);
    expect(history.map(({ event }) => event)).toEqual([null, 'move', 'quote', 'quote', 'accept', 'correct']);
  });

  test('without settings of its own had its balance due a day before', async () => {
    await migrateUpTo('0010_calendar_at_a_glance');
    await anOldCharter([]);
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const [charter] = await database.db.select().from(charterRequests);
    expect(charter?.estimate?.balanceDue).toEqual({ before: 24, unit: 'hours' });
  });

  test('is refused a way of paying that there is not', async () => {
    await migrateDatabase(database.connectionString, MIGRATIONS);
    await anOldCharter([]);
    const wrong = database.db.execute(sql`update charter_requests set billed_as = 'favour'`);
    await expect(wrong).rejects.toMatchObject({ cause: { constraint: 'charter_requests_billed_as' } });
  });
});

describe('a site from before completed charters had a time', () => {
  test('keeps every status as it was; the sample charters that were sailed get their place', async () => {
    await migrateUpTo('0011_payment_terms');
    await anOldYacht();
    const written = async (email: string, day: string) => {
      const id = randomUUID();
      await database.db.execute(sql`
        insert into charter_requests (
          id, request_type, yacht_id, yacht_name, status, contact_name, contact_email, contact_phone, start_on, slot,
          departs_at, returns_at, guest_count, created_at, updated_at
        ) values (
          ${id}, 'charter', 'serenata', 'Serenata', 'completed', 'Rosa Delgado', ${email}, '',
          ${day}, 'afternoon', ${`${day}T17:00Z`}, ${`${day}T22:00Z`}, 4, now(), now()
        )`);
      await database.db.execute(sql`
        insert into charter_history (id, charter_id, event, from_status, to_status, changed_by, changed_at)
        values (${randomUUID()}, ${id}, 'complete', 'pending', 'completed', 'staff: ana', now())`);
      return id;
    };
    const sample = await written('rosa.delgado@sample.invalid', '2024-03-06');
    const own = await written('rosa.delgado@visitors.example', '2024-03-07');
    const ahead = await written('rosa.delgado@sample.invalid', '2999-03-08');
    await migrateDatabase(database.connectionString, MIGRATIONS);

    const charters = await database.db.select().from(charterRequests);
    expect(new Set(charters.map(({ status }) => status))).toEqual(new Set(['completed']));
    const completedAt = (id: string) => charters.find((charter) => charter.id === id)?.completedAt;
    expect([completedAt(sample), completedAt(own), completedAt(ahead)]).toEqual([
      expect.any(Date),
      null,
      null,
    ]);
    const entries = await database.db.select().from(calendarEntries);
    expect(entries.map(({ charterId, kind }) => ({ charterId, kind }))).toEqual([
      { charterId: sample, kind: 'charter' },
    ]);
  });

  test('the database refuses a completion before the return', async () => {
    await migrateDatabase(database.connectionString, MIGRATIONS);
    await anOldCharter([]);
    const early = database.db.execute(
      sql`update charter_requests set status = 'completed', completed_at = '2027-03-06T21:59:59Z'`,
    );
    await expect(early).rejects.toMatchObject({
      cause: { constraint: 'charter_requests_completed_after_return' },
    });
  });
});

describe('a site from before names were compared by their look', () => {
  test('knows what the names of its accounts look like, and takes its sessions as confirmed when they began', async () => {
    await migrateUpTo('0011_payment_terms');
    const names = ['rosa.delgado', 'capta1n_ana', 'bernard', 'josé', 'rоsа', 'vvillow', 'αlαn'];
    for (const name of names) {
      const id = randomUUID();
      await database.db.execute(sql`
        insert into accounts (id, username, email, created_at, updated_at)
        values (${id}, ${name}, ${id}, '2026-01-02T03:04Z', now())`);
      await database.db.execute(sql`
        insert into sessions (id, token, account_id, expires_at, created_at, updated_at)
        values (${id}, ${id}, ${id}, now() + interval '1 day', '2026-02-03T04:05Z', now())`);
    }
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const kept = await database.db.select().from(accounts);
    expect(kept).toHaveLength(names.length);
    for (const { username, look, roleSince, createdAt } of kept) {
      expect(look, username).toBe(lookOf(username));
      expect(roleSince).toEqual(createdAt);
    }
    for (const { confirmedAt, createdAt } of await database.db.select().from(sessions)) {
      expect(confirmedAt).toEqual(createdAt);
    }
  });
});

describe('a site from before charters, inquiries and applications were cases', () => {
  test('keeps their history, what was written and who may open them; what hangs on a case goes with it', async () => {
    await migrateUpTo('0020_call_counts');
    await anOldCharter([[null, 'pending', 'visitor', 'By phone']]);
    const { rows: charters } = await database.db.execute(sql`select id from charter_requests`);
    const charter = String(charters[0]?.id);
    const [application, message, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const write = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
    await write(sql`
      insert into charter_messages (id, charter_id, kind, written_by, body, created_at)
      values (${randomUUID()}, ${charter}, 'note', 'ana', 'She brings her dog', now())`);
    await write(sql`
      insert into charter_links (token_hash, charter_id, created_at, expires_at)
      values ('mailed', ${charter}, now(), now() + interval '1 day')`);
    await write(sql`
      insert into contact_messages (id, created_at, first_name, last_name, email, message)
      values (${message}, now(), 'Rosa', 'Delgado', 'rosa@visitors.example', 'Hello')`);
    for (const id of [message, gone]) {
      await write(sql`
        insert into inquiry_replies (id, inquiry_id, author, subject, body, sent_at)
        values (${randomUUID()}, ${id}, 'ana', 'Your message', 'Dear Rosa', now())`);
    }
    await write(sql`
      insert into financing_applications (
        id, status, purpose, charter_date, service_selected, estimated_amount_cents, first_name, last_name, email, phone,
        street_address, city, state, zip_code, citizenship_status, employment_status, profession, employer_name,
        employer_phone, time_at_employer, monthly_net_income_cents, housing_status, monthly_housing_payment_cents,
        estimated_credit_score, submitted_at, updated_at
      ) values (
        ${application}, 'approved', 'charter', '', 'to-confirm', 1, 'Elena', 'Marsh', 'elena@applicants.example', '',
        '', '', 'FL', '', 'us-citizen', 'employed', '', '', '', '', 1, 'own', 1, 'good', now(), now()
      )`);
    await write(sql`
      insert into financing_history (id, application_id, kind, from_status, to_status, changed_by, details, changed_at)
      values (${randomUUID()}, ${application}, 'decision', 'under_review', 'approved', 'ana', '{"lender": "Harbor"}', now())`);
    await write(sql`
      insert into financing_messages (id, application_id, message_type, subject, content, created_at, read_at)
      values (${randomUUID()}, ${application}, 'lender', 'Approved', 'Terms follow', now(), now())`);
    await write(sql`
      insert into financing_grants (browser_hash, application_id, made_by, created_at, last_used_at, expires_at)
      values ('browser', ${application}, 'submission', now(), now(), now() + interval '1 day')`);
    await migrateDatabase(database.connectionString, MIGRATIONS);

    const history = await database.db.select().from(caseHistory).orderBy(caseHistory.toStatus);
    expect(history).toMatchObject([
      { caseId: application, event: 'decision', fromStatus: 'under_review', details: { lender: 'Harbor' } },
      { caseId: charter, event: null, toStatus: 'pending', changedBy: 'visitor', reason: 'By phone' },
    ]);
    const messages = await database.db.select().from(caseMessages).orderBy(caseMessages.kind);
    expect(messages).toMatchObject([
      {
        caseId: application,
        kind: 'lender',
        subject: 'Approved',
        body: 'Terms follow',
        readAt: expect.any(Date),
      },
      { caseId: message, kind: 'mail', writtenBy: 'ana', subject: 'Your message', body: 'Dear Rosa' },
      { caseId: charter, kind: 'note', writtenBy: 'ana', body: 'She brings her dog', readAt: null },
    ]);
    const grants = await database.db.select().from(caseGrants).orderBy(caseGrants.madeBy);
    expect(grants).toMatchObject([
      { caseId: charter, tokenHash: 'mailed', madeBy: 'mail' },
      { caseId: application, tokenHash: 'browser', madeBy: 'submission' },
    ]);
    await write(sql`delete from financing_applications`);
    await write(sql`delete from contact_messages`);
    await write(sql`delete from charter_requests`);
    for (const table of [caseHistory, caseMessages, caseGrants])
      expect(await database.db.$count(table)).toBe(0);
    const orphan = sql`insert into case_messages (id, case_id, kind, body, created_at) values (${gone}, ${gone}, 'note', '', now())`;
    await expect(write(orphan)).rejects.toMatchObject({ cause: { code: '23503' } });
  });
});

describe('a site from before charters kept who hires the captain', () => {
  test('has each of them let by the rule by which new ones are', async () => {
    await migrateUpTo('0061_papers');
    const day = '2027-03-06';
    const cases = fc
      .sample(
        fc.record({
          yacht: anyPapers(day),
          guests: fc.integer({ min: 1, max: 24 }),
          days: fc.constantFrom(0, 1, 3),
        }),
        300,
      )
      .map((one) => ({ id: randomUUID(), ...one }));
    for (const { id, yacht, guests, days } of cases) {
      const { charterMode, grossTons, registrationNumber, certificateNumber, ...papers } = yacht.papers;
      const { certificatePassengers, certificateValidUntil, insuranceValidUntil, liveryValidUntil } = papers;
      await database.db.execute(sql`
        insert into yachts (
          id, name, brand, capacity, charter_mode, gross_tons, registration_number, certificate_number,
          certificate_passengers, certificate_valid_until, insurance_valid_until, livery_valid_until
        ) values (
          ${id}, 'Any', 'Azimut', ${yacht.capacity}, ${charterMode}, ${grossTons}, ${registrationNumber},
          ${certificateNumber}, ${certificatePassengers}, ${certificateValidUntil}, ${insuranceValidUntil},
          ${liveryValidUntil}
        )`);
      await database.db.execute(sql`
        insert into charter_requests (
          id, request_type, yacht_id, yacht_name, status, contact_name, contact_email, contact_phone, start_on, slot,
          departs_at, returns_at, guest_count, created_at, updated_at
        ) values (
          ${id}, 'charter', ${id}, 'Any', 'pending', 'Rosa Delgado', 'rosa@visitors.example', '', ${day}, 'evening',
          '2027-03-06T22:00Z', ${`${addDays(day, days)}T23:00Z`}, ${guests}, now(), now()
        )`);
    }
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const kept = new Map(
      (await database.db.select().from(charterRequests)).map((charter) => [charter.id, charter]),
    );
    for (const { id, yacht, guests } of cases) {
      const charter = kept.get(id);
      if (!charter) throw new Error('A charter is gone');
      const range = { from: charter.departsAt, to: charter.returnsAt };
      const wanted = modeFor({ range, guestCount: guests }, { name: 'Any', ...yacht });
      expect(charter.mode, JSON.stringify([yacht, guests, range])).toBe(wanted);
    }
    expect(new Set([...kept.values()].map(({ mode }) => mode)).size).toBe(2);
  });
});

describe('a site from before a charter let its captain go when its way changed', () => {
  test('keeps those who are theirs now, and whoever has left', async () => {
    await migrateUpTo('0092_disputes_answered_again');
    await anOldYacht();
    const cases = [
      { name: 'the house’s', mode: 'crewed', isChosen: false, hasLeft: false, isKept: true },
      { name: 'chosen before it was crewed', mode: 'crewed', isChosen: true, hasLeft: false, isKept: false },
      { name: 'chosen, and then the house’s', mode: 'crewed', isChosen: true, hasLeft: false, isKept: true },
      { name: 'chosen', mode: 'bareboat', isChosen: true, hasLeft: false, isKept: true },
      {
        name: 'assigned before it was bareboat',
        mode: 'bareboat',
        isChosen: false,
        hasLeft: false,
        isKept: false,
      },
      { name: 'gone', mode: 'bareboat', isChosen: false, hasLeft: true, isKept: true },
    ].map((one) => ({ id: randomUUID(), ...one }));
    const write = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
    for (const { id, name, mode, isChosen, hasLeft } of cases) {
      await write(sql`insert into captains (id, name, license) values (${id}, 'Ines Duarte', 'oupv')`);
      await write(sql`
        insert into charter_requests (
          id, request_type, yacht_id, yacht_name, status, contact_name, contact_email, contact_phone, start_on, slot,
          departs_at, returns_at, guest_count, mode, created_at, updated_at
        ) values (
          ${id}, 'charter', 'serenata', 'Serenata', 'confirmed', 'Rosa Delgado', 'rosa@visitors.example', '',
          '2027-03-06', 'afternoon', '2027-03-06T17:00Z', '2027-03-06T22:00Z', 4, ${mode}, now(), now()
        )`);
      await write(sql`
        insert into departures (charter_id, captain_id, during, departed_at, departed_by)
        values (${id}, ${id}, '[2027-03-06 17:00Z,2027-03-06 22:00Z)', ${hasLeft ? sql`now()` : null}, ${hasLeft ? 'ana' : null})`);
      if (isChosen) {
        await write(sql`
          insert into captain_choices (id, charter_id, captain_id, kind, name, license, license_number, phone, email, chosen_at)
          values (${randomUUID()}, ${id}, ${id}, 'listed', 'Ines Duarte', 'oupv', '', '', '', now())`);
      }
      if (name.endsWith('then the house’s')) {
        await write(sql`
          insert into activity (id, at, actor, action, subject_kind, subject_id)
          values (${randomUUID()}, now(), 'ana', 'assigned a captain to', 'charter', ${id})`);
      }
    }
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const { rows } = await write(sql`select charter_id as id, captain_id from departures`);
    const kept = new Map(rows.map(({ id, captain_id }) => [id, captain_id !== null]));
    expect(cases.map(({ id, name }) => [name, kept.get(id)])).toEqual(
      cases.map(({ name, isKept }) => [name, isKept]),
    );
  });
});

describe('a site from before a bank that had only asked could be answered anew', () => {
  test('has those to be answered that were answered as a question alone', async () => {
    await migrateUpTo('0091_dispute_answers');
    const [charterId, paymentId] = [randomUUID(), randomUUID()];
    const [asked, taken, later] = ['2027-03-01T12:00Z', '2027-03-04T12:00Z', '2027-03-05T12:00Z'];
    await database.db.execute(sql`
      insert into money_payments (id, charter_id, cents, method, received_on, reference, recorded_by, recorded_at)
      values (${paymentId}, ${charterId}, 500, 'card', '2027-02-01', 'pi_1', 'card page', ${asked})`);
    const disputed = async (id: string, openedAt: string, answeredAt: string | null) => {
      await database.db.execute(sql`
        insert into money_disputes (id, charter_id, payment_id, cents, reason, state, is_answered, opened_at, changed_at)
        values (${id}, ${charterId}, ${paymentId}, 500, 'fraudulent', 'open', true, ${openedAt}, ${taken})`);
      await database.db.transaction(async (tx) => {
        const transactionId = randomUUID();
        await tx.execute(sql`
          insert into money_transactions (id, charter_id, cause, made_by, made_at)
          values (${transactionId}, ${charterId}, ${`dispute:${id}`}, 'card page', ${taken})`);
        await tx.execute(sql`
          insert into money_entries (transaction_id, account, cents)
          values (${transactionId}, 'disputes', 500), (${transactionId}, 'cleared', -500)`);
      });
      if (answeredAt === null) return;
      await database.db.execute(sql`
        insert into money_dispute_answers (id, dispute_id, kind, state, made_by, made_at, done_at)
        values (${randomUUID()}, ${id}, 'submitted', 'done', 'ana', ${answeredAt}, ${answeredAt})`);
    };
    await disputed('as-a-question', asked, asked);
    await disputed('as-a-question-elsewhere', asked, null);
    await disputed('since', asked, later);
    await disputed('elsewhere', taken, null);
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from money_disputes where is_answered order by id`,
    );
    expect(rows).toEqual([{ id: 'elsewhere' }, { id: 'since' }]);
  });
});

describe('a site from before every kind of yacht had rooms of her own layout', () => {
  test('shows those in the place of the ones that were recolored, and leaves what staff have chosen', async () => {
    await migrateUpTo('0095_crew');
    await anOldYacht();
    const before = [
      'yacht-serenata',
      'flybridge-large-84-up-saloon',
      'trawler-all-cockpit',
      'trawler-all-cabin',
      'up-1',
    ];
    await database.db.execute(
      sql`update yachts set gallery_images = ${sql.param(before)}::text[] where id = 'serenata'`,
    );
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const { rows } = await database.db.execute<{ shown: string[] }>(
      sql`select gallery_images as shown from yachts where id = 'serenata'`,
    );
    const after = [
      'yacht-serenata',
      'superyacht-teak-saloon',
      'trawler-all-cockpit',
      'trawler-white-cabin',
      'up-1',
    ];
    expect(rows).toEqual([{ shown: after }]);
  });

  test('names none that is not there', async () => {
    const migration = await readFile(path.join(MIGRATIONS, '0096_rooms_by_layout.sql'), 'utf8');
    const named = [...migration.matchAll(/'(\S+)', '(saloon|cabin)', '(\S+)'\)/g)];
    expect(named).toHaveLength(24);
    for (const [, before, room, now] of named) {
      expect(findPicture(`${now}-${room}`), now).toBeDefined();
      expect(findPicture(`${before}-${room}`), before).toBeUndefined();
    }
  });
});

describe('a site whose ledger named the clients who accepted a quote', () => {
  test('names them by their role, and is append-only as before', async () => {
    await migrateUpTo('0106_disputes_of_holds');
    const charterId = randomUUID();
    await database.db.execute(sql`insert into cases (id) values (${charterId})`);
    for (const [by, name] of [
      ['client', 'Rosa Delgado'],
      ['staff: ana', 'ana'],
    ] as const) {
      const changeId = randomUUID();
      await database.db.execute(sql`
        insert into case_history (id, case_id, event, changed_by, changed_at)
        values (${changeId}, ${charterId}, 'accept', ${by}, now())`);
      await database.db.transaction(async (tx) => {
        const transactionId = randomUUID();
        await tx.execute(sql`
          insert into money_transactions (id, charter_id, cause, made_by, made_at)
          values (${transactionId}, ${charterId}, ${`settled:confirmed:${changeId}`}, ${name}, now())`);
        await tx.execute(sql`
          insert into money_entries (transaction_id, account, cents)
          values (${transactionId}, 'deposits', 500), (${transactionId}, 'revenue', -500)`);
      });
    }
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const { rows } = await database.db.execute(sql`select made_by from money_transactions order by made_by`);
    expect(rows).toEqual([{ made_by: 'ana' }, { made_by: 'client' }]);
    const changed = database.db.execute(sql`update money_transactions set made_by = 'eva'`);
    await expect(changed).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});

describe('a site from before a card named a price that is a basic charter’s', () => {
  test('names it where a full day with full amenities has no price', async () => {
    await migrateUpTo('0109_mode_at_sea');
    for (const [id, allIn, full, basic] of [
      ['both', 125_000, 100_000, 80_000],
      ['basic-day', 100_000, null, 80_000],
      ['on-demand', null, null, null],
    ] as const) {
      await database.db.execute(sql`
        insert into yachts (id, name, brand, capacity, all_in_cents) values (${id}, ${id}, 'Azimut', 12, ${allIn})`);
      await database.db.execute(sql`
        insert into yacht_pricing (id, yacht_id, pricing_type, price4_hours_cents, price8_hours_cents, gratuity_percent, sales_tax_percent)
        values (${randomUUID()}, ${id}, 'with_amenities', 50000, ${full}, 18, 7),
          (${randomUUID()}, ${id}, 'without_amenities', 50000, ${basic}, 18, 7)`);
    }
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const { rows } = await database.db.execute(sql`select id from yachts where is_all_in_basic`);
    expect(rows).toEqual([{ id: 'basic-day' }]);
  });
});

describe('a site from before refunds made on the card company’s own pages were kept', () => {
  test('looks anew into those it was told of, and into nothing that it knows', async () => {
    await migrateUpTo('0117_lines_recorded_by_hand');
    for (const [id, about, object] of [
      ['evt_1', 'refund', 're_elsewhere'],
      ['evt_2', 'refund', 're_ordered'],
      ['evt_3', 'checkout', 'cs_1'],
    ]) {
      await database.db.execute(sql`
        insert into money_notices (id, type, about, object_id, created_at, received_at, handled_at)
        values (${id}, 'any', ${about}, ${object}, now(), now(), now())`);
    }
    // Of a refund and payment that need not be there for this.
    await database.db.execute(
      sql`alter table money_card_refunds drop constraint money_card_refunds_refund_id_fkey`,
    );
    await database.db.execute(sql`
      insert into money_card_refunds (refund_id, provider_refund, ordered_at) values (${randomUUID()}, 're_ordered', now())`);
    await migrateDatabase(database.connectionString, MIGRATIONS);
    const { rows } = await database.db.execute(sql`select id from money_notices where handled_at is null`);
    expect(rows).toEqual([{ id: 'evt_1' }]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '#core/api-client.ts';
import { instantAt } from '#core/charter-time.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { addOns, packages } from '#features/extras/tables.ts';
import { notificationJobs } from '#features/notifications/jobs.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { openJobs } from '#platform/jobs/queue.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilTaken } from '#tests/support/until-taken.ts';
import { sendCharterRequest } from './queries/booking.ts';
import { charterRequestBody } from './schema/index.ts';
import { requestCharter } from './service/index.ts';
import { charterRequests } from './tables.ts';

const NOW = new Date('2027-02-01T15:00:00Z');
const PATH = '/api/yacht-requests';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const { db } = app.database;
  await aYacht(db, { id: 'serenata', name: 'Serenata', capacity: 10 });
  await db.insert(addOns).values([
    { id: 'jet-ski', name: 'Jet Ski', priceCents: 35_000 },
    { id: 'retired-toy', name: 'Retired toy', priceCents: 10_000, isActive: false },
  ]);
  await db.insert(packages).values([
    { id: 'photographer', name: 'Photographer', priceCents: 75_000, onBookCharter: true },
    { id: 'elsewhere', name: 'Not for charters', priceCents: 10_000, onBookCharter: false },
  ]);
});
afterAll(() => app.close());
beforeEach(() => {
  app.queued.length = 0;
  app.logged.length = 0;
});
afterEach(async () => {
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox, idempotency_keys`,
  );
});

const body = (fields: Record<string, unknown> = {}) => aRequestBody('serenata', fields);
const requests = () => app.database.db.select().from(charterRequests);
const mails = () => app.database.db.select().from(outbox);
const without = (field: string) => {
  const { [field]: _left, ...rest } = body();
  return rest;
};

async function expectNothingStored(): Promise<void> {
  expect(await requests()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(app.queued).toEqual([]);
}

describe('a request that is taken', () => {
  test('exactly as the specification has it, is stored once, pending, with its history', async () => {
    const response = await app.postJson(
      PATH,
      body({ guestCount: '8', message: 'Add-ons: jet-ski; Packages: ' }),
    );
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(Object.keys(answer)).toEqual(['id', 'message']);
    expect(answer.message).toContain('within 24 hours');

    const [stored, ...others] = await requests();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      id: answer.id,
      requestType: 'charter',
      yachtId: 'serenata',
      yachtName: 'Serenata',
      status: 'pending',
      contactName: 'Rosa Delgado',
      startOn: '2027-03-06',
      slot: 'afternoon',
      guestCount: 8,
      pricingType: 'with_amenities',
      extraIds: ['jet-ski'],
      message: 'Add-ons: jet-ski; Packages:',
      suspectedSpam: false,
      sentQuickly: false,
      createdAt: NOW,
    });
    expect(await app.database.db.select().from(caseHistory)).toMatchObject([
      { caseId: answer.id, fromStatus: null, toStatus: 'pending', changedBy: 'visitor', changedAt: NOW },
    ]);
  });

  test('is answered with what it comes to at that moment, as it is kept', async () => {
    const { id: yachtId } = await aYacht(app.database.db, { id: 'priced' });
    await aPriceRecord(app.database.db, yachtId, { price5HoursCents: 310_000 });
    const key = { 'idempotency-key': 'priced-once' };
    const first = await (await app.postJson(PATH, body({ yachtId }), key)).text();
    expect(await (await app.postJson(PATH, body({ yachtId }), key)).text()).toBe(first);
    const answer = JSON.parse(first);
    expect(Object.keys(answer)).toEqual(['id', 'message', 'estimate']);
    const [stored] = await requests();
    expect(answer.estimate).toMatchObject({
      total: (stored?.estimate?.totalCents ?? 0) / 100,
      lines: expect.arrayContaining([{ kind: 'base', label: 'Yacht, 5 hours', amount: 3_100 }]),
      balanceDueAt: '2027-03-05T17:00:00.000Z',
    });
  });

  test('keeps its yacht’s name when the yacht is renamed', async () => {
    const { db } = app.database;
    await aYacht(db, { id: 'renamed', name: 'Before' });
    await app.postJson(PATH, body({ yachtId: 'renamed' }));
    await db.execute(sql`update yachts set name = 'After' where id = 'renamed'`);
    expect((await requests())[0]?.yachtName).toBe('Before');
  });

  test.each([['confirmed'], ['cancelled'], [42], [null], [undefined]])(
    'is pending whatever its status says: %j',
    async (status) => {
      expect((await app.postJson(PATH, body({ status }))).status).toBe(201);
      expect((await requests())[0]?.status).toBe('pending');
    },
  );

  test('without requestType, message, specialRequests and status it is taken as well', async () => {
    const { requestType: _a, message: _b, specialRequests: _c, status: _d, ...least } = body();
    expect((await app.postJson(PATH, least)).status).toBe(201);
  });

  test('prices extraIds where they are given, each once, and the message’s ids where they are not', async () => {
    await app.postJson(
      PATH,
      body({ extraIds: ['photographer', 'photographer'], message: 'Add-ons: jet-ski' }),
    );
    await app.postJson(PATH, body({ message: 'Add-ons: jet-ski; Packages: photographer' }));
    await app.postJson(PATH, body({ extraIds: [], message: 'Add-ons: jet-ski' }));
    await app.postJson(PATH, body({ message: 'A cake for Ana, please' }));
    expect((await requests()).map(({ extraIds }) => extraIds)).toEqual([
      ['photographer'],
      ['jet-ski', 'photographer'],
      [],
      [],
    ]);
  });

  test('on any day to come, however far', async () => {
    const far = body({ startDate: '9998-12-31', duration: 'evening' });
    expect((await app.postJson(PATH, far)).status).toBe(201);
  });

  test('today, as long as its time has not begun', async () => {
    // 10:00 in Miami: the afternoon is still to come.
    const today = body({ startDate: '2027-02-01' });
    expect((await app.postJson(PATH, { ...today, duration: 'afternoon' })).status).toBe(201);
    const begun = await app.postJson(PATH, { ...today, duration: 'morning' });
    expect(begun.status).toBe(422);
    expect(await begun.json()).toMatchObject({ code: 'slot-begun', issues: [{ path: 'duration' }] });
  });

  test('spaces around what is typed do no harm', async () => {
    const response = await app.postJson(
      PATH,
      body({
        contactName: '  Rosa Delgado ',
        specialRequests: 'A cake\r\n\tand flowers',
        contactEmail: ' r@v.example ',
      }),
    );
    expect(response.status).toBe(201);
    expect((await requests())[0]).toMatchObject({ contactName: 'Rosa Delgado', contactEmail: 'r@v.example' });
  });

  test('its mails are queued with it, one to each side, the team’s answering the visitor', async () => {
    const response = await app.postJson(
      PATH,
      body({ extraIds: ['jet-ski', 'photographer'], specialRequests: 'A cake for Ana <3' }),
    );
    const { id } = await response.json();
    const [received, fresh, ...others] = (await mails()).sort((a, b) => (a.cause < b.cause ? 1 : -1));
    expect(others).toEqual([]);
    expect(app.queued.map(({ job }) => job)).toEqual(['send-mail', 'send-mail']);

    expect(received).toMatchObject({
      cause: `charter-received:${id}`,
      recipient: 'rosa.delgado@visitors.example',
      subject: 'Request received: Serenata, Sat, Mar 6',
    });
    expect(fresh).toMatchObject({
      cause: `charter-new:${id}`,
      recipient: 'team@miami-flow.example',
      replyTo: 'rosa.delgado@visitors.example',
      subject: 'New request: Serenata, Sat, Mar 6, afternoon, 8 guests',
    });
    for (const mail of [received, fresh]) {
      for (const content of [mail?.html, mail?.text]) {
        expect(content).toContain('Serenata');
        expect(content).toContain('Saturday, March 6, 2027');
        expect(content).toContain('12:00–5:00 PM');
        expect(content).toContain('Jet Ski');
        expect(content).toContain('$350');
        expect(content).toContain('$1,100');
        expect(content).toContain(String(id).slice(-8));
        expect(content).toContain('+1 (305) 555-0142');
      }
    }
    expect(received?.text).toContain('within 24 hours');
    expect(received?.text).toMatch(/^Jet Ski +\$350$/m);
    expect(`${received?.text}${fresh?.text}`).not.toMatch(/tel:|mailto:|<[a-z]/);
    expect(received?.html).toContain('http://localhost:3000/yachts/serenata');
    expect(fresh?.text).toContain('A cake for Ana <3');
    expect(fresh?.html).toContain('A cake for Ana &lt;3');
    expect(fresh?.text).toContain('+1 (305) 555-0177');
    // Nobody has proved to own the visitor's address, so the mail must not contain text that a stranger typed.
    expect(received?.text).not.toContain('A cake');
  });

  test('the log names nobody', async () => {
    await app.postJson(PATH, body({ contactName: 'Canary Bird', specialRequests: 'canary words' }));
    await app.postJson(PATH, body({ contactName: 'Canary Bird', startDate: '2020-01-01' }));
    await app.postJson(PATH, '{"contactName": "Canary Bird",');
    expect(app.logged.length).toBeGreaterThanOrEqual(3);
    expect(saidByPeople(app.logged)).not.toMatch(/canary|rosa|visitors\.example|0177/i);
  });
});

describe('a request that is refused stores nothing', () => {
  const refusals: [string, () => unknown, number, string, string | undefined, RegExp][] = [
    ['a past date', () => body({ startDate: '2027-01-31' }), 422, 'date-past', 'startDate', /has not passed/],
    [
      'a date that does not exist',
      () => body({ startDate: '2027-02-30' }),
      422,
      'invalid',
      'startDate',
      /exists/,
    ],
    [
      'the last day there is',
      () => body({ startDate: '9999-12-31', duration: 'evening' }),
      422,
      'invalid',
      'startDate',
      /exists/,
    ],
    ['13 guests', () => body({ guestCount: 13 }), 422, 'invalid', 'guestCount', /ask for a quote/],
    ['13 guests as text', () => body({ guestCount: '13' }), 422, 'invalid', 'guestCount', /1 to 12/],
    ['no guests', () => body({ guestCount: 0 }), 422, 'invalid', 'guestCount', /1 to 12/],
    ['half a guest', () => body({ guestCount: 2.5 }), 422, 'invalid', 'guestCount', /1 to 12/],
    [
      'more than the yacht carries',
      () => body({ guestCount: 11 }),
      422,
      'too-many-guests',
      'guestCount',
      /up to 10/,
    ],
    [
      'an unknown yacht',
      () => body({ yachtId: 'nowhere' }),
      422,
      'unknown-yacht',
      'yachtId',
      /from the list/,
    ],
    ['a missing email', () => without('contactEmail'), 422, 'invalid', 'contactEmail', /email/],
    ['an empty email', () => body({ contactEmail: ' ' }), 422, 'invalid', 'contactEmail', /email/],
    ['a broken email', () => body({ contactEmail: 'rosa@' }), 422, 'invalid', 'contactEmail', /valid/],
    ['a missing name', () => without('contactName'), 422, 'invalid', 'contactName', /name/],
    ['a missing phone', () => without('contactPhone'), 422, 'invalid', 'contactPhone', /phone/],
    [
      'a phone without digits',
      () => body({ contactPhone: 'call me' }),
      422,
      'invalid',
      'contactPhone',
      /area code/,
    ],
    [
      'a phone with letters in it',
      () => body({ contactPhone: '30a5550b142' }),
      422,
      'invalid',
      'contactPhone',
      /area code/,
    ],
    ['a missing yacht', () => without('yachtId'), 422, 'invalid', 'yachtId', /yacht/],
    ['a missing date', () => without('startDate'), 422, 'invalid', 'startDate', /date/],
    ['a missing time', () => without('duration'), 422, 'invalid', 'duration', /time/],
    ['missing guests', () => without('guestCount'), 422, 'invalid', 'guestCount', /guests/],
    ['an unknown time', () => body({ duration: 'midnight' }), 422, 'invalid', 'duration', /morning/],
    [
      'another kind of request',
      () => body({ requestType: 'sale' }),
      422,
      'invalid',
      'requestType',
      /^Must be charter$/,
    ],
    ['an unknown add-on', () => body({ extraIds: ['rocket'] }), 422, 'unknown-extra', 'extraIds', /rocket/],
    [
      'one in the message',
      () => body({ message: 'Add-ons: rocket' }),
      422,
      'unknown-extra',
      'message',
      /rocket/,
    ],
    [
      'one that is switched off',
      () => body({ extraIds: ['retired-toy'] }),
      422,
      'unknown-extra',
      'extraIds',
      /toy/,
    ],
    [
      'one not for charters',
      () => body({ extraIds: ['elsewhere'] }),
      422,
      'unknown-extra',
      'extraIds',
      /Not for charters/,
    ],
    ['a NUL in the yacht', () => body({ yachtId: 'sere\u0000nata' }), 422, 'invalid', 'yachtId', /./],
    [
      'a NUL in the words',
      () => body({ specialRequests: 'a\u0000b' }),
      422,
      'invalid',
      'specialRequests',
      /./,
    ],
    [
      'too many words',
      () => body({ specialRequests: 'x'.repeat(5_000) }),
      422,
      'invalid',
      'specialRequests',
      /4000/,
    ],
    [
      'a message of 2 MB',
      () => body({ message: 'x'.repeat(2 * 1024 * 1024) }),
      413,
      'too-large',
      undefined,
      /./,
    ],
    ['broken JSON', () => '{"requestType": "charter",', 400, 'malformed', undefined, /./],
    ['a list', () => '[]', 422, 'invalid', '', /./],
    ['nothing', () => '', 400, 'malformed', undefined, /./],
  ];
  test.each(refusals)('%s', async (_name, sent, status, code, path, sentence) => {
    const response = await app.postJson(PATH, sent());
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer.code).toBe(code);
    expect(answer.error).toMatch(/^[A-Z].*\.$/);
    if (path === undefined) expect(answer.issues).toBeUndefined();
    else {
      expect(answer.issues[0].path).toBe(path);
      expect(answer.issues[0].message).toMatch(sentence);
    }
    await expectNothingStored();
  });

  test('an archived yacht', async () => {
    await aYacht(app.database.db, { id: 'archived', archivedAt: NOW });
    const response = await app.postJson(PATH, body({ yachtId: 'archived' }));
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe('unknown-yacht');
    await expectNothingStored();
  });

  test('another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const response = await app.postJson(PATH, JSON.stringify(body()), { 'content-type': type });
      expect(response.status, type).toBe(415);
      expect(await response.json()).toEqual({ error: 'Please send JSON.', code: 'wrong-type' });
    }
    await expectNothingStored();
  });

  test('a time that is taken: 409, and the other times of the day are free', async () => {
    const { db } = app.database;
    await aCalendarEntry(db, 'serenata', instantAt('2027-03-06', 12), instantAt('2027-03-06', 17));
    const answers = await Promise.all(
      ['afternoon', 'full-day', 'morning', 'evening'].map((duration) =>
        app.postJson(PATH, body({ duration })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 201, 201]);
    expect(await answers[0]?.json()).toMatchObject({ code: 'dates-taken' });
    expect(await requests()).toHaveLength(2);
  });

  test('a time that leaves the yacht no turnaround before the next charter', async () => {
    const { db } = app.database;
    await aYacht(db, { id: 'slow', turnaroundMinutes: 30 });
    await aCalendarEntry(db, 'slow', instantAt('2027-03-06', 12), instantAt('2027-03-06', 17));
    const response = await app.postJson(PATH, body({ yachtId: 'slow', duration: 'morning' }));
    expect(response.status).toBe(409);
  });

  test('but a hold that lapsed stands in nobody’s way', async () => {
    const { db } = app.database;
    const [from, to] = [instantAt('2027-03-06', 12), instantAt('2027-03-06', 17)];
    await aCalendarEntry(db, 'serenata', from, to, { kind: 'hold', expiresAt: new Date(NOW.getTime() - 1) });
    expect((await app.postJson(PATH, body())).status).toBe(201);
  });

  test('all that is wrong is named at once', async () => {
    const wrong = { ...without('contactEmail'), guestCount: 99, startDate: 'soon', duration: '' };
    const answer = await (await app.postJson(PATH, wrong)).json();
    expect(answer.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'contactEmail',
      'duration',
      'guestCount',
      'startDate',
    ]);
    const late = body({ startDate: '2020-01-01', guestCount: 11 });
    expect((await (await app.postJson(PATH, late)).json()).issues).toHaveLength(2);
  });
});

describe('programs that fill in forms', () => {
  test('a filled hidden field is answered like any other and kept without mail', async () => {
    const response = await app.postJson(PATH, body({ leaveEmpty: 'https://spam.example' }));
    expect(response.status).toBe(201);
    expect(Object.keys(await response.json())).toEqual(['id', 'message']);
    expect((await requests())[0]).toMatchObject({ suspectedSpam: true });
    expect(await mails()).toEqual([]);
  });

  test('speed alone only marks', async () => {
    await app.postJson(PATH, body({ leaveEmpty: '', filledInMs: 400 }));
    expect((await requests())[0]).toMatchObject({ suspectedSpam: false, sentQuickly: true });
    expect(await mails()).toHaveLength(2);
  });

  test('a form that a person filled in is not marked', async () => {
    await app.postJson(PATH, body({ leaveEmpty: '', filledInMs: 40_000 }));
    expect((await requests())[0]).toMatchObject({ suspectedSpam: false, sentQuickly: false });
  });
});

describe('one Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-this-form' };

  test('sent a hundred times at once: one record, a hundred identical answers, two mails', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => untilTaken(() => app.postJson(PATH, body(), key))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(answers).size).toBe(1);
    expect(await requests()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await app.database.db.select().from(caseHistory)).toHaveLength(1);
  });

  test('with another body: 422, and nothing more is stored', async () => {
    await app.postJson(PATH, body(), key);
    const other = await app.postJson(PATH, body({ guestCount: 3 }), key);
    expect(other.status).toBe(422);
    expect((await other.json()).code).toBe('key-reused');
    expect(await requests()).toHaveLength(1);
  });

  test('is still good after a refusal, and the answer is given again after the time has passed', async () => {
    expect((await app.postJson(PATH, body({ guestCount: 11 }), key)).status).toBe(422);
    const first = await app.postJson(PATH, body(), key);
    expect(first.status).toBe(201);
    // The charter's time is taken meanwhile; the repeated call must get the first answer again.
    const [from, to] = [instantAt('2027-03-06', 9), instantAt('2027-03-06', 20)];
    await aCalendarEntry(app.database.db, 'serenata', from, to);
    const again = await app.postJson(PATH, body(), key);
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(await first.text());
  });
});

test('when a mail cannot be queued the request is not kept either', async () => {
  const request = charterRequestBody.parse(body());
  let queued = 0;
  const failing: Deps = {
    ...app.deps,
    jobs: {
      add: async () => {
        queued += 1;
        if (queued === 2) throw new Error('no queue');
      },
    },
  };
  await expect(
    app.database.db.transaction((tx) => requestCharter({ ...failing, db: tx }, request)),
  ).rejects.toThrow('no queue');
  expect(await requests()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('the browser’s call sends the key, reads the answer and throws a refusal with its sentence', async () => {
  const input = body() as Parameters<typeof sendCharterRequest>[1];
  const answer = await sendCharterRequest(app.api, input, 'key-of-the-browser');
  expect(await sendCharterRequest(app.api, input, 'key-of-the-browser')).toEqual(answer);
  expect(await requests()).toHaveLength(1);
  const refused = await sendCharterRequest(app.api, { ...input, yachtId: 'nowhere' }, 'another-key').catch(
    (e) => e,
  );
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused.refusal).toMatchObject({ code: 'unknown-yacht' });
});

test('from the call to the mailbox: both mails arrive', async () => {
  const mailbox = await openMailbox();
  const jobs = openJobs({
    connectionString: app.database.connectionString,
    log: app.deps.log,
    pollSeconds: 0.5,
  });
  try {
    const deps: Deps = { ...app.deps, jobs, config: { ...app.deps.config, smtpUrl: mailbox.url } };
    jobs.start(notificationJobs(deps));
    await jobs.started;
    const request = charterRequestBody.parse(body());
    await deps.db.transaction((tx) => requestCharter({ ...deps, db: tx }, request));
    const received = await mailbox.waitFor('rosa.delgado@visitors.example', /Request received: Serenata/);
    const fresh = await mailbox.waitFor('team@miami-flow.example', /New request: Serenata/);
    expect(received.html).toContain('We have your request');
    expect(fresh.replyTo?.text).toBe('rosa.delgado@visitors.example');
    const sent = await app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'team@miami-flow.example'));
    expect(fresh.messageId).toBe(sent[0]?.messageId);
  } finally {
    await jobs.stop();
    await mailbox.close();
  }
});

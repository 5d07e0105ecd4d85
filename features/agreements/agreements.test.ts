import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { pathIn } from '#core/language.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { caseGrants } from '#features/cases/tables.ts';
import {
  advanceCharter,
  cancelCharter,
  chartersOfAgreements,
  correctCharter,
  moveCharter,
} from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { readFile } from '#features/documents/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { askPoppler } from '#tests/support/poppler.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agreementJobs } from './jobs.ts';
import type { SignerAgreement } from './schema.ts';
import { prepareWhatIsMissing, sealWhatIsLeft, verifyAgreement } from './service/index.ts';
import { judge } from './service/read.ts';
import { agreementEvents, agreements } from './tables.ts';

const START = Date.now();
const minutes = 0;
let app: TestApp;
let dataDir: string;
let staff: Record<string, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-agreements-'));
  app = await createTestApp({
    env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' },
    now: () => new Date(START + minutes * 60_000),
  });
  ({ headers: staff } = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator'));
});
beforeEach(() => {
  app.queued.length = 0;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const deps = () => ({ ...app.deps, subjects: { charters: chartersOfAgreements } });

/** Runs the queued jobs of agreements until none is left. */
async function doJobs() {
  const jobs = agreementJobs(deps());
  for (;;) {
    const next = app.queued.shift();
    if (!next) return;
    await jobs.find(({ name }) => name === next.job)?.run(next.payload, { isLast: false });
  }
}

const ANA = { role: 'staff', name: 'ana' } as const;
const FIREFOX = { 'user-agent': 'Firefox 150' };

/** A charter six weeks ahead whose quote its client has just accepted, with the client's link. */
async function anAcceptedCharter({
  name = 'Rosa Delgado',
  language = 'en',
  charterMode = 'either' as 'bareboat' | 'either',
} = {}) {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, {
    id: `signed-${randomUUID().slice(0, 8)}`,
    capacity: 12,
    charterMode,
  });
  const startOn = addDays(charterDayAt(app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const charter = await aCharter(db, yachtId, {
    startOn,
    departsAt: from,
    returnsAt: to,
    contactName: name,
    contactEmail: `${randomUUID()}@visitors.example`,
    status: 'quoted',
    mode: charterMode === 'bareboat' ? 'bareboat' : 'crewed',
  });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(START + 86_400_000) });
  const token = await aCharterLink(db, charter.id);
  const accepted = await app.postJson(`/api/charter-links/${token}/accept`, {
    quoteId: quote.id,
    name,
    language,
  });
  expect(accepted.status).toBe(200);
  await doJobs();
  return { ...charter, token, yachtId };
}

const toSign = async (token: string) => {
  const answer = await app.request(`/api/charter-links/${token}/agreements`);
  return (await answer.json()) as { isAwaited: boolean; agreements: SignerAgreement[] };
};
const newest = async (token: string) => {
  const [first] = (await toSign(token)).agreements;
  if (!first) throw new Error('There is nothing to sign');
  return first;
};

const step = (token: string, of: { id: string }, name: string, body: object) =>
  app.postJson(`/api/charter-links/${token}/agreements/${of.id}/${name}`, body, FIREFOX);
const open = (token: string, of: { id: string }) =>
  app.request(`/api/charter-links/${token}/agreements/${of.id}/file`, { headers: FIREFOX });
const reasonOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

async function signAll(charter: { id: string; token: string }, name = 'Rosa Delgado') {
  const agreement = await newest(charter.token);
  const { sha256 } = agreement;
  await open(charter.token, agreement);
  expect((await step(charter.token, agreement, 'consent', { sha256 })).status).toBe(200);
  expect((await step(charter.token, agreement, 'sign', { sha256, name })).status).toBe(200);
  const countersigned = await countersignAs(charter, agreement);
  expect(countersigned.status).toBe(200);
  expect((await countersigned.json()).message).toContain('Firmado en nombre del propietario.');
  await doJobs();
  return newest(charter.token);
}

const countersignAs = (charter: { id: string }, { id, sha256 }: { id: string; sha256: string }) =>
  app.postJson(
    `/api/admin/charters/${charter.id}/agreements/${id}/countersign`,
    { sha256, name: 'Ana Torres' },
    // This staff member reads Spanish.
    { ...staff, 'accept-language': 'es' },
  );

const drawUp = (charter: { id: string }, language: string) =>
  app.postJson(`/api/admin/charters/${charter.id}/agreements`, { language }, staff);

const verified = async (id: string) => {
  const answer = await app.request(`/api/agreements/${id}/verification`);
  return (await answer.json()) as Record<string, unknown> & { steps: { kind: string }[] };
};
const fileOf = async (token: string, of: { id: string }) =>
  Buffer.from(await (await open(token, of)).arrayBuffer());
const lettersTo = (address: string) =>
  app.database.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(outbox.id);
const mailsTo = async (address: string) => (await lettersTo(address)).map(({ subject }) => subject);

test('a yacht that is chartered bareboat alone has the contract of a bareboat charter', async () => {
  const charter = await anAcceptedCharter({ charterMode: 'bareboat' });
  const agreement = await newest(charter.token);
  expect(agreement).toMatchObject({ kind: 'charter', mode: 'bareboat' });
  const paper = askPoppler('pdftotext', await fileOf(charter.token, agreement));
  if (paper !== undefined) expect(paper).toContain('Bareboat charter agreement');
});

test('what is signed and was not sealed for hours is tried again each hour', async () => {
  const charter = await anAcceptedCharter();
  const agreement = await newest(charter.token);
  const { sha256 } = agreement;
  await open(charter.token, agreement);
  await step(charter.token, agreement, 'consent', { sha256 });
  await step(charter.token, agreement, 'sign', { sha256, name: 'Rosa Delgado' });
  expect((await countersignAs(charter, agreement)).status).toBe(200);
  app.queued.length = 0;
  const later = (hours: number) => ({ ...deps(), now: () => new Date(START + hours * 3_600_000) });
  expect(await sealWhatIsLeft(later(1))).toBe(0);
  expect(await sealWhatIsLeft(later(3))).toBe(1);
  await doJobs();
  expect(await newest(charter.token)).toMatchObject({ state: 'sealed' });
  expect(await sealWhatIsLeft(later(3))).toBe(0);
});

/** A confirmed charter for which no agreement was made. */
async function aConfirmedCharter(fields: Parameters<typeof aCharter>[2] = {}, days = 42) {
  const { db } = app.database;
  const papers = { certificatePassengers: null, certificateNumber: null, certificateValidUntil: null };
  const { id: yachtId } = await aYacht(db, {
    id: `swept-${randomUUID().slice(0, 8)}`,
    ...papers,
    grossTons: 40,
  });
  const startOn = addDays(charterDayAt(app.deps.now()), days);
  const { from: departsAt, to: returnsAt } = slotRange(startOn, 'afternoon');
  const charter = await aCharter(db, yachtId, {
    startOn,
    departsAt,
    returnsAt,
    status: 'confirmed',
    guestCount: 5,
    agreedAt: new Date(START),
    ...fields,
  });
  await aQuote(db, charter.id);
  return { ...charter, token: await aCharterLink(db, charter.id) };
}

test('a change of which no job was queued is drawn up within the hour, and until then nobody reads that it is signed', async () => {
  const charter = await anAcceptedCharter();
  await signAll(charter);
  await prepareWhatIsMissing(deps());
  await doJobs();
  await app.database.db
    .update(charterRequests)
    .set({ contactName: 'Rosa Delgado Ruiz' })
    .where(eq(charterRequests.id, charter.id));
  expect(await toSign(charter.token)).toMatchObject({ isAwaited: true, agreements: [{ state: 'sealed' }] });
  const shown = await app.request(`/api/admin/charters/${charter.id}/agreements`, { headers: staff });
  expect(await shown.json()).toMatchObject({ agreements: [{ state: 'sealed', isOutdated: true }] });
  expect(await prepareWhatIsMissing(deps())).toBe(1);
  await doJobs();
  const read = await toSign(charter.token);
  expect(read).toMatchObject({ isAwaited: false, agreements: [{ state: 'open', isAmendment: true }, {}] });
  expect(await prepareWhatIsMissing(deps())).toBe(0);
});

test('of a charter that is over, what its client signed is countersigned if it was completed; the rest is taken back', async () => {
  const later = { ...app.deps, now: () => new Date(START + 50 * 86_400_000) };
  const over = async (event: 'complete' | 'miss', isSigned: boolean) => {
    const charter = await anAcceptedCharter();
    const agreement = await newest(charter.token);
    const { sha256 } = agreement;
    await open(charter.token, agreement);
    await step(charter.token, agreement, 'consent', { sha256 });
    if (isSigned) await step(charter.token, agreement, 'sign', { sha256, name: 'Rosa Delgado' });
    expect((await advanceCharter(later, charter.id, event, ANA, {})).ok).toBe(true);
    await doJobs();
    const countersigned = (await countersignAs(charter, agreement)).status;
    await doJobs();
    return { countersigned, anew: (await drawUp(charter, 'es')).status, ...(await verified(agreement.id)) };
  };
  const voided = { countersigned: 409, anew: 409, verdict: 'void' };
  expect(await over('complete', true)).toMatchObject({ countersigned: 200, anew: 409, verdict: 'whole' });
  expect(await over('complete', false)).toMatchObject(voided);
  expect(await over('miss', true)).toMatchObject(voided);
});

test('a charter that has no agreement gets one within the hour, and each but once', async () => {
  await prepareWhatIsMissing(deps());
  await doJobs();
  expect(await prepareWhatIsMissing(deps())).toBe(0);
  const fromBefore = await aConfirmedCharter();
  const departed = await aConfirmedCharter({}, -1);
  const asked = await aConfirmedCharter({ status: 'quoted', agreedAt: null });
  const tooMany = await aConfirmedCharter({ guestCount: 7 });
  expect(await prepareWhatIsMissing(deps())).toBe(1);
  await doJobs();
  expect(await toSign(fromBefore.token)).toMatchObject({ isAwaited: false, agreements: [{ state: 'open' }] });
  for (const { token } of [departed, asked, tooMany]) expect((await toSign(token)).agreements).toEqual([]);
  expect(await prepareWhatIsMissing(deps())).toBe(0);

  // The mode is set directly in the database, as a migration does, so no job was queued for the agreement.
  await app.database.db
    .update(charterRequests)
    .set({ mode: 'bareboat' })
    .where(inArray(charterRequests.id, [fromBefore.id, tooMany.id]));
  expect(await prepareWhatIsMissing(deps())).toBe(2);
  await doJobs();
  const versions = await app.database.db
    .select({ state: agreements.state, mode: agreements.mode })
    .from(agreements)
    .where(eq(agreements.caseId, fromBefore.id))
    .orderBy(agreements.number);
  expect(versions).toEqual([
    { state: 'void', mode: 'crewed' },
    { state: 'open', mode: 'bareboat' },
  ]);
  expect(await newest(tooMany.token)).toMatchObject({ state: 'open', mode: 'bareboat' });
  expect(await prepareWhatIsMissing(deps())).toBe(0);
});

test('an agreement that was missing is mailed if its charter leaves within fourteen days', async () => {
  const letters = async (days: number) => {
    const contactEmail = `${randomUUID()}@visitors.example`;
    await aConfirmedCharter({ contactEmail }, days);
    await prepareWhatIsMissing(deps());
    await doJobs();
    return mailsTo(contactEmail);
  };
  expect(await letters(13)).toHaveLength(1);
  expect(await letters(15)).toEqual([]);
});

test('what changes while it is sealed is drawn up once it is', async () => {
  const charter = await anAcceptedCharter();
  const agreement = await newest(charter.token);
  const { sha256 } = agreement;
  await open(charter.token, agreement);
  await step(charter.token, agreement, 'consent', { sha256 });
  await step(charter.token, agreement, 'sign', { sha256, name: 'Rosa Delgado' });
  expect((await countersignAs(charter, agreement)).status).toBe(200);
  expect((await correctCharter(app.deps, charter.id, { guestCount: 4 }, ANA)).ok).toBe(true);
  // `prepare-agreement` runs first and finds the agreement signed by both but not sealed yet.
  const queued = app.queued.map(({ job }) => job).filter((job) => job !== 'send-mail');
  expect(queued).toEqual(['seal-agreement', 'prepare-agreement']);
  app.queued.reverse();
  await doJobs();
  const { agreements: versions } = await toSign(charter.token);
  expect(versions.map(({ state, isAmendment }) => [state, isAmendment])).toEqual([
    ['open', true],
    ['sealed', false],
  ]);
});

describe('from accepted quote to sealed document', () => {
  test('is read, consented to, signed, countersigned, sealed, mailed and checked', async () => {
    const charter = await anAcceptedCharter();
    const { token } = charter;
    const first = await newest(token);
    expect(first).toMatchObject({
      kind: 'charter',
      state: 'open',
      mode: 'crewed',
      isOpened: false,
      isAmendment: false,
    });
    const { sha256 } = first;
    expect((await step(token, first, 'seen', { sha256 })).status).toBe(200);
    expect(await reasonOf(await step(token, first, 'consent', { sha256 }))).toBe('agreement-unopened');
    const shown = await fileOf(token, first);
    expect(createHash('sha256').update(shown).digest('hex')).toBe(sha256);
    const paper = askPoppler('pdftotext', shown, '-layout');
    if (paper !== undefined) {
      for (const said of ['Rosa Delgado', 'Tidewater', 'Sales tax (7%)', 'Cancelling', 'Total', '8 guests']) {
        expect(paper).toContain(said);
      }
    }
    expect(await reasonOf(await step(token, first, 'sign', { sha256, name: 'Rosa' }))).toBe(
      'agreement-unconsented',
    );
    expect(await reasonOf(await countersignAs(charter, first))).toBe('agreement-unsigned');
    const sealed = await signAll(charter);
    expect(sealed).toMatchObject({ id: first.id, state: 'sealed', countersignedName: 'Ana Torres' });
    const found = await verified(first.id);
    expect(found).toMatchObject({
      verdict: 'whole',
      isShownKept: true,
      isChainWhole: true,
      isSealWhole: true,
    });
    expect(found.steps.map(({ kind }) => kind)).toEqual([
      'made',
      'sent',
      'page-seen',
      'opened',
      'consented',
      'signed',
      'countersigned',
      'sealed',
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Rosa|Ana|Firefox/);
    expect(await mailsTo(charter.contactEmail)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Please sign: Tidewater/),
        expect.stringMatching(/^Signed by both: Tidewater/),
      ]),
    );
    expect(await mailsTo(app.deps.config.teamEmail)).toContainEqual(
      expect.stringMatching(/please countersign/),
    );
  });

  test.each(['en', 'es', 'pt'] as const)(
    'in %s another maker’s reader finds the seal valid and whole',
    async (language) => {
      const charter = await anAcceptedCharter({ name: 'Łucja Ωmega 张伟', language });
      expect(await newest(charter.token)).toMatchObject({ language });
      const sealed = await signAll(charter, 'Łucja Ωmega 张伟');
      // The mail links to the verification page in the agreement's language.
      const letter = (await lettersTo(charter.contactEmail)).at(-1)?.text;
      expect(letter).toContain(app.deps.config.publicOrigin + pathIn(language, `/verify/${sealed.id}`));
      const bytes = await fileOf(charter.token, sealed);
      const said = askPoppler('pdfsig', bytes);
      if (said === undefined) return;
      expect(said).toContain('Signature Validation: Signature is Valid.');
      expect(said).toContain('Total document signed');
      expect(said).not.toContain('Signature #2');
      const text = askPoppler('pdftotext', bytes, '-layout')?.replaceAll(/\s+/g, ' ');
      expect(text).toContain('Łucja Ωmega 张伟');
      expect(text).toContain(sealed.sha256);
    },
  );
});

describe('what is refused', () => {
  test('one of two who sign at once', async () => {
    const charter = await anAcceptedCharter();
    const agreement = await newest(charter.token);
    const { sha256 } = agreement;
    await open(charter.token, agreement);
    await step(charter.token, agreement, 'consent', { sha256 });
    const answers = await Promise.all(
      ['Rosa Delgado', 'Somebody Else'].map((name) =>
        step(charter.token, agreement, 'sign', { sha256, name }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const both = await Promise.all([countersignAs(charter, agreement), countersignAs(charter, agreement)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await doJobs();
    expect(await verified(agreement.id)).toMatchObject({ verdict: 'whole' });
  });

  test('an older version: before the new one is there, and after', async () => {
    const charter = await anAcceptedCharter();
    const old = await newest(charter.token);
    const { sha256 } = old;
    await open(charter.token, old);
    await step(charter.token, old, 'consent', { sha256 });
    const corrected = await correctCharter(app.deps, charter.id, { guestCount: 6 }, ANA);
    expect(corrected.ok).toBe(true);
    expect(await reasonOf(await step(charter.token, old, 'sign', { sha256, name: 'Rosa' }))).toBe(
      'agreement-replaced',
    );
    await doJobs();
    expect(await reasonOf(await step(charter.token, old, 'sign', { sha256, name: 'Rosa' }))).toBe(
      'agreement-void',
    );
    const next = await newest(charter.token);
    expect(next).toMatchObject({ state: 'open', number: 2, isAmendment: false });
    expect(await reasonOf(await step(charter.token, next, 'sign', { sha256, name: 'Rosa' }))).toBe(
      'agreement-replaced',
    );
    expect(await verified(old.id)).toMatchObject({ verdict: 'void' });
  });

  test('a link that was revoked, and another charter’s', async () => {
    const charter = await anAcceptedCharter();
    const other = await anAcceptedCharter();
    const agreement = await newest(charter.token);
    const { sha256 } = agreement;
    expect((await open(other.token, agreement)).status).toBe(404);
    expect((await step(other.token, agreement, 'consent', { sha256 })).status).toBe(404);
    await app.database.db.delete(caseGrants).where(eq(caseGrants.caseId, charter.id));
    expect((await open(charter.token, agreement)).status).toBe(404);
    expect(await reasonOf(await step(charter.token, agreement, 'sign', { sha256, name: 'Rosa' }))).toBe(
      'link-not-found',
    );
  });
});

describe('a changed charter', () => {
  test('voids what is unsigned, and asks for an amendment to what both have signed', async () => {
    const charter = await anAcceptedCharter();
    const signed = await signAll(charter);
    const to = { startDate: addDays(charter.startOn, 1), duration: 'afternoon' } as const;
    expect((await moveCharter(app.deps, charter.id, to, ANA)).ok).toBe(true);
    await doJobs();
    const amendment = await newest(charter.token);
    expect(amendment).toMatchObject({ state: 'open', isAmendment: true, number: 2 });
    const paper = askPoppler('pdftotext', await fileOf(charter.token, amendment));
    if (paper !== undefined) expect(paper.replaceAll(/\s+/g, ' ')).toContain(signed.id);
    await signAll(charter);
    expect(await verified(signed.id)).toMatchObject({ verdict: 'whole' });
  });

  test('that says the same needs nothing new', async () => {
    const charter = await anAcceptedCharter();
    const before = await newest(charter.token);
    await correctCharter(app.deps, charter.id, { specialRequests: 'A cake.' }, ANA);
    await doJobs();
    expect((await newest(charter.token)).id).toBe(before.id);
  });

  test('that is cancelled has nothing to sign any more', async () => {
    const charter = await anAcceptedCharter();
    const before = await newest(charter.token);
    await cancelCharter(app.deps, charter.id, ANA, {});
    await doJobs();
    expect(await verified(before.id)).toMatchObject({ verdict: 'void' });
    expect(await toSign(charter.token)).toMatchObject({ isAwaited: false, agreements: [] });
  });

  test('is read in another language when its client asks for it', async () => {
    const charter = await anAcceptedCharter();
    await app.postJson(`/api/charter-links/${charter.token}/agreements/language`, { language: 'es' });
    await doJobs();
    const spanish = await newest(charter.token);
    expect(spanish).toMatchObject({ language: 'es', number: 2 });
    const paper = askPoppler('pdftotext', await fileOf(charter.token, spanish));
    if (paper !== undefined) expect(paper).toContain('Contrato de alquiler con capitán y tripulación');
  });

  test('stays signed where that is done while it is being made in another language', async () => {
    const { db } = app.database;
    const charter = await anAcceptedCharter();
    const { id } = await newest(charter.token);
    await app.postJson(`/api/charter-links/${charter.token}/agreements/language`, { language: 'es' });
    // Do what the client's call does: lock the agreement, then sign it.
    const { making } = await db.transaction(async (tx) => {
      const own = eq(agreements.id, id);
      await tx.select().from(agreements).where(own).for('update');
      const made = doJobs().catch((error: Error) => error.message);
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect
        .poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 })
        .toBeGreaterThan(0);
      await tx.update(agreements).set({ state: 'signed', signedName: 'Rosa Delgado' }).where(own);
      return { making: made };
    });
    expect(await making).toBe('Another agreement was faster');
    expect(await newest(charter.token)).toMatchObject({ id, state: 'signed' });
  });

  test('that its client sends back is not made anew until a colleague says so', async () => {
    const charter = await anAcceptedCharter();
    const agreement = await newest(charter.token);
    const { sha256 } = agreement;
    const refused = await step(charter.token, agreement, 'refuse', {
      sha256,
      reason: 'Two hours longer, please.',
    });
    expect(refused.status).toBe(200);
    await doJobs();
    expect(await newest(charter.token)).toMatchObject({ state: 'refused', number: 1 });
    expect((await drawUp(charter, 'en')).status).toBe(200);
    await doJobs();
    expect(await newest(charter.token)).toMatchObject({ state: 'open', number: 2 });
  });

  test('is drawn up for a colleague only where something comes of it', async () => {
    const charter = await anAcceptedCharter();
    const isRefused = async (reason: string, language = 'en') => {
      const answer = await drawUp(charter, language);
      expect([answer.status, await reasonOf(answer)]).toEqual([409, reason]);
      expect(app.queued).toEqual([]);
    };
    // An agreement cannot be drawn up again in the language in which it is open, nor while it is being
    // sealed or once it is sealed.
    await isRefused('agreement-stands');
    expect((await drawUp(charter, 'pt')).status).toBe(200);
    await doJobs();
    const agreement = await newest(charter.token);
    expect(agreement).toMatchObject({ state: 'open', language: 'pt', number: 2 });
    await isRefused('agreement-stands', 'pt');
    const { sha256 } = agreement;
    await open(charter.token, agreement);
    await step(charter.token, agreement, 'consent', { sha256 });
    await step(charter.token, agreement, 'sign', { sha256, name: 'Rosa Delgado' });
    app.queued.length = 0;
    await isRefused('agreement-stands');
    await countersignAs(charter, agreement);
    const sealing = app.queued.splice(0);
    await isRefused('agreement-stands');
    app.queued.push(...sealing);
    await doJobs();
    expect(await newest(charter.token)).toMatchObject({ state: 'sealed', number: 2 });
    await isRefused('agreement-stands');
    // A changed charter can be drawn up again, even if the job queued by the change was lost.
    await correctCharter(app.deps, charter.id, { contactName: 'Rosa M. Delgado' }, ANA);
    app.queued.length = 0;
    expect((await drawUp(charter, 'en')).status).toBe(200);
    await doJobs();
    expect(await newest(charter.token)).toMatchObject({ state: 'open', language: 'en', isAmendment: true });
    await cancelCharter(app.deps, charter.id, ANA, {});
    await doJobs();
    await isRefused('nothing-to-sign');
  });
});

describe('the chain', () => {
  test('is only ever added to, by the database', async () => {
    const charter = await anAcceptedCharter();
    const { id } = await newest(charter.token);
    const { db } = app.database;
    const tries = [
      sql`update agreement_events set name = 'x' where agreement_id = ${id}`,
      sql`delete from agreement_events where agreement_id = ${id}`,
      sql`truncate agreement_events`,
      sql`insert into agreement_events select agreement_id, 9, kind, at, role, name, address, browser, sha256, details, previous, hash from agreement_events where agreement_id = ${id} and number = 1`,
      sql`update agreements set file_sha256 = 'x' where id = ${id}`,
      sql`update agreements set state = 'sealed' where id = ${id}`,
      sql`delete from agreements where id = ${id}`,
    ];
    for (const one of tries) await expect(db.execute(one)).rejects.toThrow();
    expect(await verified(id)).toMatchObject({ verdict: 'open', isChainWhole: true });
  });

  test('shows each of 1,000 changed bits, in the files and in the chain', async () => {
    const charter = await anAcceptedCharter();
    const { id } = await signAll(charter);
    const { db } = app.database;
    const checked = await verifyAgreement(app.deps, id);
    if (!checked.ok) throw new Error('There is no such agreement');
    const { agreement, events } = checked.value;
    const [shown, sealed] = await Promise.all(
      [agreement.fileId, agreement.sealedFileId ?? ''].map(async (fileId) => {
        const file = await readFile(app.deps, fileId);
        if (!file.ok) throw new Error('A file is gone');
        return file.value.bytes;
      }),
    );
    if (!shown || !sealed) throw new Error('A file is gone');
    expect(await judge(agreement, events, shown, sealed)).toMatchObject({ verdict: 'whole' });
    // A changed row is found too: each of these fields must match the chain's first step.
    const others = [
      { subject: 'x' },
      { template: 'x' },
      { language: 'pt' },
      { pages: 99 },
      { amends: id },
    ] as const;
    for (const other of others) {
      const { verdict } = await judge({ ...agreement, ...other }, events, shown, sealed);
      expect(verdict, Object.keys(other)[0]).toBe('broken');
    }
    const chance = (from: number) => Math.floor(Math.random() * from);
    const flippedText = (text: string) => {
      const bytes = Buffer.from(text || '\0');
      const at = chance(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(7));
      return bytes.toString('latin1');
    };
    const flipped = (bytes: Buffer) => {
      const copy = Buffer.from(bytes);
      const at = chance(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << chance(8));
      return copy;
    };
    const FIELDS = [
      'kind',
      'role',
      'name',
      'address',
      'browser',
      'sha256',
      'details',
      'previous',
      'hash',
    ] as const;
    for (let turn = 0; turn < 1_000; turn += 1) {
      let judged: Awaited<ReturnType<typeof judge>>;
      if (turn % 10 < 3) judged = await judge(agreement, events, flipped(shown), sealed);
      else if (turn % 10 < 5) judged = await judge(agreement, events, shown, flipped(sealed));
      else {
        const place = chance(events.length);
        const field = FIELDS[chance(FIELDS.length)] ?? 'hash';
        const isTime = turn % 10 === 9;
        const changed = events.map((event, index) => {
          if (index !== place) return event;
          if (isTime) return { ...event, at: new Date(event.at.getTime() ^ (1 << chance(20))) };
          return { ...event, [field]: flippedText(String(event[field])) };
        });
        judged = await judge(agreement, changed as typeof events, shown, sealed);
      }
      expect(judged.verdict, `turn ${turn}`).toBe('broken');
    }
    expect(await db.select().from(agreements).where(eq(agreements.id, id))).toHaveLength(1);
    expect(await db.select().from(agreementEvents).where(eq(agreementEvents.agreementId, id))).toHaveLength(
      events.length,
    );
  });
});

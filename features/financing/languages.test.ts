import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { activity } from '#features/activity/tables.ts';
import { caseMessages } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aLender, anApplicationForm } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CONSENT_KINDS, consentVersion } from './domain/index.ts';
import { financingApplications, financingConsents } from './tables.ts';
import * as en from './words/en.ts';
import * as es from './words/es.ts';
import * as pt from './words/pt.ts';

const APPLICATIONS = '/api/financing/applications';
const PIPELINE = '/api/admin/financing-applications';
const WORDS = { en, es, pt };
const NO_SUCH_KIND = {
  es: 'Ese archivo no es PDF, JPG ni PNG. Elija otro.',
  pt: 'Esse arquivo não é PDF, JPG nem PNG. Escolha outro.',
};

let app: TestApp;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-languages-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Speaks = (typeof LANGUAGES)[number];

async function apply(language: Speaks, fields: Record<string, unknown> = {}) {
  const response = await app.postJson(APPLICATIONS, anApplicationForm(fields), {
    'accept-language': language,
  });
  const said = await response.json();
  expect(response.status, JSON.stringify(said)).toBe(201);
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { id: String(said.id), message: said.message, headers: { cookie, 'accept-language': language } };
}

const consentsOf = (id: string) =>
  app.database.db.select().from(financingConsents).where(eq(financingConsents.applicationId, id));
const messagesOf = (id: string) =>
  app.database.db
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, id))
    .orderBy(asc(caseMessages.createdAt));
const mailsOf = async (id: string) =>
  (await app.database.db.select().from(outbox).orderBy(asc(outbox.createdAt))).filter(
    ({ about }) => about === id,
  );

const offered = async (language: Speaks) =>
  (await app.request(`/api/financing/consents?lang=${language}`)).json() as Promise<{
    version: string;
    consents: { kind: string; label: string; wording: string }[];
  }>;

describe.each(LANGUAGES)('the consents in %s', (language) => {
  test('what is shown is what is kept, under the version of that language', async () => {
    const shown = await offered(language);
    expect(shown.version).toBe(consentVersion(language));
    expect(shown.consents.map(({ wording }) => wording)).toContain(WORDS[language].softWording);
    const { id } = await apply(language, { consentVersion: shown.version });
    const kept = await consentsOf(id);
    expect(kept.map(({ kind, wording }) => ({ kind, wording })).sort(byKind)).toEqual(
      shown.consents.map(({ kind, wording }) => ({ kind, wording })).sort(byKind),
    );
    expect(new Set(kept.map(({ version }) => version))).toEqual(new Set([shown.version]));
  });

  test('what was shown counts, whatever language the call itself is made in', async () => {
    for (const called of LANGUAGES) {
      const { id } = await apply(called, { consentVersion: consentVersion(language) });
      const kept = await consentsOf(id);
      expect(kept.find(({ kind }) => kind === 'fcraConsent')?.wording).toBe(WORDS[language].reportWording);
    }
  });
});

const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind);

test('each language has wordings of its own, and all are one version', async () => {
  const all = await Promise.all(LANGUAGES.map(offered));
  expect(all.map(({ consents }) => consents.map(({ kind }) => kind))).toEqual(
    LANGUAGES.map(() => [...CONSENT_KINDS]),
  );
  const wordings = all.flatMap(({ consents }) => consents.flatMap(({ label, wording }) => [label, wording]));
  expect(new Set(wordings).size).toBe(wordings.length);
  for (const { version } of all) expect(version).toMatch(/^2026-12(?:-es|-pt)?$/);
});

test.each(['es', 'pt'] as const)(
  'an applicant who wrote in %s is told everything in it, also by colleagues who speak English',
  async (language) => {
    const words = WORDS[language];
    const staff = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
    const lenderId = await aLender(app.database.db);
    const { id, message, headers } = await apply(language);
    expect(message).toBe(words.submitted);
    const [row] = await app.database.db
      .select()
      .from(financingApplications)
      .where(eq(financingApplications.id, id));
    expect(row?.language).toBe(language);

    const upload = async (type: string, content: Uint8Array<ArrayBuffer> | string = aPdf()) => {
      const body = new FormData();
      body.append('type', type);
      body.append('document', new File([content], 'scan.pdf'));
      return app.request(`${APPLICATIONS}/${id}/documents`, { method: 'POST', headers, body });
    };
    const refused = await upload('Government ID', '<svg/>');
    const { code, error } = await refused.json();
    expect([refused.status, code, error]).toEqual([415, 'file-kind', NO_SUCH_KIND[language]]);
    expect((await (await upload('Nothing')).json()).issues).toEqual([
      { path: 'type', message: words.noSuchDocument },
    ]);
    for (const type of ['Government ID', 'Proof of Income', 'Proof of Address'])
      expect((await (await upload(type)).json()).message).toBe(words.documentUploadedText);

    const asked = await app.postJson(
      `${PIPELINE}/${id}/document-requests`,
      { name: 'Bank Statements' },
      staff.headers,
    );
    expect(asked.status).toBe(201);
    expect((await upload('Bank Statements')).status).toBe(201);
    const { id: attached } = await (await upload('Attachment')).json();
    const sentBack = { review: 'sent_back', reason: 'Falta una página' };
    await app.postJson(`${PIPELINE}/${id}/documents/${attached}/review`, sentBack, staff.headers);
    const decided = await app.postJson(
      `${PIPELINE}/${id}/decision`,
      { decision: 'declined', lenderId, reasons: ['Ingresos'] },
      staff.headers,
    );
    expect(decided.status).toBe(200);

    const written = (await messagesOf(id)).map(({ subject, body }) => `${subject}: ${body}`);
    expect(written).toEqual([
      `${words.weHaveIt}: ${words.weHaveItText}`,
      `${words.reviewBegins}: ${words.reviewBeginsText}`,
      `${words.documentsNeeded}: ${words.documentsNeededText}\n\n${words.neededText(words.bankStatements, '')}`,
      `${words.reviewBegins}: ${words.reviewGoesOn}`,
      `${words.sendAgain}: ${words.sendAgainInReply('Falta una página')}`,
      `${words.lendersDecision}: ${words.declinedNews}\n\n${words.lenderNamed('Harbor Bank')}\n${words.lendersReasons('Ingresos')}`,
    ]);

    // What staff read before they send a decision is in the applicant's language, not in their own.
    const own = language === 'es' ? 'en' : 'es';
    const dossier = await app.request(`${PIPELINE}/${id}?lang=${own}`, { headers: staff.headers });
    const { news, lender, reasons, corrected } = (await dossier.json()).decisionTexts;
    expect(written.at(-1)).toBe(
      `${words.lendersDecision}: ${news.declined}\n\n${lender.replace('{lender}', 'Harbor Bank')}\n${reasons.replace('{reasons}', 'Ingresos')}`,
    );
    expect(corrected).toBe(words.decisionCorrectedText);

    const mails = await mailsOf(id);
    const toTeam = mails.filter(({ recipient }) => recipient === app.deps.config.teamEmail);
    expect(toTeam.map(({ subject }) => subject)).toEqual(['Financing application from Elena Marsh']);
    expect(toTeam[0]?.text).toContain('Charter Financing');
    const toApplicant = mails.filter(({ recipient }) => recipient !== app.deps.config.teamEmail);
    expect(toApplicant.map(({ subject }) => subject)).toEqual([
      words.receivedSubject,
      words.newsSubject(words.underReview),
      words.newsSubject(words.needsDocuments),
      words.newsSubject(words.underReview),
      words.messageSubject,
      words.decidedSubject,
    ]);
    for (const { text } of toApplicant) {
      expect(text).toContain(`/${language}/account/financing/open#`);
      // Whoever has two reads which one it is about.
      expect(text).toContain(`…${id.slice(-6)}`);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words.mailNotALender);
      expect(text).not.toMatch(/\b(?:the|your|please|application)\b/i);
    }
    // The log is the team's, so it is in the business's language.
    const log = await app.database.db.select().from(activity).where(eq(activity.subjectId, id));
    expect(log.every(({ subjectName }) => subjectName.startsWith('Charter Financing'))).toBe(true);
  },
);

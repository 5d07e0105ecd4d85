import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { financingApplications, financingDocuments } from '#features/financing/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { seedApplications } from './seed-applications.ts';
import { seedLenders } from './seed-financing.ts';

let app: TestApp;
let dataDir: string;
let headers: Record<string, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-samples-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
  await seedLenders(app.deps);
  await seedApplications(app.deps);
  ({ headers } = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator'));
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('six applications stand at different stages, and nobody is mailed about them', async () => {
  const rows = await app.database.db
    .select()
    .from(financingApplications)
    .where(eq(financingApplications.isDemo, false));
  expect(rows.map(({ status }) => status).sort()).toEqual([
    'conditionally_approved',
    'finalizing',
    'needs_docs',
    'needs_docs',
    'under_review',
    'under_review',
  ]);
  for (const { email } of rows) expect(email).toMatch(/@sample\.invalid$/);
  expect(new Set(rows.map(({ submittedAt }) => submittedAt.getTime())).size).toBe(rows.length);
  expect(await app.database.db.select().from(outbox)).toEqual([]);
});

test('staff open each of its papers, and read who waits for what', async () => {
  const list = await app.request('/api/admin/financing-applications?sort=due', { headers });
  expect(list.status).toBe(200);
  const answered = await list.json();
  const dossiers = await Promise.all(
    answered.map(async ({ id }: { id: string }) =>
      (await app.request(`/api/admin/financing-applications/${id}`, { headers })).json(),
    ),
  );
  expect(JSON.stringify(dossiers)).toContain('Is it fine if the second page comes then?');
  for (const { id, applicationId, type } of await app.database.db.select().from(financingDocuments)) {
    const paper = await app.request(`/api/financing/applications/${applicationId}/documents/${id}`, {
      headers,
    });
    expect([paper.status, paper.headers.get('content-type')], type).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await paper.arrayBuffer()).toString('latin1')).toContain(type);
  }
});

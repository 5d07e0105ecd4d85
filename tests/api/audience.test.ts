import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTORS, headersOf, meetingOf } from '../support/actors.ts';
import { type ApiDescription, operationsOf, readDescription } from '../support/api-description.ts';
import { prepareKnownValues } from '../support/known-values.ts';
import { type KnownValues, leastCall } from '../support/sample-input.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-audience-'));
let app: TestApp;
let description: ApiDescription;
let known: KnownValues;
beforeAll(async () => {
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
  description = await readDescription(app);
  known = await prepareKnownValues(app.database.db, app.deps.now());
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(ACTORS)('every route meets a %s as it declares', async (actor) => {
  const operations = operationsOf(description);
  expect(operations.length).toBeGreaterThan(10);
  for (const described of operations) {
    const audience = described.operation['x-audience'];
    if (!audience) throw new Error(`${described.name} does not say who may call it`);
    const { address, init } = leastCall(described, description, known);
    const response = await app.request(address, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...headersOf(actor) },
    });
    const meeting = meetingOf(audience, actor);
    const said = response.ok ? '' : await response.text();
    if (meeting === 'answers')
      expect(response.ok, `${described.name} for ${actor}: ${response.status} ${said}`).toBe(true);
    else expect(response.status, `${described.name} for ${actor}: ${said}`).toBe(meeting);
  }
});

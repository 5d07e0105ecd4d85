import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerFor } from '../support/actors.ts';
import {
  type ApiDescription,
  type Described,
  type JsonSchema,
  operationsOf,
  readDescription,
  resolved,
} from '../support/api-description.ts';
import { prepareKnownValues } from '../support/known-values.ts';
import { type KnownValues, leastCall } from '../support/sample-input.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let description: ApiDescription;
let known: KnownValues;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '1000000' } });
  description = await readDescription(app);
  known = await prepareKnownValues(app.database.db, app.deps.now());
});
afterAll(() => app.close());

/** Messages for mistakes that only a program can make stay in English, such as a wrong type or an unknown value. */
const TO_PROGRAMS = /^(Must be|Invalid|Too (big|small)|There is no such|Unrecognized)/;

type Body = Readonly<Record<string, unknown>>;

/** Bodies in which every field is empty or has an impossible figure. */
function faultyBodies(schema: JsonSchema): Body[] {
  const shape = resolved(schema, description);
  const fields = Object.keys(shape.properties ?? {});
  return ['', -1, 0.5, 99_999_999_999].map((value) =>
    Object.fromEntries(fields.map((field) => [field, value])),
  );
}

async function issuesOf(
  described: Described,
  body: Body,
  { known: own, headers }: Pick<Awaited<ReturnType<typeof callerFor>>, 'known' | 'headers'>,
  language: string,
) {
  const { address, init } = leastCall(described, description, { ...known, ...own });
  const response = await app.request(address, {
    ...init,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers, 'accept-language': language },
  });
  if (response.status !== 422) return [];
  const { issues = [] } = (await response.json()) as { issues?: { path: string; message: string }[] };
  return issues;
}

// Product 1.13
test.each([
  ['administrator', 'es'],
  ['client A', 'es'],
  ['client A', 'pt'],
] as const)(
  'what is wrong with a field is said in the caller’s language: %s, %s',
  async (actor, language) => {
    const site = { db: app.database.db, config: app.deps.config };
    const caller = await callerFor(site, actor, String(known.yachtId));
    const isStaffs = actor === 'administrator';
    const english: string[] = [];
    let said = 0;
    for (const described of operationsOf(description)) {
      const schema = described.operation.requestBody?.content['application/json']?.schema;
      if (!schema || (described.operation['x-audience'] === 'administrator') !== isStaffs) continue;
      for (const body of faultyBodies(schema)) {
        const inEnglish = await issuesOf(described, body, caller, 'en');
        const translated = await issuesOf(described, body, caller, language);
        for (const { path, message } of inEnglish) {
          if (TO_PROGRAMS.test(message)) continue;
          said += 1;
          if (translated.some((issue) => issue.path === path && issue.message === message))
            english.push(`${described.name} ${path}: ${message}`);
        }
      }
    }
    expect(said).toBeGreaterThan(20);
    expect([...new Set(english)]).toEqual([]);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBareboatCharter, aCaptainContract } from '#tests/builders/departure.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findAgreement } from './repository.ts';
import { addStep } from './service/chain.ts';
import { THE_SITE } from './service/deps.ts';
import { sealWhatIsLeft } from './service/index.ts';

const NOW = new Date('2027-02-01T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
});
afterAll(() => app.close());

/** The contract of a charter's captain that its client alone has signed, made of this wording. */
async function signedBy(kind: 'named' | 'self', template: string) {
  const { db } = app.database;
  const charter = await aBareboatCharter(db, NOW);
  const signed = { template, state: 'signed', countersignedName: null } as const;
  const id = await aCaptainContract(app.deps, charter.id, { kind }, signed);
  const agreement = await findAgreement(db, id);
  if (!agreement) throw new Error('There is no contract');
  await addStep(app.deps, agreement, { kind: 'signed', by: THE_SITE });
  return (await app.request(`/api/agreements/${id}/verification`)).json();
}

test('a declaration of an earlier wording is sealed once its client has signed it; a contract waits for the captain', async () => {
  const later = { ...app.deps, now: () => new Date(NOW.getTime() + 3 * 3_600_000) };
  expect(await signedBy('named', 'captain-1')).toMatchObject({ kind: 'captain', isAlone: false });
  expect(await sealWhatIsLeft(later)).toBe(0);
  expect(await signedBy('self', 'captain-self-1')).toMatchObject({ kind: 'captain', isAlone: true });
  expect(await sealWhatIsLeft(later)).toBe(1);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllThatIsOver } from '#features/agreements/service/index.ts';
import { agreementEvents } from '#features/agreements/tables.ts';
import { cancelCharter, chartersOfAgreements } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { aBareboatCharter, aCaptain, aCaptainContract } from '#tests/builders/departure.ts';
import { whileRefused } from '#tests/support/failing.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { captainsOfAgreements } from './service/index.ts';
import { departures } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;

/** A bareboat charter with its chosen captain, and the contract that both have signed. */
async function aCharterWithCaptain(kind: 'named' | 'listed') {
  const charter = await aBareboatCharter(db(), new Date());
  const captainId = kind === 'listed' ? (await aCaptain(db())).id : null;
  await db()
    .insert(departures)
    .values({
      charterId: charter.id,
      captainId,
      during: `[${charter.departsAt.toISOString()},${charter.returnsAt.toISOString()})`,
    });
  const contractId = await aCaptainContract(app.deps, charter.id, { kind, captainId });
  return { ...charter, contractId };
}

/** What a charter's client reads about the captain: among the charter's facts, and in the captain's section. */
async function readBy({ token }: { readonly token: string }) {
  const read = async (path: string) => (await app.request(`/api/charter-links/${token}${path}`)).json();
  const [charter, chosen] = [await read(''), await read('/captain')];
  return { named: charter.captain, ...chosen };
}

test.each(['named', 'listed'] as const)(
  'of a charter that is called off nobody is told of a captain who was %s, nor to choose again, and what both signed stays',
  async (kind) => {
    const charter = await aCharterWithCaptain(kind);
    expect(await readBy(charter)).toMatchObject({ named: 'Ines Duarte', choice: { kind }, isLost: false });
    expect((await cancelCharter(app.deps, charter.id, { role: 'staff', name: 'ana' }, {})).ok).toBe(true);
    expect(await readBy(charter)).toMatchObject({
      named: null,
      canChoose: false,
      choice: null,
      isLost: false,
      contracts: [{ id: charter.contractId }],
    });
  },
);

test('of a charter on which nobody came aboard no captain is missed', async () => {
  const charter = await aCharterWithCaptain('listed');
  await db().update(departures).set({ captainId: null }).where(eq(departures.charterId, charter.id));
  expect(await readBy(charter)).toMatchObject({ isLost: true });
  await db().update(charterRequests).set({ status: 'no-show' }).where(eq(charterRequests.id, charter.id));
  expect(await readBy(charter)).toMatchObject({ isLost: false });
});

test('contracts of all charters that are over end but the one for which it fails, and the job fails at its end', async () => {
  const [first, second] = [await aCharterWithCaptain('listed'), await aCharterWithCaptain('listed')];
  for (const { id } of [first, second]) {
    await db().update(charterRequests).set({ status: 'quoted' }).where(eq(charterRequests.id, id));
  }
  const run = () =>
    endAllThatIsOver({
      ...app.deps,
      subjects: { charters: chartersOfAgreements, captains: captainsOfAgreements },
    });
  const ended = async () =>
    (await db().select().from(agreementEvents).where(eq(agreementEvents.kind, 'ended'))).map(
      ({ agreementId }) => agreementId,
    );
  await whileRefused(db(), 'insert on agreement_events', `new.agreement_id = '${first.contractId}'`, () =>
    expect(run()).rejects.toThrow('1 left for the next run'),
  );
  expect(await ended()).toContain(second.contractId);
  expect(await ended()).not.toContain(first.contractId);
  await run();
  expect(await ended()).toContain(first.contractId);
});

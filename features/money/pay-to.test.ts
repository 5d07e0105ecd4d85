import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import { aCharterLink, aCharterToCome, whatIsOwed } from '#tests/builders/charter.ts';
import { aSettingsGroup } from '#tests/builders/content.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { MoneyAnswer } from './schema/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a client reads where to send the money in their language, and in English once the account is another one', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'pay-to' });
  const charter = await aCharterToCome(db, yachtId, { status: 'confirmed' });
  await whatIsOwed(app.deps, charter, aPrice());
  const link = `/api/charter-links/${await aCharterLink(db, charter.id)}`;
  const translations = { es: { bankTransferTo: { text: 'Banco 000-111', of: 'Bank 000-111' } } };
  const readIn = async (language: string, bankTransferTo: string) => {
    await aSettingsGroup(db, 'money', { ...DEFAULT_SETTINGS.money, bankTransferTo, translations });
    const { money } = (await (await app.request(`${link}?lang=${language}`)).json()) as {
      money: MoneyAnswer;
    };
    return money.payTo?.bankTransfer;
  };
  expect(await readIn('es', 'Bank 000-111')).toBe('Banco 000-111');
  expect(await readIn('pt', 'Bank 000-111')).toBe('Bank 000-111');
  expect(await readIn('es', 'Bank 000-222')).toBe('Bank 000-222');
  expect(await readIn('es', '')).toBe('');
});

import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { inLanguage } from '#platform/language.ts';
import { reminderMail, type Told } from './charters.tsx';
import { paymentDueMail, receiptReversedMail } from './money.tsx';

const told = {
  charter: {
    id: '01981c5e-0000-7000-8000-0000c0ffee00',
    yachtName: 'Serenata',
    contactName: 'Rosa Delgado',
    startOn: '2027-03-06',
    departsAt: new Date('2027-03-06T17:00:00Z'),
    returnsAt: new Date('2027-03-06T22:00:00Z'),
    guestCount: 8,
    mode: 'crewed',
    pricingType: 'with_amenities',
  },
  contact: DEFAULT_SETTINGS.contact,
  origin: 'http://localhost:3000',
  boarding: { picture: null, marina: '', arriveMinutesEarly: 30 },
  link: 'http://localhost:3000/trip/a-link',
} as unknown as Told;
const piece = (kind: string, cents: number) => ({
  kind,
  label: kind,
  cents,
  paidCents: 0,
  dueAt: '2027-03-05T17:00:00Z',
  state: 'due',
});
const moneyOf = (pieces: object[], keptCard: object | null = null) =>
  ({
    paidCents: 0,
    returnedCents: 0,
    openCents: 323_200,
    pieces,
    payTo: { bankTransfer: 'Bank 000-111', zelle: '', reference: 'MF-1' },
    card: null,
    keptCard,
  }) as unknown as MoneyAnswer;
const CARD = { brand: 'Visa', lastFour: '4242' };
const BALANCE = piece('balance', 233_200);
const APA = piece('apa', 90_000);

const read = async (write: () => Promise<{ text: string }>) =>
  (await inLanguage('en', write)).text.replaceAll(/\s+/g, ' ');
const reversed = (money: MoneyAnswer) =>
  read(() => receiptReversedMail(told, { receiptNumber: 7, cents: 100 }, money));

test('what the kept card pays is in no sum that is to be paid by hand', async () => {
  const both = await reversed(moneyOf([BALANCE, APA], CARD));
  expect(both).toContain(
    'The balance, $2,332, is due now. You don’t need to do anything: we charge it soon to',
  );
  expect(both).toContain('$900 is due now.');
  expect(both.toLowerCase()).toContain('how to pay');
  expect(both).not.toContain('$3,232 is due');
  expect((await reversed(moneyOf([BALANCE], CARD))).toLowerCase()).not.toContain('how to pay');
  const byHand = await reversed(moneyOf([BALANCE, APA]));
  expect(byHand).toContain('$3,232 is due now.');
  expect(byHand).not.toContain('The balance, $2,332');
});

test('the heading about payments that are due together names none of them alone', async () => {
  const money = moneyOf([BALANCE, APA]);
  const [balance] = money.pieces;
  if (!balance) throw new Error('no piece');
  const both = await read(() => paymentDueMail(told, balance, money));
  expect(both.toLowerCase()).toContain('your payments are due');
  expect(both.toLowerCase()).not.toContain('your balance is due');
  const one = moneyOf([BALANCE]);
  expect((await read(() => paymentDueMail(told, balance, one))).toLowerCase()).toContain(
    'your balance is due',
  );
});

test('the reminder names the APA that is due with the balance', async () => {
  const upcoming = (pieces: object[]) => ({
    ...moneyOf(pieces.map((one) => ({ ...one, state: 'upcoming' }))),
    onItsWayCents: 0,
  });
  const reminded = (pieces: object[]) => read(() => reminderMail(told, 'week', upcoming(pieces)));
  expect(await reminded([BALANCE, APA])).toContain('The balance and the APA are due');
  expect(await reminded([BALANCE])).toContain('The balance is due');
});

import { expect, test } from 'vitest';
import { statementOf } from '../domain/index.ts';
import { receiptSheet } from './paper.ts';

/** What the receipt of $5,000 says, of which the client's bank has taken back so much. */
function said(lostCents: number, isConfirmed = true) {
  const later = new Date('2027-03-06T17:00:00Z');
  const madeAt = new Date('2027-03-01T15:00:00Z');
  const payment = {
    receiptNumber: 7,
    cents: 500_000,
    method: 'card',
    receivedOn: '2027-02-01',
    reversal: null,
    lostCents,
  } as const;
  const { blocks } = receiptSheet({
    payment,
    charter: {
      reference: 'Charter 2e3f4a5b',
      stage: 'agreed',
      sails: { isConfirmed, departsAt: later, returnsAt: later },
      receipt: { client: 'Rosa Delgado', yacht: 'Tidewater', startOn: '2027-03-06', language: 'en' },
    },
    statement: statementOf([], [{ ...payment, isReversed: false }], [], madeAt),
    contact: { phone: '', email: '', address: [] },
    madeAt,
  });
  return {
    text: blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(),
    amount: blocks.find(({ kind }) => kind === 'amounts'),
    account: blocks.findLast(({ kind }) => kind === 'amounts'),
  };
}

test('a receipt thanks for what counts of its payment, and says what the client’s bank has taken back', () => {
  expect(said(0)).toMatchObject({
    text: 'Thank you for your payment.',
    amount: { rows: [['Received', '$5,000']] },
  });
  expect(said(200_000).text).toBe(
    'Thank you for your payment. Your bank has taken back $2,000 of this payment: that counts as not paid.',
  );
  expect(said(500_000)).toMatchObject({
    text: 'Your bank has taken back $5,000 of this payment: that counts as not paid.',
    amount: {
      rows: [
        ['Received', '$5,000'],
        ['Taken back by your bank', '-$5,000'],
        ['What counts', '$0'],
      ],
    },
  });
});

test('what is paid for a charter that is not confirmed is paid ahead: nothing is owed, or said to be paid off', () => {
  expect(said(0, false).account).toMatchObject({
    rows: [
      ['Paid so far', '$5,000'],
      ['Paid ahead', '$5,000'],
    ],
  });
  expect(said(0).account).toMatchObject({
    rows: [
      ['Owed in all', '$0'],
      ['Paid so far', '$5,000'],
      ['Paid and not owed', '$5,000'],
      ['Still to be paid', '$0'],
    ],
  });
});

/** What is owed, by its kind. */
export const obligations = {
  deposit: 'Deposit',
  balance: 'Balance',
  apa: 'Advance provisioning allowance (APA)',
  cancellation: 'Kept for the cancellation',
  allowance: 'Taken off',
  'damage-hold': 'Damage hold',
};
export const methods = {
  'bank-transfer': 'Bank transfer',
  zelle: 'Zelle',
  cash: 'Cash',
  'card-by-phone': 'Card by phone',
  card: 'Card',
};
export const nextUpcoming = (label: string, open: string, when: string) => `${label}: ${open}, due ${when}.`;
export const nextLate = (label: string, open: string, when: string) => `${label}: ${open} was due ${when}.`;
export const nextDue = (label: string, open: string) => `${label}: ${open} is due now.`;
export const pieceStates = { paid: 'Paid', upcoming: 'Due', due: 'Due now', late: 'Was due' };
export const stillOpen = (amount: string) => `, ${amount} open`;
export const refundStates = {
  wanted: 'On our list to send back',
  sent: 'Sent back',
  succeeded: 'Given back',
  failed: 'Did not reach you; we will be in touch',
  withdrawn: 'Withdrawn',
};
export const payments = 'Payments';
export const paidSoFar = 'Paid so far';
export const givenBack = 'Given back';
export const onItsWayBack = 'On its way back';
export const toBePaid = 'Still to be paid';
export const notOwed = 'Paid and not owed';
export const receipts = 'Receipts';
export const receipt = (number: number) => `Receipt ${number}`;
export const reversed = '. Reversed: it counts for nothing';
export const howToPay = 'How to pay';
export const bankTransfer = 'Bank transfer';
export const writeOnPayment = 'Write on the payment';
export const otherWays = (isByCard: boolean) =>
  `To pay ${isByCard ? '' : 'by card or '}in cash, please call us. We email you a receipt as soon as the money is here.`;

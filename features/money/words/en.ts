/** The names of what is owed, by kind. */
export const obligations = {
  deposit: 'Deposit',
  balance: 'Balance',
  apa: 'Advance provisioning allowance (APA)',
  addition: 'Addition',
  cancellation: 'Cancellation fee',
  allowance: 'Discount',
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
export const onItsWay = 'On its way to us';
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
export const paidAhead = 'Paid ahead';
export const receipts = 'Receipts';
export const receipt = (number: number) => `Receipt ${number}`;
export const receiptFile = (number: number) => `Receipt ${number} (PDF)`;
export const reversed = '. Reversed: it does not count';
export const takenByBank = (amount: string) => `. Your bank took back ${amount}: that counts as not paid`;
export const howToPay = 'How to pay';
export const bankTransfer = 'Bank transfer';
export const writeOnPayment = 'Write on the payment';
export const otherWays = (isByCard: boolean) =>
  `${isByCard ? 'You can pay by card above, one payment at a time. To pay in cash' : 'To pay by card or in cash'}, please call us. We email you a receipt as soon as the money arrives.`;

// The receipt on paper.
export const thanks = 'Thank you for your payment.';
export const takenBack = (day: string) =>
  `This receipt was taken back on ${day}: the payment was not made, or was recorded wrongly or twice. It does not count.`;
export const lostText = (amount: string) =>
  `Your bank has taken back ${amount} of this payment: that counts as not paid.`;
export const receivedBy = 'Received by';
export const receivedFrom = 'Received from';
export const receiptNumber = 'Receipt number';
export const receivedOn = 'Received on';
export const paidBy = 'Paid by';
export const paidFor = 'For';
export const charterOf = (yacht: string, day: string) => `Charter of ${yacht}, ${day}`;
export const reference = 'Reference';
export const amount = 'Amount';
export const received = 'Received';
export const reversedAmount = 'Taken back';
export const lostAmount = 'Taken back by your bank';
export const counts = 'What counts';
export const accountNow = (instant: string) => `What is owed and paid as of ${instant}, Miami time`;
export const owedInAll = 'Owed in all';
export const page = 'Page';
export const pageOf = 'of';

// Kept cards and damage holds.
/** The consent text for keeping a card. If you change it, give it a new version in `CARD_CONSENTS`. */
export const cardConsents = {
  balanceAndHold:
    'Keep this card for the balance of this charter, which you may charge when it falls due, and for its refundable damage hold. I can take this back on this page at any time.',
  balance:
    'Keep this card for the balance of this charter, which you may charge when it falls due. I can take this back on this page at any time.',
};
export const cardLetGo = 'Your card is no longer kept.';
export const keptCard = (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`;
const andForHold = (isForHold: boolean) => (isForHold ? ', and for the damage hold' : '');
/** What a kept card is still used for, by how it stands to the balance. */
export const keptFor = {
  'by-itself': (card: string, isForHold: boolean) =>
    `We keep your ${card} for the balance, when it falls due${andForHold(isForHold)}.`,
  waits: (card: string, isForHold: boolean) =>
    `We keep your ${card} for the balance, once what is due before it is paid${andForHold(isForHold)}.`,
  'by-hand': (card: string, isForHold: boolean) =>
    `We cannot charge the balance to your ${card}: please pay it yourself.${isForHold ? ' We keep the card for the damage hold.' : ''}`,
  nothing: (card: string, isForHold: boolean) =>
    isForHold
      ? `We keep your ${card} for the damage hold.`
      : `We still keep your ${card}, and charge no more of the price to it.`,
};
export const letGoOfCard = 'Stop keeping my card';
export const holdStates = {
  upcoming: (day: string) => `To be authorized on your card from ${day}`,
  due: 'To be authorized now',
  asked: 'Your card’s bank is being asked',
  held: 'Authorized. Nothing has been charged',
  'held-by-hand': 'With us. You get it back after your return',
  released: 'Released. Nothing was charged',
  captured: (amount: string) => `${amount} of it was kept for damage`,
  lost: 'Not authorized',
};
export const holdLapsed = 'Your card’s bank has released it. Nothing was charged';
export const holdKeptWhole = (amount: string) => `All of it, ${amount}, was kept for damage`;
export const damageGivenBack = (amount: string) => `${amount} of that was given back`;
export const capturedFor = (reason: string) => `Kept for: ${reason}`;
export const holdGivenBack = 'Yours again. We kept none of it';
export const damageFile = 'Photographs of the damage (PDF)';
export const damageTitle = 'What was kept for damage';
export const damageHeld = 'Authorized';
export const damageKept = 'Kept';
export const damageReason = 'Reason';
/** For screen readers of the PDF. */
export const damagePhotograph = (number: number, total: number) =>
  `Photograph of the damage, ${number} of ${total}`;
export const authorizeHold = (amount: string) => `Authorize the damage hold, ${amount}`;
export const authorizeHoldText =
  'You authorize it on our card company’s own page. Nothing is charged: we release it after your return, unless something was damaged.';

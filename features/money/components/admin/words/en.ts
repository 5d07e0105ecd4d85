import type { Account } from '../../../domain/index.ts';

// The payments of a charter.
export const payments = 'Payments';
export const paymentsNotRead = 'The payments could not be loaded.';
export const recordPayment = 'Record a payment';
export const giveBack = 'Give money back';
export const sums = {
  owed: 'Owed',
  paid: 'Paid',
  onItsWay: 'On its way to us',
  returned: 'Given back',
  returning: 'To send back',
  open: 'Still open',
  over: 'Paid too much',
  ahead: 'Paid ahead',
};
export const notOwed = (amount: string, isCancelled: boolean) =>
  `${amount} was paid and is not owed. Please give it back${isCancelled ? ', or keep what the conditions allow.' : '.'}`;
export const paidAhead = (amount: string) =>
  `${amount} was paid before the charter is confirmed: it counts once it is.`;
export const pieceStates = { paid: 'Paid', upcoming: 'Upcoming', due: 'Due', late: 'Late' };
export const nothingOwedAnyMore = 'Nothing is owed anymore.';
export const nothingOwedYet =
  'Nothing is owed yet: once the charter is confirmed, the deposit and the balance are owed.';
export const since = (when: string) => `Since ${when}`;
export const dueAt = (when: string) => `Due ${when}`;
export const ofItTax = (amount: string) => `, ${amount} of it sales tax`;
export const paidOfIt = (amount: string) => `, ${amount} paid`;
export const leaveIt = 'Leave it';

// The form to record a payment.
export const amount = 'Amount, $';
export const moreThanOpen = (amount: string) => `That is ${amount} more than is still to be paid.`;
export const countsAhead = (amount: string) =>
  `The charter is not confirmed: ${amount} counts as paid ahead.`;
export const amountMissing = 'Please give an amount, such as 1070.50.';
export const paymentRecorded = 'Payment recorded';
export const paidBy = 'Paid by';
export const receivedOn = 'Received on';
export const reference = 'Reference';
export const recordAndMail = 'Record it and email the receipt';
export const recordAnother = 'Record it as a different payment';

// What is added to what is owed.
export const addOwed = 'Add a charge';
export const whatFor = 'What it is for';
export const whatForHint = 'The client reads it as you write it, on their page and in their email.';
export const additionMissing = 'Please say what it is for.';
export const additionSort = 'What it is';
export const additionSorts = { extra: 'An extra, plus sales tax', costs: 'Costs beyond the APA, no tax' };
export const withTax = (amount: string, percent: number) => `With ${percent}% sales tax: ${amount}.`;
export const addAndMail = 'Add it and email the client';
export const addIt = 'Add it';
export const owedNow = 'Added';
export const withdraw = 'Withdraw';
export const withdrawNamed = (label: string) => `Withdraw ${label}`;
export const withdrawTitle = (label: string) => `Withdraw “${label}”?`;
export const withdrawQuestion = (hasEmail: boolean) => `It is no longer owed. ${clientHears(hasEmail)}.`;
export const noLongerOwed = 'No longer owed';

// The list of payments.
export const received = 'Received';
export const receipt = (number: number) => `Receipt ${number}`;
export const recordedBy = (day: string, who: string, reference: string) =>
  `, ${day}, by ${who}${reference === '' ? '' : `, “${reference}”`}`;
export const reversedBy = (who: string, reason: string) => `Reversed by ${who}: ${reason}`;
export const reverse = 'Reverse';
export const reverseReceipt = (number: number) => `Reverse receipt ${number}`;
export const reverseTitle = (number: number | string) => `Reverse receipt ${number}?`;
export const reverseQuestion =
  'For a payment that was not made or was recorded wrongly. The receipt keeps its number and counts for nothing, which a client with an email address is told. To send money back, use “Give money back”.';
export const reverseIt = 'Reverse it';
export const paymentReversed = 'Payment reversed';
export const why = 'Why';

// The files of a payment or about damage.
export const photo = 'Photo';
export const fileOf = (kind: string, place: number, receipt: number) =>
  `${kind} ${place} of receipt ${receipt}`;
export const addedBy = (when: string, who: string) => `${when}, by ${who}`;
export const takeOff = 'Take off';
export const takeOffFile = (file: string) => `Take off ${file}`;
export const slipOf = (receipt: number) => `Slip or receipt of receipt ${receipt}: PDF, JPG or PNG, 10 MB`;
export const fileKept = 'File kept';
export const addFileTo = (receipt: number) => `Add a file to receipt ${receipt}`;
export const addFile = 'Add a file';
export const takeOffTitle = 'Take the file off?';
export const takeOffQuestion = (receipt: number) => `It is deleted. Receipt ${receipt} stays as it is.`;
export const takeItOff = 'Take it off';
export const fileTakenOff = 'File taken off';
export const damageFileOf = (kind: string, place: number) => `${kind} ${place} of the damage`;
export const damageFiles = 'Photographs or an estimate of the damage: PDF, JPG or PNG, 10 MB';
export const addDamageFile = 'Add a photograph of the damage';
export const addDamage = 'Add a photograph';
export const takeOffDamageQuestion = 'It is deleted. The damage hold stays as it is.';

// Refunds.
export const amountUpTo = (most: string) => `Please give an amount up to ${most}.`;
export const sayWhy = 'Please say why.';
export const onTheList = 'On the list to send back';
export const byTheRules = (percent: number, amount: string) =>
  `Under the conditions, given when it was cancelled, ${percent}% comes back. Still to give back: ${amount}.`;
export const takeThat = 'Take that';
export const upTo = (most: string) => `Up to ${most}; the newest payment goes back first, the way it came.`;
export const keepRest = 'Keep the rest as cancellation income';
export const takenOffPrice =
  'Anything beyond what was overpaid is taken off the price, with its part of the sales tax.';
export const isOfApa = 'It is what is left of the APA';
export const takenOffApa = 'It is taken off the APA. Price, sales tax and gratuity stay as they are.';
export const putOnList = 'Put on the list to send back';
export const sendToCard = 'Send back to the card now';
export const goingToCard = 'Going back to the card';
export const sendToCardTitle = (amount: string) => `Send ${amount} back to the card?`;
export const keepWhole = 'Keep what is left';
export const keptWhole = 'Kept as cancellation income';
export const goingBack = 'Going back';
export const moneyGoingBack = 'Money going back';
export const doIt = 'Do it';
export const refundStates = {
  wanted: 'To send',
  sent: 'Sent',
  succeeded: 'Given back',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
};
export const refundButtons = {
  sent: 'Mark as sent',
  succeeded: 'Mark as arrived',
  failed: 'It came back',
  withdrawn: 'Withdraw',
};
export const sentOtherwise = 'Sent another way';
const clientHears = (hasEmail: boolean) =>
  hasEmail ? 'The client is emailed' : 'There is no email address: please call the client';
export const sendToCardQuestion = (hasEmail: boolean, rest: string | null) =>
  `The card company sends it at once. ${clientHears(hasEmail)}. This can no longer be withdrawn.${rest === null ? '' : ` Another ${rest} goes on the list to send back.`}`;
export const sentOtherwiseQuestion = (hasEmail: boolean) =>
  `The card did not take the money, and you have sent it another way. ${clientHears(hasEmail)}. This can no longer be withdrawn.`;
export const sentBy = 'Sent by';
export const refundQuestions = (hasEmail: boolean) => ({
  sent: `The transfer has been ordered. ${clientHears(hasEmail)}. This can no longer be withdrawn.`,
  succeeded: 'The money has arrived with the client.',
  failed: 'The money came back to us. It is the client’s again, and is shown as paid too much.',
  withdrawn: 'The money does not go back after all. What was taken off the price for it is owed again.',
});
export const refundOf = (receipt: number, when: string, who: string, reason: string) =>
  `Of receipt ${receipt}, ${when}, wanted by ${who}: ${reason}`;
export const elsewhere = 'Given back at the card company, and not in the books';
export const elsewhereOf = (receipt: number, when: string) => `Of receipt ${receipt}, made ${when}`;
export const enterElsewhere = 'Enter it';
export const enterTitle = (amount: string) => `Enter ${amount} as given back?`;
export const enterQuestion =
  'It was given back on the card company’s own pages, and then counts as given back here too. No money moves, and nobody is emailed. This can’t be undone.';
export const enterWhyHint = 'Who gave it back, and at whose wish.';
export const entered = 'Entered';
export const note = 'Note';
export const noteHint = 'The transfer’s number, or what the bank said.';

// Disputes.
export const disputed = 'Disputed by the client’s bank';
export const disputedOfHold = 'Kept of the damage hold';
export const disputeStates = {
  inquiry: 'The bank asks',
  open: 'Disputed',
  closed: 'Closed',
  won: 'Won',
  lost: 'Lost',
};
export const openAnswer = 'Open the answer';
export const closeAnswer = 'Close the answer';
export const answered = 'Answered: the bank decides now.';
export const answerBy = (when: string) => `Answer by ${when}`;
export const answerWasDue = (when: string) => `The answer was due ${when}. Please hand it in at once.`;
export const answerNotRead = 'The answer could not be loaded.';
export const covering = 'What we say to the bank';
export const coveringHint = 'In English: the bank reads it first, above the evidence.';
export const evidence = 'Evidence';
export const pieces = {
  quote: 'Quote as shown',
  acceptance: 'Acceptance by the client',
  cancellation: 'Cancellation terms as shown',
  agreement: 'Signed agreement with its certificate',
  damage: 'What was kept for damage',
  receipts: 'Receipts',
  calendar: 'The charter on the calendar',
  messages: 'Messages and emails',
  access: 'Use of the charter’s link',
  refunds: 'Given back',
};
export const notThere = (piece: string) => `${piece}: there is nothing`;
export const asTheBankReadsIt = (piece: string) => `${piece}, as the bank reads it`;
export const keepAnswer = 'Keep the changes';
export const answerKept = 'Answer kept';
export const answerAsPdf = 'See it as a PDF';
export const stageAnswer = 'Stage with the card company';
export const answerStaged = 'Answer staged';
export const submitAnswer = 'Hand in to the bank';
export const answerSubmitted = 'Answer handed in';
export const stageFirst =
  'Staging keeps it with the card company, where nobody sees it yet. Handing it in is a separate step.';
export const submitTitle = (amount: string) => `Hand in the answer about ${amount}?`;
export const submitQuestion =
  'The bank takes one answer. It goes out as it was staged, and nothing can be added or taken back after that.';
export const sentSoFar = 'Sent so far';
export const answerSteps = {
  staged: {
    wanted: (when: string, who: string) => `Being staged since ${when}, by ${who}; tried again by itself`,
    done: (when: string, who: string) => `Staged ${when}, by ${who}`,
    failed: (when: string, who: string) => `Not staged ${when}, by ${who}: the card company did not take it`,
  },
  submitted: {
    wanted: (when: string, who: string) => `Being handed in since ${when}, by ${who}; tried again by itself`,
    done: (when: string, who: string) => `Handed in ${when}, by ${who}`,
    failed: (when: string, who: string) =>
      `Not handed in ${when}, by ${who}: the card company did not take it`,
  },
};

// The views of the money of all charters.
export const views = { lists: 'Payments', bank: 'Bank statement', accounts: 'Trial balance' };

// Trial balance.
export const account = 'Account';
export const accounts = {
  cleared: 'Cleared, not yet at the bank',
  bank: 'Bank',
  deposits: 'Clients’ deposits',
  'sales-tax': 'Sales tax',
  gratuity: 'Gratuity',
  apa: 'APA',
  revenue: 'Revenue',
  'cancellation-income': 'Cancellation income',
  fees: 'Fees',
  disputes: 'Disputes',
  'damage-holds': 'Damage holds',
  'damage-income': 'Kept for damage',
} satisfies Readonly<Record<Account, string>>;
export const total = 'Total';
export const debit = 'Debit';
export const credit = 'Credit';
export const balance = 'Balance';
export const inDebit = (amount: string) => `${amount} in debit`;
export const inCredit = (amount: string) => `${amount} in credit`;
export const endOf = (day: string) => `As of the end of ${day}`;
export const asOf = 'As of';
export const exportBalance = 'Export trial balance';
export const balanceNotRead = 'The trial balance could not be loaded.';

// The lines of the bank's files.
export const bankStates = { open: 'To look at', recorded: 'Recorded', aside: 'Set aside' };
export const noBankFile = 'No file of the bank has been uploaded yet.';
export const noLines = {
  open: 'Every line is recorded or set aside.',
  recorded: 'No line is recorded yet.',
  aside: 'No line was set aside.',
};
export const proposedBy = {
  reference: 'Its number is in the text.',
  'amount-and-name': 'The amount is due, and the name is in the text.',
};
export const lines = (count: string, isOne: boolean) => `${count} ${isOne ? 'line' : 'lines'}`;
export const linesOfTheBank = 'Lines of the bank';
export const linesNotRead = 'The lines could not be loaded.';
export const nothingHere = 'Nothing here';
export const lineOf = (amount: string, day: string) => `${amount} of ${day}`;
export const wordsForgotten = 'What the bank wrote is no longer kept.';
export const hasDouble =
  'Another line has the same day and amount. Please make sure that it is not the same money.';
export const setAsideBy = (who: string, reason: string) => `Set aside by ${who}: ${reason}`;
export const receiptOf = (number: number) => `Receipt ${number} of`;
export const seemsRecorded = (receipt: number, day: string) =>
  `It seems to be receipt ${receipt} of ${day}, which is recorded already.`;
export const isReceipt = (receipt: number) => `It is receipt ${receipt}`;
export const lineFound = 'Line matched';
export const isNotReceipt = (receipt: number) => `It is not receipt ${receipt}`;
export const isNotReceiptQuestion = 'The receipt stays as it is, and the line can be recorded anew.';
export const matchUndone = 'Match undone';
export const recordFor = (client: string) => `Record for ${client}`;
export const anotherCharter = 'Another charter';
export const findCharter = 'Find the charter';
export const isPayout = 'A payout';
export const payoutTitle = (line: string) => `Record ${line} as a payout?`;
export const payoutQuestion =
  'For what the card company or the terminal pays out, and for cash that was paid in. It then counts as being at the bank. Nobody is emailed.';
export const payoutFee = 'Fee, $';
export const payoutFeeHint = 'What they kept of it. Empty for cash.';
export const recordPayout = 'Record the payout';
export const payoutRecorded = 'Payout recorded';
export const paidOutBy = (who: string, fee: string | null) =>
  `A payout, recorded by ${who}${fee === null ? '' : `. Fee: ${fee}`}`;
export const undoPayout = 'Undo the payout';
export const payoutUndone = 'Payout undone';
export const undoPayoutQuestion =
  'The money counts as not yet at the bank again, and the line can be recorded anew.';
export const setAside = 'Set aside';
export const recordLine = (line: string) => `Record ${line}`;
export const recordLineQuestion = 'A client with an email address is sent the receipt, as for any payment.';
export const recordIt = 'Record it';
export const findFirst = 'Please find the charter first.';
export const setLineAside = (line: string) => `Set ${line} aside?`;
export const setAsideQuestion =
  'For money that is no client’s payment, or is recorded already. It stays in the list of what was set aside.';
export const setItAside = 'Set it aside';
export const noNames = 'No names: it is kept.';
export const payer = (yacht: string, day: string, open: string | null) =>
  `${yacht}, ${day}, ${open === null ? 'nothing open' : `${open} open`}`;
export const chartersNotRead = 'The charters could not be read.';
export const searching = 'Searching…';
export const noCharter = 'No charter has that name or number.';
export const charters = (count: string, isOne: boolean) => `${count} ${isOne ? 'charter' : 'charters'}`;
export const finderHint = 'By client, yacht or number.';

// The upload of a bank's file.
export const uploadFile = 'Upload a file';
export const uploadTitle = 'Upload a bank’s file';
export const uploadHint =
  'CSV, OFX or QFX, as the bank’s site exports it: 2 MB and 5,000 lines at most. Money that came in is listed here, each line once, also when the next file has it again; money that went out is left out.';
export const cancel = 'Cancel';
export const uploadIt = 'Upload it';
export const file = 'File';
export const fileMissing = 'Please choose a file.';
export const noHeadings =
  'This file has no headings that we know. Please say once which column is what; it is remembered in this browser.';
export const firstRows = 'The first rows of the file';
export const column = (number: number) => `Column ${number}`;
export const columnIs = {
  none: 'Not needed',
  day: 'Day',
  amount: 'Amount, minus for what went out',
  in: 'Amount in',
  out: 'Amount out',
  text: 'Text',
};
export const firstRowIsHeading = 'The first row is a heading';
export const columnsMissing =
  'Please say which column is the day, and which the amount, or else the amount in and out. Only text can be several columns.';

// The damage hold and the kept card.
export const holdTitle = 'Damage hold';
export const holdFrom = (instant: string) => `To be authorized from ${instant}`;
export const holdViews = {
  upcoming: 'Upcoming',
  due: 'To be authorized',
  asked: 'Being asked for',
  held: 'Held',
  'held-by-hand': 'Taken by hand',
  released: 'Released',
  captured: 'Captured',
  lost: 'Lost',
};
export const holdWays = {
  'saved-card': 'On the kept card',
  'card-page': 'On the card page',
  cash: 'In cash',
  terminal: 'At the terminal',
};
export const holdReference = (reference: string) => `Reference ${reference}`;
export const holdCaptureBefore = (instant: string) => `Can be captured until ${instant}`;
export const holdReleasedAt = (instant: string) => `Is released by itself ${instant}`;
export const holdStaysFor = (name: string) => `Stays until you decide, says ${name}`;
export const holdOrdered = {
  release: 'The card company is letting go of it',
  capture: 'The card company is capturing it',
};
export const holdCaptureRefused =
  'The card company did not capture it. It is tried again by itself, and the team was emailed';
export const holdCaptured = (amount: string, reason: string) =>
  reason === '' ? `${amount} captured` : `${amount} captured: ${reason}`;
export const holdTrouble = (reason: string) => `The card company says: ${reason}`;
export const holdKeptCard = (card: string) => `Card kept by consent: ${card}`;
export const holdAuthorize = 'Put on the kept card';
export const holdRecord = 'Record a hold';
export const holdRelease = 'Release';
export const holdCapture = 'Capture';
export const holdKeep = 'Don’t release by itself';
export const holdUnkeep = 'Release by itself';
export const holdRecordTitle = 'Record a damage hold';
export const holdCaptureTitle = 'Capture of the damage hold';
export const holdWay = 'How it was taken';
export const holdAmount = 'Amount, $';
export const holdAmountUpTo = (amount: string) => `Up to ${amount}; the rest is the client’s again.`;
export const holdReferenceField = 'Reference';
export const holdReferenceHint = 'The terminal’s number, or where the cash is kept.';
export const holdWhy = 'Why';
export const holdWhyHint = 'The client reads it.';
export const holdGiveBack = 'Give back';
export const holdGiveBackTitle = 'Give back what was kept for damage';
export const holdMethod = 'How it goes back';
export const holdMethodHint =
  'The card company sends it to the card. By any other way, please send it first and then record it here.';
export const holdNotOnCard = 'The card company does not have this hold. Please choose another way.';
export const holdUpTo = (most: string) => `Up to ${most}.`;
export const holdReturned = (instant: string, by: string, reason: string) => `${instant}, ${by}: ${reason}`;
export const holdReturnStates = {
  wanted: 'To be sent',
  sent: 'On its way',
  succeeded: 'Given back',
  failed: 'Came back',
};
export const holdCameBack = 'It came back';
export const holdCameBackQuestion =
  'The money is with us again, and counts as kept for damage. Nobody is emailed.';
export const holdReleaseQuestion = (hasEmail: boolean) =>
  `Nothing is charged. ${clientHears(hasEmail)}. You can’t hold it again without them.`;
export const holdClosePage = 'Close the card page';
export const holdClosePageQuestion =
  'Nobody can authorize the hold on it anymore, and nobody is emailed. The client can open another one from the charter’s page.';
export const holdSave = 'Save';
export const holdCancel = 'Leave it';
export const holdTooMuch = (amount: string) => `Please give an amount up to ${amount}.`;
export const holdWhyFault = 'Please say why.';

/** The messages of refusals beside a field. */
export const refusals = {
  dayToCome: 'That day is still to come.',
  moreThanPaid: 'That is more than there is to give back.',
  moreThanApa: 'That is more than there is left of the APA.',
  nothingBack:
    'Please give an amount above 0. It can be 0 only when the rest of a cancelled charter is kept.',
  paymentDisputed:
    'Part of that is disputed: the client’s bank has it, and it can’t be given back from here too.',
};

// The messages after a successful call.
export const steps = {
  recorded: (receipt: number) => `The payment is recorded as receipt ${receipt}.`,
  reversed: (receipt: number) => `Receipt ${receipt} is reversed.`,
  added: (label: string) => `“${label}” is owed now.`,
  additionWithdrawn: (label: string) => `“${label}” is no longer owed.`,
  fileKept: (receipt: number) => `The file is kept with receipt ${receipt}.`,
  setAside: 'The line is set aside.',
  paidOut: 'The payout is recorded.',
  payoutUndone: 'The payout is undone. The line can be recorded anew.',
  matchUndone: 'The line can be recorded anew. The receipt stays.',
  lineIsReceipt: (receipt: number) => `The line belongs to receipt ${receipt}.`,
  answerKept: 'The answer is kept. Nothing is sent yet.',
  damageFileKept: 'The file is kept with the damage hold.',
  fileOff: 'The file is taken off.',
  holdRecorded: 'The damage hold is recorded.',
  cardAsked: 'The card company is asked.',
  captured: 'It is captured.',
  released: 'It is released.',
  damageGivenBack: 'It is recorded as given back.',
  damageKeptAgain: 'It is kept for damage again.',
  stays: 'It stays until you decide.',
  byItself: 'It is released by itself again.',
  entered: 'It is entered as given back.',
  toSendBack: 'It is on the list to send back.',
  toCard: 'The card company is sending it back.',
  toCardInPart:
    'The card company is sending back what was paid by card. The rest is on the list to send back.',
  keptWhole: 'It is kept as cancellation income. Nothing goes back.',
  refund: (hasEmail: boolean) => ({
    sent: `Marked as sent. ${clientHears(hasEmail)}.`,
    succeeded: 'Marked as arrived.',
    failed: 'Marked as failed. The money is with us again.',
    withdrawn: 'Withdrawn.',
  }),
  answer: {
    staged: {
      done: 'The answer is with the card company. Nobody sees it until it is handed in.',
      wanted: 'The card company does not answer just now. It is tried again by itself.',
      failed: 'The card company did not take the answer.',
    },
    submitted: {
      done: 'The answer is handed in. The bank decides now.',
      wanted: 'The card company does not answer just now. It is handed in again by itself.',
      failed: 'The card company did not take the answer.',
    },
  },
};

// The codes of the card company, in words.
/** Why a card refused a damage hold, or lost it. */
export const holdTroubles: Readonly<Record<string, string>> = {
  card_declined: 'the card’s bank declined it',
  expired_card: 'the card has expired',
  insufficient_funds: 'there is too little on the card',
  authentication_required: 'the client has to confirm it with their bank',
  processing_error: 'something went wrong on the way; it can be tried again',
  expired: 'its time was over',
  automatic: 'its time was over',
  refused: 'it was refused',
  requested_by_customer: 'it was let go of on the card company’s own pages',
  unknown: 'nothing about the reason',
};
/** Why a refund to a card failed. */
export const refundFailures: Readonly<Record<string, string>> = {
  expired_or_canceled_card: 'The card has expired or was cancelled.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  declined: 'The card’s bank did not take it.',
  insufficient_funds: 'There was too little on our account with the card company.',
  charge_for_pending_refund_disputed: 'The payment was disputed meanwhile.',
  merchant_request: 'It was called off on our side.',
  charge_disputed: 'The payment is disputed: the client’s bank has it.',
  charge_already_refunded:
    'It is more than is left of the payment: some was given back on the card company’s own pages.',
  unknown: 'The card company does not say why.',
};
/** Why a client's bank disputes a payment. */
export const disputeReasons: Readonly<Record<string, string>> = {
  fraudulent: 'The cardholder says that they did not make this payment.',
  unrecognized: 'The cardholder does not recognize this payment.',
  duplicate: 'The client says that they were charged twice.',
  product_not_received: 'The client says that they did not get what they paid for.',
  product_unacceptable: 'The client says that it was not what they were promised.',
  credit_not_processed: 'The client says that money they were to get back did not come.',
  subscription_canceled: 'The client says that they had cancelled.',
  general: 'The bank gives no particular reason.',
};

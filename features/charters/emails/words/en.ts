import { counted } from '#words/amounts.ts';

// Common to all these mails.
export const questions =
  'Questions? Reply to this email, or call {phone} and mention your request number, {number}.';
export const seeCharter = 'See your charter';
export const theCharter = {
  yacht: 'Yacht',
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  type: 'Charter',
  captain: 'Captain',
};
export const requestNumber = 'Request number';
export const types = { with_amenities: 'With full amenities', without_amenities: 'Basic charter' };
export const inMiami = (time: string) => `${time} (Miami)`;
export const guests = (count: number) => counted(count, 'guest');
export const where = 'Where';
export const directions = 'directions';
export const arriveBy = 'Arrive by';
export const beforeDeparture = (time: string, minutes: number) =>
  `${time}, ${counted(minutes, 'minute')} before departure`;
export const mapOf = (marina: string) => `Map of Biscayne Bay with ${marina}, north at the top`;
export const thePrice = 'The price';
export const total = 'Total';
export const deposit = (percent: number) => `Deposit (${percent}%)`;
export const balance = 'Balance';
export const dueOn = (what: string, day: string) => `${what}, due ${day}`;
export const dueWithDeposit = (what: string) => `${what}, due with the deposit`;

// A request was received.
export const received = (what: string) => `Request received: ${what}`;
export const receivedPreview = (yacht: string) =>
  `We have your request for ${yacht}. Our team will contact you within 24 hours.`;
export const receivedHeading = 'We have your request';
export const receivedText =
  'Thank you for your request for {yacht}. Our team will contact you within 24 hours.';
export const seeYacht = (yacht: string) => `See ${yacht}`;
export const requestsToo = 'Your special requests are with us too.';
export const next = 'What happens next';
export const nextText =
  'We check the yacht and the day, then call or write to you with a quote, every fee named. Nothing is booked and nothing is due until you have agreed to it.';
export const notYou =
  'Need to change something, or didn’t send this yourself? Reply to this email, or call {phone} and mention your request number, {number}.';
export const estimate = 'Estimate';
export const extras = 'Add-ons and packages';
export const withoutYacht = 'Total, without the yacht';

// A quote.
export const quote = (what: string) => `Your quote: ${what}`;
export const newQuote = (what: string) => `Your new quote: ${what}`;
export const takesPlace = (day: string) =>
  `It takes the place of our earlier quote for ${day}: only this one counts.`;
export const quoteHeading = 'Your quote';
export const quotePreview = (until: string) => `Every fee named, and the yacht held for you until ${until}.`;
export const quoteText =
  '{yacht} can be yours on {day}. Here is the price, line by line, and below it the conditions. We hold her for you until {until}, Miami time.';
export const seeQuote = 'See the quote and accept it';
export const conditions = 'The conditions';

// A charter is confirmed.
export const confirmed = (what: string) => `Confirmed: ${what}`;
export const confirmedHeading = 'Your charter is confirmed';
export const confirmedPreview = (day: string, hours: string) =>
  `${day}, ${hours}. The calendar file is attached.`;
export const confirmedText = '{yacht} is yours on {day}. The attached file puts it into your calendar.';
export const pageShowsDue = 'Your charter’s page shows what is due, when, and how to pay.';
export const writeAgain = {
  week: 'We’ll write again a week before you sail, and the day before.',
  day: 'We’ll write again the day before you sail.',
};

// A charter is moved.
export const moved = (what: string) => `Moved: ${what}`;
export const movedHeading = 'Your charter has moved';
export const movedPreview = (day: string, hours: string, yacht: string) =>
  `Now ${day}, ${hours}, on ${yacht}.`;
export const movedText = (yacht: string, day: string, hours: string) =>
  `Your charter on ${yacht}, ${day}, ${hours}, has a new place in the calendar. The attached file takes the place of the earlier one.`;
export const worseShare = (percent: number) =>
  percent === 0
    ? 'At this departure, nothing of what you have paid comes back if you cancel now. If the new time does not suit you, please call us.'
    : `At this departure, ${percent}% of what you have paid comes back if you cancel now. If the new time does not suit you, please call us.`;
export const holdDiffers = (was: string, is: string) =>
  `For this yacht, the refundable damage hold is ${is} instead of ${was}.`;
export const holdBegins = (amount: string) =>
  `This yacht has a refundable damage hold: ${amount} is held on your card from 48 hours before departure and released after the return.`;
export const holdEnds = 'This yacht has no damage hold.';
// Changed without a move: with or without captain and crew, or at another marina.
export const changed = (what: string) => `Changed: ${what}`;
export const changedHeading = 'Your charter has changed';
export const captainText = (before: string, now: string) =>
  `From now on, your charter is “${now}” instead of “${before}”.`;
export const marinaText = (marina: string) => `Please note where you board: ${marina}.`;
export const guestsText = (before: number, now: number) =>
  `Your charter is now for ${counted(now, 'guest')} instead of ${before}.`;
export const nameText = (name: string) => `Your charter is now in the name of ${name}.`;
export const restStays =
  'Yacht, day and time stay as they were. The attached file takes the place of the earlier one.';

// A charter or request is cancelled.
export const cancelled = (what: string) => `Cancelled: ${what}`;
export const cancelledHeading = {
  charter: 'Your charter is cancelled',
  request: 'Your request is cancelled',
};
export const asYouAsked = {
  charter: 'As you asked, your charter is cancelled and the yacht is free again.',
  request: 'As you asked, your request is cancelled and the yacht is free again.',
};
export const weCancelled = {
  charter: 'We have cancelled your charter. If you did not expect this, please call us.',
  request: 'We have cancelled your request. If you did not expect this, please call us.',
};
// A file is attached.
export const outOfCalendar =
  'If you added the charter to your calendar, the attached file marks it as cancelled there. If it still shows, please delete it.';
export const otherDayOrBack =
  'We look for another day with you. If none is found, everything you have paid comes back.';
export const comesBack = (percent: number) =>
  `Under the conditions you agreed to, ${percent}% of what you have paid comes back.`;
export const nothingBack = 'Under the conditions you agreed to, nothing of what you have paid comes back.';
export const notOwedBack = (amount: string) => `The ${amount} you overpaid comes back in full either way.`;
export const writeOfPaid = 'We’ll write to you about what you have paid.';
export const noneRecorded =
  'We have recorded no payment from you. If you have paid, please reply to this email.';
// A no-show.
export const missed = 'We missed you';
export const weWaited = 'The yacht was ready and we waited, but nobody came aboard.';
export const nothingMoreBack =
  'Under the conditions you agreed to, nothing more of what you have paid comes back.';
export const missedWrongly = 'If we have this wrong, please call us.';
export const anotherDay = 'Find another day on the water';

// Reminders.
export const comingUp = (what: string) => `Coming up: ${what}`;
export const nearlyTime = (what: string) => `Nearly time: ${what}`;
export const comingUpHeading = 'Your charter is coming up';
export const nearlyTimeHeading = 'It is nearly time';
export const waiting = (yacht: string, day: string) => `${yacht} is waiting for you on ${day}.`;
export const tellUsNow =
  'If anything has changed, such as who is coming or what you would like aboard, now is a good time to tell us.';
export const bring = 'Bring soft-soled shoes, something warm for the way back, and whoever you like best.';
export const balanceIsDue = (day: string) => `The balance is due ${day}.`;
export const restIsDue = (day: string) => `The balance and the APA are due ${day}.`;
export const restWasDue = (day: string) => `The balance and the APA were due ${day} and are not paid yet.`;
export const balanceWasDue = (day: string) => `The balance was due ${day} and is not paid yet.`;

// Money.
export const paidSoFar = 'Paid so far';
export const givenBack = 'Given back';
export const stillOpen = 'Still to be paid';
export const payment = (what: string) => `Payment received: ${what}`;
export const paymentHeading = 'Thank you for your payment';
export const paymentPreview = (amount: string, number: number) =>
  `We have received ${amount}. Receipt ${number}.`;
export const paymentText = (amount: string, yacht: string, number: number) =>
  `We have received ${amount} for your charter on ${yacht}. This is your receipt, number ${number}.`;
export const onYourPage = '{paper}: on your charter’s page, for as long as the page is there.';
export const acceptToCount =
  'Your day is yours only once you accept our quote: please do that on your charter’s page. What you have paid counts then.';
export const confirmedToCount = 'Your charter is not confirmed yet. What you have paid counts once it is.';
export const receiptFile = (number: number) => `Receipt ${number} as a PDF`;
export const reversed = (number: number, what: string) => `Receipt ${number} no longer counts: ${what}`;
export const reversedHeading = (number: number) => `Receipt ${number} no longer counts`;
export const reversedText = (number: number, amount: string, yacht: string) =>
  `Receipt ${number}, ${amount} for your charter on ${yacht}, is taken back: the payment was not made, or was recorded wrongly or twice. If that does not look right to you, please call us.`;
export const sentBack = (what: string) => `Money on its way back: ${what}`;
export const sentBackHeading = (amount: string) => `${amount} is on its way back to you`;
const howSent = (way: string, isOtherWay: boolean) =>
  `${way}, ${isOtherWay ? 'because your card did not take it' : 'the way it came'}`;
export const sentBackPreview = (way: string, isOtherWay: boolean) => `Sent ${howSent(way, isOtherWay)}.`;
export const sentBackText = (amount: string, way: string, isOtherWay: boolean) =>
  `We have sent ${amount} back to you ${howSent(way, isOtherWay)}. It can take a few business days to arrive.`;
/** How money was sent back: translations have a text for each English word. */
export const wayBack = (way: string): string => way;
export const howToPay = 'How to pay';
export const bankTransfer = 'Bank transfer';
export const payWith = (reference: string | undefined, isByCard: boolean) =>
  `${reference === undefined ? '' : `Please put “${reference}” on the payment. `}${isByCard ? 'Your charter’s page takes cards. ' : ''}Call us to pay ${isByCard ? '' : 'by card or '}in cash, or if anything in this email looks different from what you expected.`;
/** The name of what is to be paid, within a sentence. */
export const piece = {
  deposit: 'deposit',
  balance: 'balance',
  apa: 'APA',
  cancellation: 'cancellation fee',
  allowance: 'discount',
  'damage-hold': 'damage hold',
};
export const due = (what: string) => `Payment due: ${what}`;
export const late = (what: string) => `Still to be paid: ${what}`;
export const dueHeading = (piece: string) => `Your ${piece} is due`;
export const lateHeading = (piece: string) => `Your ${piece} is still to be paid`;
/** The heading if more than one piece is due at that time. */
export const dueTogether = 'Your payments are due';
export const lateTogether = 'Your payments are still to be made';
export const duePreview = (amount: string, day: string) => `${amount}, due ${day}.`;
export const latePreview = (amount: string, day: string) => `${amount}, was due ${day}.`;
export const dueText = (amount: string, day: string, yacht: string) =>
  `${amount} is due ${day}, for your charter on ${yacht}. If you have sent it already, thank you: we’ll write as soon as it arrives.`;
export const balanceNow = (amount: string) => `The balance, ${amount}, is due now.`;
export const dueNow = (amount: string) =>
  `${amount} is due now. If you have sent it already, thank you: we’ll write as soon as it arrives.`;
export const lateText = (amount: string, day: string, yacht: string) =>
  `${amount} was due ${day}, for your charter on ${yacht}. If you have sent it already, thank you: we’ll write as soon as it arrives.`;

// The calendar file.
export const product = 'Charters';
export const filed = (guests: number, number: string) =>
  `${counted(guests, 'guest')}. Request number ${number}.`;

/** The subject of a mail to a client for which the staff member wrote none. */
export const yourCharterOn = (yacht: string) => `Your charter on ${yacht}`;

// The conditions of a quote.
export const hours = (count: number) => counted(count, 'hour');
export const days = (count: number) => counted(count, 'day');
export const billed = { charter: 'charter', event: 'event' };
export const termsDeposit = (percent: number, billed: string) =>
  `A deposit of ${percent}% of the ${billed}, its extras and the tax on both is due when you accept.`;
export const termsDepositConfirmed = (percent: number, billed: string) =>
  `A deposit of ${percent}% of the ${billed}, its extras and the tax on both is due with the confirmation.`;
export const termsBalance = (due: string) => `The balance and any APA are due ${due} before departure.`;
export const termsBalanceWithIt = 'The balance and any APA are due with it.';
export const termsHold = (hours: string) =>
  `We hold the yacht for ${hours}. After that you can still accept for as long as nobody else has taken the time.`;
export const termsCancelling = (percent: number) =>
  `If you cancel seven days or more before departure, what you have paid, gratuity and any APA included, comes back less a fee of ${percent}%; 72 hours or more before, half of it; later, or if you do not come, nothing. If the captain calls off the charter for weather or safety, or we cannot provide the yacht, we look for another day with you, and if none is found everything you have paid comes back.`;
export const termsDamageHold = (amount: string) =>
  `Against damage, ${amount} is held on your card from 48 hours before departure. That is no payment and not part of the price: it is released after the return, and only what damage beyond fair wear costs is kept of it.`;
export const termsAboard =
  'The captain decides on the route, the speed and whether the weather allows sailing, and no more guests come aboard than the yacht may carry.';
export const termsApa =
  'Fuel, food and dockage beyond the advance provisioning allowance (APA) are charged at cost, and whatever is left of the APA after the charter comes back.';
export const termsNoApa =
  'Fuel for the usual cruise is part of the price. What you order beyond it is charged at cost.';
export const termsNoApaBareboat =
  'No APA is paid in advance: you pay for fuel, food, dockage and port charges yourself.';

// Damage holds and kept cards.
export const wasHeld = 'Was held';
export const keptFor = 'Kept for';
export const damageFile = 'Photographs of the damage as a PDF';
export const sentHow = 'Sent';
export const givenBackFor = 'Why';
export const chargedByItself = (card: string, day?: string) =>
  `You don’t need to do anything: we charge it ${day ? `on ${day}` : 'soon'} to the card you asked us to keep (${card}). You can take that back on your charter’s page.`;
export const apaApart = (amount: string) =>
  `The APA, ${amount}, is not charged to that card. Please pay it separately: we email you about it too.`;
export const additionNews = {
  addition: {
    subject: (what: string) => `New charge: ${what}`,
    heading: 'Something was added to your charter',
    preview: (label: string, amount: string) => `${label}: ${amount}, due now.`,
    text: (yacht: string) =>
      `We have added this to your charter on ${yacht}. It is due now, in addition to the price. If you didn’t expect it, please call us.`,
  },
  'addition-withdrawn': {
    subject: (what: string) => `Charge removed: ${what}`,
    heading: 'You no longer owe this',
    preview: (label: string, amount: string) => `${label}: you no longer owe ${amount}.`,
    text: (yacht: string) =>
      `We have taken this off what you owe for your charter on ${yacht}. If you have sent the money already, please call us.`,
  },
};
export const holdNews = {
  'hold-due': {
    subject: (what: string) => `Please authorize the damage hold: ${what}`,
    heading: 'Your damage hold is due',
    preview: (amount: string) => `${amount}, refundable. Nothing is charged.`,
    text: (amount: string, yacht: string) =>
      `Before ${yacht} leaves, ${amount} is held on your card against damage. Nothing is charged, and we release it after your return. Please authorize it on your charter’s page, or call us to leave it another way.`,
  },
  'hold-held': {
    subject: (what: string) => `Damage hold authorized: ${what}`,
    heading: 'Your damage hold is in place',
    preview: (amount: string) => `${amount} is held. Nothing was charged.`,
    text: (amount: string, yacht: string) =>
      `${amount} is held against damage for your charter on ${yacht}. Nothing was charged. We release it after your return.`,
  },
  'cash-held': {
    subject: (what: string) => `Damage hold received: ${what}`,
    heading: 'We have your damage hold',
    preview: (amount: string) => `${amount} in cash. You get it back after your return.`,
    text: (amount: string, yacht: string) =>
      `You have left ${amount} in cash with us against damage for your charter on ${yacht}. You get it back after your return.`,
  },
  'hold-failed': {
    subject: (what: string) => `Damage hold not authorized: ${what}`,
    heading: 'Your damage hold is not authorized',
    preview: (amount: string) => `${amount} could not be held on your card.`,
    text: (amount: string, yacht: string) =>
      `${amount} could not be held on your card for your charter on ${yacht}, or its bank has released it. Please authorize it on your charter’s page, or call us.`,
  },
  'hold-released': {
    subject: (what: string) => `Damage hold released: ${what}`,
    heading: 'Your damage hold is released',
    preview: (amount: string) => `${amount} is yours again. Nothing was charged.`,
    text: (amount: string, yacht: string) =>
      `We have released the ${amount} held for your charter on ${yacht}. Nothing was charged; your bank may show it for a few more days.`,
  },
  'cash-released': {
    subject: (what: string) => `Damage hold given back: ${what}`,
    heading: 'Your damage hold is yours again',
    preview: (amount: string) => `${amount} in cash. We kept none of it.`,
    text: (amount: string, yacht: string) =>
      `The ${amount} in cash that you left with us for your charter on ${yacht} is yours again. We kept none of it. Please call us if you do not have it back yet.`,
  },
  'hold-captured': {
    subject: (what: string) => `Part of your damage hold was kept: ${what}`,
    heading: 'Part of your damage hold was kept',
    preview: (amount: string) => `${amount} was kept for damage.`,
    text: (amount: string, yacht: string) =>
      `We have kept ${amount} of the damage hold of your charter on ${yacht}. What is left of it is yours again. Please call us with any question.`,
  },
  'hold-captured-whole': {
    subject: (what: string) => `Your damage hold was kept: ${what}`,
    heading: 'Your damage hold was kept',
    preview: (amount: string) => `${amount} was kept for damage.`,
    text: (amount: string, yacht: string) =>
      `We have kept all of the damage hold of your charter on ${yacht}, ${amount}. Please call us with any question.`,
  },
  'hold-given-back': {
    subject: (what: string) => `Money back from your damage hold: ${what}`,
    heading: 'Money is on its way back to you',
    preview: (amount: string) => `${amount} of what was kept for damage.`,
    text: (amount: string, yacht: string) =>
      `We have sent back ${amount} of what we kept of the damage hold of your charter on ${yacht}. It can take a few business days to arrive. Please call us if it does not.`,
  },
  'payment-failed': {
    subject: (what: string) => `Payment failed: ${what}`,
    heading: 'Your payment did not arrive',
    preview: (amount: string) => `${amount} is still to be paid.`,
    text: (amount: string, yacht: string) =>
      `Your payment of ${amount} for your charter on ${yacht} was on its way, but your bank did not send it. Please pay it on your charter’s page, or call us.`,
  },
  'charge-failed': {
    subject: (what: string) => `Payment failed: ${what}`,
    heading: 'Your card could not be charged',
    preview: (amount: string) => `${amount} is still to be paid.`,
    text: (amount: string, yacht: string) =>
      `The balance of ${amount} for your charter on ${yacht} is due, and the card you asked us to keep could not be charged: its bank declined, or wants you to confirm it. Nothing was charged. Please pay it on your charter’s page.`,
  },
};

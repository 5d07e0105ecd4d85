import { counted, withThousands } from '#words/amounts.ts';
import { isOne } from '#words/en.ts';

// Words that many of these screens share.
export const client = 'Client';
export const clientName = 'Client’s name';
export const yacht = 'Yacht';
export const date = 'Date';
export const time = 'Time';
export const guests = 'Guests';
export const captain = 'Captain';
export const charter = 'Charter';
export const email = 'Email';
export const phone = 'Phone';
export const language = 'Language';
export const total = 'Total';
export const status = 'Status';
export const received = 'Received';
export const specialRequests = 'Special requests';
export const depositAndBalance = 'Deposit and balance';
export const extras = 'Add-ons and packages';
export const offeredNoMore = (what: string) => `${what} (no longer offered)`;
export const chooseYacht = 'Choose a yacht';
export const addingUp = 'Adding up…';
export const totalIs = (total: string) => `The total is ${total}.`;
export const save = 'Save';
export const pricingTypes = { with_amenities: 'With Full Amenities', without_amenities: 'Basic Charter' };
export const modes = { crewed: 'With captain and crew', bareboat: 'Bareboat' };
export const byHerPapers = 'As her papers allow';
export const billings = { charter: 'Charter', event: 'Event' };
export const paidBy = (percent: number, before: string) => `${percent}%, rest ${before} before`;

// The list.
export const bookings = 'Bookings';
export const openRequests = 'Open requests';
export const confirmedAndCompleted = 'Confirmed and completed';
export const anyStatus = 'Any status';
export const when = 'When';
export const anyTime = 'Any time';
export const notYetOver = 'Not yet over';
export const suspectedSpam = 'Suspected spam';
export const withoutSpam = 'Without suspected spam';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const departureSoonest = 'Departure, soonest first';
export const departureLatest = 'Departure, latest first';
export const totalHighest = 'Total, highest first';
export const clientAToZ = 'Client, A to Z';
export const onDemand = 'On demand';
export const estimateMark = 'estimate';
export const sentVeryQuickly = 'sent very quickly';
export const markAs = { reviewed: 'Mark as reviewed', contacted: 'Mark as contacted' };
export const markAll = {
  reviewed: (count: number) => `Mark ${counted(count, 'booking')} as reviewed?`,
  contacted: (count: number) => `Mark ${counted(count, 'booking')} as contacted?`,
};
export const markedAs = { reviewed: 'Marked as reviewed', contacted: 'Marked as contacted' };
export const markQuestion =
  'Nobody is emailed. What has gone further already stays as it is, and you are told.';
export const addABooking = 'Add a booking';
export const actions = 'Actions';
export const view = 'View';
export const viewOf = (client: string) => `View ${client}`;
export const edit = 'Edit';
export const editOf = (client: string) => `Edit ${client}`;
export const searchBookings = 'Search by client, yacht or number';
export const exportThese = 'Export these';
export const addBookingTitle = 'Add Booking';
export const bookingsFailed = 'The bookings could not be loaded.';
export const noBookings = 'No bookings here';
export const noBookingsText = 'Requests from the site, and bookings that you add, appear here.';
export const bookingCount = (count: number) =>
  isOne(count) ? '1 booking' : `${withThousands(count)} bookings`;
export const departs = 'Departs';
export const until = 'to';
export const list = 'List';
export const fleetCalendar = 'Fleet calendar';

// One booking.
export const booking = 'Booking';
export const requestNamed = (number: string) => `Request ${number}`;
export const bookingFailed = 'This booking could not be loaded.';
export const noSuchBooking = 'We can’t find that booking';
export const mayBeDeleted = 'It may have been deleted.';
export const details = 'Details';
export const paymentTerms = 'Payment terms';
export const none = 'None';
export const noEmail = 'None: the client is called';
export const notLawful = (problem: string) =>
  `Not lawful as it stands: ${problem} Until then nothing is confirmed and no agreement is made.`;
export const quotes = 'Quotes';
export const quoteOf = (number: number, at: string, by: string) => `Quote ${number}, ${at}, by ${by}`;
export const countsNoMore = ' (no longer counts)';
export const replaced = ' (replaced)';
export const acceptedBy = (name: string, at: string) => `Accepted by ${name} on ${at}.`;
export const expires = (at: string) => `Expires ${at}.`;
export const estimateOfTheDay = 'Estimate of the day it was asked for';
export const pricesOnDemand = 'Prices on Demand';
export const history = 'History';
/** Who changed a charter, by the word that its history stores. */
export const doers: Readonly<Record<string, string>> = {
  visitor: 'visitor',
  client: 'client',
  site: 'the site',
};
export const doerOfTeam = (name: string) => `staff: ${name}`;
export const changed = 'Changed';
export const completionTakenBack = 'Completion taken back';

// What staff can do with a booking.
export const buttons = {
  reopen: 'Reopen',
  review: 'Mark as reviewed',
  contact: 'Mark as contacted',
  quote: 'Write a quote',
  confirm: 'Confirm',
  uncomplete: 'Undo completed',
  complete: 'Mark as completed',
  miss: 'Mark as no-show',
  cancel: 'Cancel booking',
  move: 'Move',
  correct: 'Edit',
};
export const steps = {
  reopen: 'Reopened',
  review: 'Reviewed',
  contact: 'Contacted',
  uncomplete: 'Confirmed again',
  complete: 'Completed',
  miss: 'No-show',
};
export const questions = {
  complete: {
    title: 'Mark this charter as completed?',
    text: 'It has taken place, and its client can no longer change anything about it. You can take this back for a day.',
    confirm: 'Yes, it took place',
  },
  miss: {
    title: 'Mark this charter as a no-show?',
    text: 'Nobody came aboard. The client is told, and anything they have paid does not come back. This can’t be taken back.',
    confirm: 'Yes, nobody came',
  },
};
export const whatCanBeDone = 'What can be done';
export const sendNewQuote = 'Send a new quote';
export const confirmed = 'Confirmed';
export const cancelled = 'Cancelled';
export const pleaseCall = 'There is no email address: nothing is emailed to this client. Please call ';
export const cannotBeReached =
  'There is neither an email address nor a telephone number: nothing is emailed to this client.';
export const completedOnceBack = (at: string) =>
  `It can be marked as completed once the yacht is back: ${at}.`;
export const confirmThis = 'Confirm this booking?';
export const confirmQuestion = (yacht: string, time: string, hasEmail: boolean) =>
  `${yacht} is taken for ${time}, and ${hasEmail ? 'the client is emailed the confirmation' : 'you tell the client by phone'}. It ends only by cancelling.`;
export const yesConfirm = 'Yes, confirm it';
export const cancelThis = 'Cancel this booking?';
export const cancelQuestion = (hasEmail: boolean) =>
  `The yacht is free again and ${hasEmail ? 'the client is told' : 'you tell the client by phone'}.`;
export const anotherYachtOrDay = 'Another yacht or day';
export const notSpam = 'Not spam';
export const markAsSpam = 'Mark as spam';
export const noSpamAnyMore = 'No longer spam';
export const markedAsSpam = 'Marked as spam';
export const cancelSpam = 'Nobody is told: the request is suspected spam.';
/** The sentence that clients read does not fit here: it addresses the client, and here staff decide what goes back. */
export const cancelShare = (percent: number) =>
  `Nothing goes back by itself: under the conditions it would be ${percent === 0 ? 'nothing' : `${percent}% of what was paid`}, and you decide it under Payments.`;
export const cancelOurs =
  'Nothing goes back by itself: everything that was paid comes back unless another day is found, and you give it back under Payments.';
export const whoCallsOff = 'Who calls it off?';
export const callsOff = {
  client: 'The client asks for it',
  business: 'We do: weather, captain or yacht',
};
export const sayWhoCallsOff = 'Please say who calls it off.';
export const yesCancel = 'Yes, cancel it';
export const why = 'Why';
export const whyHint = 'Kept in the history, for the team.';

// Moving a booking.
export const hasLeftFleet = (yacht: string) =>
  `${yacht} has left the fleet: this request can be neither quoted nor confirmed until it is for another yacht.`;
export const chooseAnother = 'Choose another yacht';
export const moveOf = (client: string) => `Move the charter of ${client}`;
export const beginAnew = 'Start over with the current details';
export const leaveIt = 'Leave it';
export const newQuoteForTime = 'Send a new quote for this time';
export const moveIt = 'Move it';
export const moved = 'Moved';
export const captainChanged = 'Captain changed';
export const changeCaptain = 'Change the captain';
export const changeIt = 'Change it';
export const asItIs = 'As it is';
export const whereItIsNow = 'That’s where it is now.';
export const looking = 'Looking…';
export const notLooked = 'Whether the yacht is free could not be read.';
export const isFreeThen = 'The yacht is free then.';
export const isTakenThen = 'The yacht is taken then.';
export const noListedPriceThere = 'There is no listed price for that time.';
export const comesTo = (total: string) => `At today’s prices it comes to ${total} there.`;
export const moreThanNow = (difference: string, now: string) =>
  `That is ${difference} more than now (${now}).`;
export const lessThanNow = (difference: string, now: string) =>
  `That is ${difference} less than now (${now}).`;
export const holdThere = (now: string, there: string) =>
  `The damage hold there is ${there}; it is ${now} now.`;
export const shareThere = (now: number, there: number) =>
  `If the client cancels today, ${there}% of what was paid comes back after the move; without it, ${now}%.`;
export const priceStays = (hasEmail: boolean) =>
  `The price that was agreed on stays. ${hasEmail ? 'The client is told of the new time.' : 'There is no email address: please call the client.'}`;
export const onlyRequestChanges = 'Only the request changes; nothing is booked yet and nobody is emailed.';
export const hasQuote = 'It has a quote, which was made for its time: to move it, send a new quote.';

// Messages.
export const messages = 'Messages';
export const emailSent = 'Email sent';
export const noteKept = 'Note kept';
export const nothingWritten = 'Nothing has been written yet.';
export const repliesArrive = ' Replies to our emails arrive in the team’s mailbox.';
export const note = 'Note';
export const write = 'Write';
export const whoReadsIt = 'Who should read it';
export const emailToClient = 'Email to the client';
export const noteForTeam = 'Note for the team';
export const subject = 'Subject';
export const subjectOf = (yacht: string) => `Your charter on ${yacht}`;
export const mail = 'Mail';
export const sendEmail = 'Send email';
export const keepNote = 'Keep note';

// The quote.
export const quote = 'Quote';
export const aNewQuote = 'A new quote';
export const quoteSent = 'Quote sent';
export const asSettingsSay = 'As the settings say';
export const hoursAsSettingsSay = (hours: number) => `${counted(hours, 'hour')} (as the settings say)`;
export const expiresAfter = 'Expires after';
export const priceOfYacht = 'Price of the yacht, in dollars';
export const noListedPrice = 'She has no listed price for that: please name one.';
export const listedAt = (price: string) => `Listed at ${price}; leave empty for that.`;
export const addLine = 'Add a line';
export const noteToClient = 'A note to the client';
export const sendQuote = 'Send quote';
export const hasNoPrice =
  'The charter is confirmed without a price: nothing is owed, and there is nothing to sign.';
export const nameThePrice = 'Name the price';
export const priceNamed = 'Price named';
export const notNow = 'Not now';
export const lineNumber = (number: number) => `Line ${number}`;
export const whatFor = 'What for';
export const dollars = 'Dollars';
export const removeLine = (number: number) => `Remove line ${number}`;
export const freeAndHeld = (until: string) => `The yacht is free then and held until ${until}.`;
export const nothingAdded =
  'This yacht has no price list, so no sales tax, gratuity or APA is added. Fill in her prices first.';
export const takenThen = 'The yacht is taken at that time.';

// Adding and editing a booking.
export const addBookingButton = 'Add booking';
export const bookingAdded = 'Booking added';
export const upTo = (yacht: string, guests: number) => `${yacht} (up to ${guests})`;
export const confirmAtOnce = 'Confirm at once';
export const confirmAtOnceNote = 'The time is taken as soon as it is added.';
export const takesOverHold =
  'The hold becomes this booking. If it is not confirmed at once, the time stays held for as long as before.';
export const emailHint = 'Leave empty for somebody you only call.';
/** What adding a booking sends to its client. */
export const sent = {
  nothingConfirmed:
    'Nothing is emailed: there is no address. Please tell the client by phone that it is confirmed.',
  nothing: 'Nothing is emailed, now or later: there is no address. Please call the client.',
  confirmation: (email: string) =>
    `${email} is sent the confirmation now, with a calendar file and a link to the charter.`,
  later: (email: string) =>
    `Nothing is emailed now. ${email} is sent the quote, or the confirmation, when you send it.`,
};
export const editBookingOf = (client: string) => `Edit the booking of ${client}`;
export const editBookingText =
  'Its time is changed by moving it, its price by quoting it. The client is not emailed.';
export const editConfirmedText = (hasEmail: boolean) =>
  `Its time is changed by moving it. If you change name, guests or captain, ${hasEmail ? 'the client is emailed what changed' : 'you tell the client by phone'}.`;
export const editEndedText =
  'The booking is over. The client is still emailed about payments, so their contact details can be corrected.';
export const bookingSaved = 'Booking saved';
export const signedAnew = 'If you change this, a new agreement has to be signed.';
export const changedByQuote = 'It has a quote: to change this, send a new quote.';
export const staysAtSea = 'While the yacht is out, this stays as it is.';
export const price = 'Price';
export const priceFailed = 'The price could not be read. It is worked out when it is added.';
export const noPriceNameOne = 'There is no listed price for that: name one in the quote.';

// The time of a booking.
export const otherHours = 'Other hours, or several days';
export const from = 'From';
export const forLength = 'For';
export const chooseToSee = 'Choose a yacht and a date to see when she is free.';
export const dayHasPassed = 'That day has passed.';
export const freeUnread = 'When she is free could not be read.';
export const lookingWhenFree = 'Looking when she is free…';
export const thatDay = 'That day';
export const free = 'Free';
export const hoursAreFree = (hours: string, isFree: boolean) => `${hours} is ${isFree ? 'free' : 'taken'}. `;
export const noneFreeFrom = (length: string) => `There is no free time of ${length} from that day on.`;
export const freeFor = (length: string, spans: string) => `Free for ${length} from ${spans}.`;

// A yacht's own calendar.
export const calendarOf = (yacht: string) => `Calendar of ${yacht}`;
export const done = 'Done';
export const kinds = { charter: 'Charter', hold: 'Held', block: 'Blocked' };
export const previousMonth = 'Previous month';
export const previous = 'Previous';
export const nextMonth = 'Next month';
export const next = 'Next';
export const blockDays = 'Block days';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const reason = 'Reason';
export const reasonExample = 'Maintenance, owner use…';
export const blockTheseDays = 'Block these days';
export const calendarFailed = 'The calendar could not be loaded.';
export const nothingOnCalendar = 'Nothing is on her calendar in these weeks.';
export const onHerCalendar = 'On her calendar';
export const removeBlock = (from: string) => `Remove the block from ${from}`;
export const remove = 'Remove';
export const takeOffQuestion = 'Take it off the calendar?';
export const takeOffText =
  'The yacht can be booked for that time again. To bring it back, it has to be entered again.';
export const yesTakeOff = 'Yes, take it off';
export const takenOff = 'Taken off the calendar';

// Answers of calls.
export const callTheClient = 'There is no email address: please call the client.';
export const changeIsMailed = 'The client is emailed what changed.';
export const isSaved = 'The booking is saved.';
export const savedAnew =
  'The booking is saved. Links emailed to the former address no longer work; the next email brings a new one.';
export const isNow = {
  pending: 'The charter is now pending.',
  reviewed: 'The charter is now reviewed.',
  contacted: 'The charter is now marked as contacted.',
  confirmed: 'The charter is now confirmed.',
  completed: 'The charter is now completed.',
  'no-show': 'The charter is now marked as a no-show.',
};
export const quoteOnItsWay = 'The quote is on its way.';
export const quoteKept = 'The quote is kept and its time is held.';
export const priceIsNamed = 'The price is named.';
export const priceIsMailed = 'The price is named. The client is emailed the confirmation with it.';
export const isConfirmed = 'The charter is confirmed.';
export const hasMoved = 'The charter has moved.';
export const hasOtherGuests = 'The charter is changed.';
export const hasOtherCaptain = 'The charter’s captain is changed.';
export const isCancelled = 'The charter is cancelled.';
export const beyondHours = (from: string, until: string) =>
  `This goes beyond her hours: she charters between ${from} and ${until}. You can still go ahead.`;

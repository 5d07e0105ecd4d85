import { counted } from '#words/amounts.ts';

// A yacht's days and times.
export const taken = {
  free: '',
  past: 'Already begun',
  booked: 'Booked',
  held: 'On hold for another guest',
  blocked: 'Not available',
  ask: 'Ask us',
  closed: 'Outside her hours',
};
export const availability = 'Availability';
export const nameTheDay = (yacht: string) =>
  `Name the day in your booking request, and we tell you within 24 hours whether ${yacht} is free.`;
export const chooseDayFirst = 'Choose a day to see its times. They go into your estimate and your booking.';
export const timeIsTaken = (time: string) =>
  `The ${time} is taken on that day. Please choose another time, or another day.`;
export const otherHours = 'Other hours, or several days';
export const calendarFailed = 'The calendar could not be loaded.';
export const legendTime = (length: string, from: string) =>
  `For ${length} from ${from}: a day struck through is taken.`;
/** The legend for a time that is outside the yacht's hours; the hours are named after it. */
export const legendOutside = (length: string, from: string) =>
  `For ${length} from ${from}: a day struck through is taken or outside her hours.`;
export const legend =
  'Morning, afternoon and evening: bright where they are free. A day struck through is taken.';
export const dayFree = (day: string) => `${day}, free`;
export const dayTaken = (day: string, why: string) => `${day}, ${why || 'taken'}`;
export const dayOver = (day: string) => `${day}, already over`;
export const freeOrWhy = (day: string, why: string) => `${day}, ${why || 'free'}`;
export const partsFree = (day: string, times: string) => `${day}, ${times} free`;
export const similarFree = 'Similar yachts free that day';
export const similarYachts = 'Similar yachts';
export const everyFree = 'See every yacht free that day';
export const allInFor = (price: string, length: string) => `${price} all-in for ${length}`;
export const severalDays = 'Several days';
export const severalDaysChoice = 'Several days…';
export const severalWeeksChoice = 'Several weeks…';
export const noOtherPrices = (yacht: string) =>
  `${yacht} has no listed prices for other hours. Choose one of the four times, or `;
export const askForYours = 'ask us for yours';
export const noPrice = (length: string) => `${length} (no price)`;
export const takenStart = (time: string) => `${time} (taken)`;
export const from = 'From';
export const lasting = 'For';
export const chooseHowLong = 'Choose how long';
export const lastDay = 'Last day';
export const backAt = (time: string) => `Back at ${time} on that day.`;
export const chooseDateForFree = 'Choose a date to see whether she is free.';
export const noPriceFor = (length: string) => `There is no price for ${length}.`;
export const freeMark = 'Free:';
export const takenThatDay = (time: string) => `Taken on that day: ${time}.`;
export const chartersBetween = (from: string, until: string) => `Charters between ${from} and ${until}.`;
export const outsideThatDay = (time: string) => `Outside her hours: ${time}.`;
export const anotherDate = 'Please choose another date.';
export const freeThatDay = 'Free that day:';
export const availableClose = 'Available, and close to what you wanted:';

// The booking page.
export const bookYourCharter = 'Book your charter';
export const yourYacht = 'Your yacht';
export const bookLead = 'Choose what comes aboard, then the yacht and the day.';
export const addOns = 'Add-ons';
export const premiumPackages = 'Premium packages';
export const packagesLead = 'People and pleasures that turn a charter into an occasion.';
export const bookingDetails = 'Booking details';
export const fieldsMarkedWith = 'Fields marked with ';
export const areRequired = ' are required.';
export const costsNothing =
  'Sending a request costs nothing. Within 24 hours you have our quote, every fee named, and the yacht is held for you while you decide.';
export const addOnsAndPackages = 'Add-ons and packages';
export const extrasHere =
  'Add as much or as little as you like. Your extras are totaled here; nothing is charged now.';
export const charterSummary = 'Charter summary';
export const removeExtra = (extra: string) => `Remove ${extra}`;
export const yourNote = (note: string) => `Your note: ${note}`;
export const totalOfExtras = 'Total of add-ons and packages';
export const withoutYacht =
  'Without the yacht. Once yacht, date and time are chosen, the whole charter is estimated too.';
export const withoutYachtOnDemand = 'Without the yacht, whose price is on demand.';
export const wholeIsEstimated = 'Without the yacht. Your estimate has the whole charter.';
export const proceed = 'Proceed to Booking Details';
export const extras = 'Extras';
export const plusYacht = '+ yacht: choose a time';
export const plusYachtOnDemand = '+ yacht: price on demand';
export const estimate = 'Estimate';
export const estimateWith = (yacht: string) => `Estimate with ${yacht}`;
export const byTodaysPrices =
  'By today’s prices. Our quote names the price that counts, and nothing is due before you accept it.';
export const onDemandForDay = 'Prices on Demand: you’ll have a price for that day within 24 hours.';
export const yourCharter = 'Your charter';
export const yacht = 'Yacht';
export const chooseYacht = 'Choose a yacht';
export const upTo = (guests: number) => `up to ${counted(guests, 'guest')}`;
export const seeYacht = 'See the yacht and its prices';
export const notSure = 'Not sure yet? ';
export const browseFleet = 'Browse the fleet';
export const noneToChoose = 'No yacht is listed right now: please ask us';
export const date = 'Date';
export const time = 'Time';
export const guests = 'Guests';
export const guestCount = (count: number) => counted(count, 'guest');
export const choose = 'Choose';
export const thirteenOrMore = '13 or more? ';
export const askForQuote = 'Ask for a quote';
export const charterType = 'Charter type';
export const seeWhenFree = (yacht: string) => `See when ${yacht} is free`;
export const hideCalendar = 'Hide the calendar';
export const slotTaken = (time: string, why: string) =>
  `${time} on that day: ${why}. Please choose another time, or another date.`;
export const howWeReachYou = 'How we reach you';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phone = 'Phone';
export const specialRequests = 'Special requests';
export const specialRequestsHint =
  'A birthday, an allergy, a place you would like to see: anything we should know.';
export const leaveEmpty = 'Leave this empty';
export const needsScripts =
  'Requests are sent with JavaScript, which is switched off in this browser. Please ';
export const callOrWrite = 'call or write to us';
export const instead = ' instead.';
export const sendRequest = 'Send Booking Request';
export const nothingCharged = 'Nothing is charged now.';
export const checkFields = 'Please check these fields.';
export const partyAsks = (guests: number, most: number) =>
  `For a party of ${guests}, please ask for a quote. Up to ${most} guests can be booked here.`;
export const carriesUpTo = (yacht: string, guests: number) =>
  `${yacht} carries up to ${counted(guests, 'guest')}. Please choose fewer, or another yacht.`;
export const carriesInMode = {
  crewed: (yacht: string, guests: number) =>
    `With captain and crew, ${yacht} carries up to ${counted(guests, 'guest')}. Please choose fewer, or another yacht.`,
  bareboat: (yacht: string, guests: number) =>
    `Bareboat, ${yacht} carries up to ${counted(guests, 'guest')}. Please choose fewer, or another yacht.`,
};
export const askUsFor = (yacht: string) =>
  `${yacht} can’t be booked here for that day. Please ask us, or choose another day or yacht.`;
/** For staff only: visitors do not learn about papers. */
export const paperEnds = {
  insuranceValidUntil: (yacht: string, day: string) =>
    `Insurance of ${yacht} ends on ${day}. Please enter the renewed one, or choose another day or yacht.`,
  liveryValidUntil: (yacht: string, day: string) =>
    `Livery permit of ${yacht} ends on ${day}. Please enter the renewed one, or choose another day or yacht.`,
};
export const notInMode = {
  crewed: (yacht: string) => `${yacht} is not chartered with captain and crew.`,
  bareboat: (yacht: string) => `${yacht} is not chartered bareboat.`,
};
export const bareboatFor = (yacht: string, guests: number) =>
  `For ${counted(guests, 'guest')}, ${yacht} is chartered bareboat: you choose the captain, and hire and pay them yourself.`;
export const occasion = (occasion: string) => `Occasion: ${occasion}`;

// The line that sums up the charter so far.
export const chooseDay = 'Choose a day';
export const chooseTime = 'Choose a time';
export const howManyGuests = 'How many guests?';
export const change = 'Change';
export const charterSoFar = 'Your charter so far';
export const changeThe = {
  yacht: ', change the yacht',
  day: ', change the day',
  time: ', change the time',
  guests: ', change the guests',
};

// The printed sheet.
export const toBeChosen = 'To be chosen';
export const forPrint = 'Your charter, for print';
export const yourCharterWith = (yacht: string) => `Your charter with ${yacht}`;
export const charter = 'Charter';
export const whatCanComeAboard = 'What can come aboard';
export const totalWithoutYacht = (total: string) =>
  `Total of add-ons and packages: ${total}, without the yacht.`;
export const printed =
  'By today’s prices. Our quote names the price that counts, and nothing is due before you accept it. Call or write to us with any question: our number and address are at the head of this page.';

// After the request was sent.
export const received = 'Booking Request Received!';
export const receivedText = 'Our team will contact you within 24 hours to confirm your charter.';
export const backToHome = 'Back to home';
export const requestNumber = 'Request number';
export const yourEstimate = 'Your estimate';
export const whatHappensNext = 'What happens next';
export const nextText =
  'Within 24 hours you have our quote, every fee named, and the yacht is held for you while you decide. Nothing is booked and nothing is due until you accept it.';
export const copyTo = 'A copy is on its way to ';
export const noteNumber = 'No copy of this request is emailed. Please note its number.';
export const choiceGone = 'Something you had chosen is no longer offered, so it was left out.';
export const signedOutElsewhere = 'You are no longer signed in';
export const signedOutElsewhereText =
  'Your contact details were taken out of this form. You can go on as a guest.';
export const bookingFailed = 'Booking Failed';
export const bookingFailedText = 'There was an error submitting your booking. Please try again.';
export const unreached = 'We could not be reached. Please check your connection and try again.';
export const outOfOrder = 'Something went wrong on our side. Please try again.';
export const anotherTime = 'Choose another date, or another time of that day.';

// Faults of what the visitor typed.
export const laterLastDay = 'Please choose a last day after the first.';
export const howLong = 'Please choose how long.';
export const enterFirstName = 'Please enter your first name.';
export const enterLastName = 'Please enter your last name.';
export const enterName = 'Please enter your name.';
export const enterEmail = 'Please enter your email address.';
export const enterPhone = 'Please enter a phone number.';
export const pleaseChooseYacht = 'Please choose a yacht.';
export const pleaseChooseDate = 'Please choose a date.';
export const dateExists = 'Please choose a date that exists, such as 2027-03-06.';
export const dateNotPassed = 'Please choose a date that has not passed.';
export const pleaseChooseTime = 'Please choose a time: morning, afternoon, evening or full day.';
export const timeBegun = 'That time has already begun today. Please choose a later time or another date.';
export const howManyThere = 'Please choose how many guests there will be.';
export const guestsBetween = (most: number) =>
  `Please choose 1 to ${most} guests. For 13 or more, please ask for a quote.`;
export const whichCaptain = 'Please choose with captain and crew, or bareboat.';
export const withOrWithout = 'Please choose with or without amenities.';

// A charter as its client sees it.
export const statuses = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  contacted: 'Contacted',
  quoted: 'Quoted',
  confirmed: 'Confirmed',
  completed: 'Completed',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
};
export const headings = { request: 'Your request', quote: 'Your quote', charter: 'Your charter' };
export const linkTitle = 'Your charter';
export const linkDescription = 'One charter, for its client alone.';
export const isConfirmed =
  'Thank you. Your charter is confirmed, and an email with your calendar file is on its way.';
export const isPaid = 'Thank you. Your payment has arrived, and its receipt is on its way to you by email.';
export const paymentAwaited =
  'Your payment is not confirmed yet. It appears here as soon as it is; please do not pay again.';
export const isHeld = 'Thank you. Your damage hold is authorized. Nothing has been charged.';
export const isCancelled = 'It is cancelled. An email to confirm it is on its way.';
export const requestNamed = (number: string) => `Request ${number}`;
export const addToCalendar = 'Add to your calendar';
export const findAnotherDay = 'Find another day';
export const arriveBy = 'Arrive by';
export const where = 'Where';
export const directions = 'Directions';
export const charterTypes = { with_amenities: 'With full amenities', without_amenities: 'Basic charter' };
/** How the yacht is let: with captain and crew, or bareboat. */
export const chartered = 'Chartered';
export const captain = 'Captain';
export const forWhom = 'For';
export const mapOf = (marina: string) => `Map of Biscayne Bay with ${marina}, north at the top`;
export const thePrice = 'The price';
export const newestQuote = 'Only this quote counts. An earlier one no longer does.';
/** Continues "Balance, ". */
export const dueWithDeposit = 'due with the deposit';
export const theConditions = 'The conditions';
export const acceptedBy = (name: string, at: string) => `Accepted by ${name} on ${at}.`;
export const charterFailed = 'Error loading your charter. Please try again later.';
export const charterLoading = 'Loading your charter…';
export const linkOver = 'This link is no longer valid';
export const useLatest = 'Please use the one in our latest email, or ';
export const callOrWriteToUs = 'call or write to us';
export const fullNameMissing = 'Please type your full name.';
export const acceptQuote = 'Accept this quote';
export const heldUntil = (until: string) => `The yacht is held for you until ${until}, Miami time.`;
export const quoteDayPassed =
  'The day of this quote has passed without an answer, so it can no longer be accepted. We would be glad to find you another.';
export const quotedYachtGone =
  'This yacht has left our fleet, so the quote can no longer be accepted. We would be glad to find you another.';
export const holdOver =
  'The hold has ended. You can still accept for as long as nobody else has taken the time.';
export const fullName = 'Your full name';
export const fullNameHint =
  'Your typed name stands in for a signature. We keep it with the time, your IP address and your browser.';
export const offersClose = (times: string) => `Available, and close to what you wanted: ${times}. `;
export const callOrWriteOffer = 'Call or write to us';
export const oneIsYours = ', and one of them is yours.';
export const acceptNeedsScripts =
  'Quotes are accepted with JavaScript, which is switched off in this browser. Please reply to our email instead.';
export const agreeAndAccept = 'Agree to the conditions and accept';
export const cancelThis = { charter: 'Cancel this charter', request: 'Cancel this request' };
export const cancelMine = { charter: 'Cancel my charter', request: 'Cancel my request' };
export const whyCancel = 'Why, if you would like to tell us';
export const paymentOnItsWay = (amount: string) =>
  `Your payment of ${amount} is on its way. We’ll write as soon as it arrives.`;
export const pay = (what: string, amount: string) => `Pay by card: ${what}, ${amount}`;
export const payText =
  'You pay by card on our card company’s own page and come back here. We never see your card number.';

// What comes back when the client cancels now.
export const cancelFree = 'Nothing is booked and nothing is due: cancelling costs nothing.';
export const cancelPaidBack = (amount: string) =>
  `Nothing is booked: all of the ${amount} you have paid comes back.`;
export const cancelUndecided = (amount: string) => `We’ll write to you about the ${amount} you have paid.`;
export const cancelNothing =
  'Departure is less than 72 hours away: nothing of what you have paid comes back.';
export const cancelPart = (percent: number) =>
  `Departure is less than seven days away: ${percent}% of what you have paid comes back.`;
export const cancelLessFee = (percent: number) =>
  `Departure is seven days away or more: what you have paid comes back, less a fee of ${percent}%.`;
export const cancelAll = 'Departure is seven days away or more: all of what you have paid comes back.';
export const cancelNotOwed = (amount: string) => `The ${amount} you overpaid comes back in full either way.`;
export const noneRecorded = 'We have recorded no payment from you so far.';
export const cancelAmount = (back: string, paid: string) => `That is ${back} of the ${paid} you have paid.`;

// Before the trip.
export const beforeYouSail = 'Before you sail';
export const agreement = 'Agreement';
export const signIt = 'Sign it';
export const dueOn = (amount: string, day: string) => `${amount}, due ${day}`;
export const payByCard = 'Pay by card';
export const seeHowToPay = 'See how to pay';
export const doneMark = 'Done';
export const missingMark = 'Missing';
export const notKnownMark = 'Unknown';
export const whatToBring = 'What to bring';
export const bringId = 'A photo ID for each adult';
export const bringShoes = 'Soft-soled shoes, or bare feet: no heels, no black soles';
export const bringSun = 'Sunscreen as lotion (spray stains the teak), a hat, sunglasses';
export const bringSwimwear = 'Swimwear, a towel if you like your own, something warm for the way back';
export const bringMedicine = 'Medicine you may need, for seasickness too, taken an hour before';
export const signedByBoth = 'Signed by both';
export const signedByYou = 'Signed by you; we countersign next';
export const sentBack = 'Sent back; we’ll write to you';
export const onHoldMark = 'On hold';
export const onHoldNote = 'We’ll write to you';
export const changedMark = 'Changed';
export const twoMinutes = 'Two minutes, three steps';

// The client's own requests.
export const ownRequests = 'My yacht requests';
export const requestsFailed = 'Your requests could not be loaded.';
export const noRequests = 'No requests yet';
export const noRequestsText = 'Choose a yacht and a day, and we answer within 24 hours.';
export const seeOurYachts = 'See our yachts';
export const requestWord = 'Request ';
export const estimatedMark = ' estimated';
export const quotedMark = ' quoted';
export const open = 'Open';
export const openRequest = (number: string) => `Open request ${number}`;
export const requestFailed = 'This request could not be loaded.';
export const seeTheYacht = 'See the yacht';
export const addToMyCalendar = 'Add to my calendar';
export const estimatedPrice = 'Estimated price';
export const pricesOnDemand = 'Prices on Demand';
export const whatHasHappened = 'What has happened';
export const byYou = (at: string) => `${at}, by you`;
export const byTeam = (at: string) => `${at}, by our team`;
export const readAndAccept = 'Read the conditions and accept';
export const signAndPrepare = 'Sign and prepare your day';
export const isNowCancelled = { charter: 'Charter cancelled', request: 'Request cancelled' };
export const notCancelled = 'Not cancelled';
export const plansChanged = 'Plans have changed?';
export const yesCancel = 'Yes, cancel it';
export const keepIt = 'Keep it';

// Answers and refusals of calls.
export const yachtUnknown = 'We can’t find that yacht. Please choose one from the list.';
export const requestReceived =
  'We have received your booking request. Our team will contact you within 24 hours.';
export const daysReversed = 'The last day is before the first.';
export const yearAtMost = 'Please ask for a year at most.';
export const howManyHours = 'Please say for how many hours.';
export const whenItBegins = 'Please say when it begins, or ask for a week at most.';
export const charterConfirmed = 'Your charter is confirmed.';
export const charterCancelled = 'It is cancelled.';
export const lookedInto = 'Looked into it.';
export const beingDrawnUp = 'It is being drawn up.';
export const yachtWithoutPriceFor = (yacht: string, length: string) =>
  `${yacht} has no price for ${length}. Please choose another length.`;
export const damageHold = 'Damage hold';
export const seeIt = 'See it';

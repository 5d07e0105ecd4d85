import { counted, withThousands } from '#words/amounts.ts';

// The overview.
export const overview = 'Overview';
export const figuresFailed = 'The figures could not be loaded.';
export const totalYachts = 'Total Yachts';
export const activeBookings = 'Active Bookings';
export const notYetOver = 'Confirmed and not yet over';
export const pendingFinancing = 'Pending Financing';
export const allApplications = 'All applications';
export const monthlyRevenue = 'Monthly Revenue';
export const departThisMonth = 'Charters that depart this month';
export const money = 'Money';
export const thisMonth = 'This month';
export const lineCount = (count: number) => counted(count, 'line');
export const quickActions = 'Quick Actions';
export const addYacht = 'Add Yacht';
export const addPackage = 'Add Package';
export const addAddOn = 'Add Add-On';
export const addEvent = 'Add Event';
export const viewWebsite = 'View Website';
export const morePages = 'More pages';
export const recentBookings = 'Recent Bookings';
export const allBookings = 'All bookings';
export const nothingBooked = 'Nothing has been booked yet.';
export const allWaiting = 'The latest requests and bookings are in the list above.';
export const guestCount = (count: number) => counted(count, 'guest');
export const atTheDocks = 'At the docks';
export const departuresAhead = 'The next 7 days’ departures';
export const today = 'Today';
export const nobodyToday = 'Nobody departs today.';
export const daysAhead = 'In the next 7 days';
export const nobodyElse = 'Nobody else departs in the next 7 days.';
export const revenueAndOccupancy = 'Revenue and occupancy';
export const allSold = 'All sold';
export const asTable = 'The figures as a table';
export const byMonth = 'Revenue and occupancy by month of departure';
export const month = 'Month';
export const revenue = 'Revenue';
export const charters = 'Charters';
export const occupancy = 'Occupancy';
export const revenueByMonth = 'Revenue by month of departure';
export const shareOfDays = 'Share of the fleet’s days with a charter';

// The inbox: what waits.
export const waiting = 'Waiting';
export const waitingCount = (count: number) => `Waiting (${count})`;
export const parts = {
  requests: 'Requests',
  inquiries: 'Inquiries',
  quotes: 'Quotes',
  financing: 'Financing',
  emails: 'Emails',
  papers: 'Papers',
  departures: 'Departures',
  privacy: 'Privacy',
};
export const charterRequest = 'Charter request';
export const inquiry = 'Inquiry';
export const quoteLapsed = (at: string | null) => `Quote lapsed ${at}`;
export const quoteLapses = (at: string | null) => `Quote lapses ${at}`;
export const unansweredReplies = (count: number) => counted(count, 'unanswered reply', 'unanswered replies');
export const documentsToReview = (count: number) => `${counted(count, 'document')} to review`;
export const decisionDue = (on: string | null) => `Decision due ${on}`;
export const departsMissing = (at: string | null, count: number) =>
  `Departs ${at}, ${counted(count, 'thing')} missing`;
export const notCompleted = (at: string | null) => `Over since ${at}, not completed`;
export const erasureToAgree = (by: string | null) => `Erasure to agree to, asked for by ${by}`;
export const exportToAgree = (by: string | null) => `Export to agree to, asked for by ${by}`;
export const emailsFailed = (count: number, which: string | null) =>
  `${counted(count, 'email')} failed${count === 1 ? '' : ', the first'}: ${which}`;
/** The names of a yacht's papers, by their names in the API. */
export const papers: Readonly<Record<string, string>> = {};
const andMore = (more: number) => (more > 0 ? `, and ${more} more of her papers` : '');
export const paperEnded = (paper: string, on: string | null, more: number) =>
  `${paper} ended ${on}${andMore(more)}`;
export const paperEnds = (paper: string, on: string | null, more: number) =>
  `${paper} ends ${on}${andMore(more)}`;
export const sendingAgain = 'Sending again';
export const allUnanswered = (count: number) =>
  count === 1 ? 'The unanswered request' : `All ${counted(count, 'unanswered request')}`;
export const unanswered = 'Unanswered requests';
export const nothingWaits = 'Nothing waits: every request, inquiry and document has been handled.';
export const sendAgain = 'Send again';
export const sendAgainTo = (name: string) => `Send again to ${name}`;
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;
export const waitingFor = (age: string) => `waiting ${age}`;

// Payments.
export const payments = 'Payments';
export const paymentLists = 'Lists of payments';
export const lists = {
  late: 'Late',
  due: 'Due within 72 hours',
  upcoming: 'Due later',
  'to-give-back': 'To give back',
  failed: 'Failed',
  disputed: 'Disputed',
  received: 'Received',
  earned: 'Earned',
};
export const wasDue = 'Was due';
export const due = 'Due';
export const answerBy = 'Answer by';
export const on = 'On';
export const nothingIn = {
  late: 'Nobody is late.',
  due: 'Nothing falls due within 72 hours.',
  upcoming: 'Nothing falls due later.',
  'to-give-back': 'Nothing is to be given back.',
  failed: 'No refund, no charge to a kept card and no damage hold has failed.',
  disputed: 'Nothing is disputed.',
  received: 'Nothing was received in these days.',
  earned: 'Nothing was earned in these days.',
};
export const nothingHere = 'Nothing here';
export const client = 'Client';
export const charter = 'Charter';
export const charterNumber = (number: string) => `Charter ${number}`;
export const noLongerKept = 'No longer kept';
export const what = 'What';
export const amount = 'Amount';
export const searchPayments = 'Search by client, yacht or number';
export const from = 'From';
export const to = 'To';
export const exportLedger = 'Export ledger';
export const paymentsFailed = 'The payments could not be loaded.';
export const openPaymentsOf = (client: string) => `Open the payments of ${client}`;
export const firstOf = (count: number, inAll: number) =>
  `The first ${counted(count, 'line')} of ${withThousands(inAll)}`;

// The fleet's calendar.
export const fleetCalendar = 'Fleet calendar';
export const yachtCount = (count: number) => counted(count, 'yacht');
export const firstShown = (count: number) => `, the first ${count} shown`;
export const blockAYacht = 'Block a yacht';
export const addBooking = 'Add Booking';
export const calendarFailed = 'The calendar could not be loaded.';
export const moveItQuestion = 'Move it?';
export const moveIt = 'Move it';
export const moved = 'Moved';
export const goesTo = (entry: string, yacht: string, first: string, last: string) =>
  `${entry} goes to ${yacht}, ${first === last ? first : `${first} to ${last}`}.`;
export const noSuchYacht = 'No such yacht';
export const emptyFleet = 'There is no yacht in the fleet';
export const addYachtsFirst = 'Each yacht that you add or import has a row here.';
export const toTheYachts = 'To the yachts';
export const noneOfThatSize = 'No yacht in the fleet carries so many guests.';
export const noneFreeThen = 'No yacht is free then';
export const askForAnother = 'Ask for another day or time, or for fewer guests.';
export const noneOfThatName = 'No yacht in the fleet has that name.';
export const kinds = { charter: 'Booking', hold: 'Hold', block: 'Block' };
export const bookingOf = (client: string) => `Booking of ${client}`;
export const quotedTo = (client: string) => `Quoted to ${client}`;
export const heldForClient = (client: string) => `Held for ${client}`;
export const withoutRequest = 'Booking without a request';
export const because = (kind: string, reason: string) => `${kind}: ${reason}`;
export const carrying = (entry: string, place: string) => `Carrying ${entry}: ${place}`;
export const free = 'free';
export const keysHelp =
  'Left and right move by a day, up and down by the time of day and to the next yacht, with Shift at once. Page Up and Page Down move by a week, Home to the first day.';
export const keysHelpReading = 'Enter opens the booking that is there.';
export const keysHelpChanging =
  'Enter opens what is there, or adds a block or a booking where nothing is. M takes up what is there; arrows carry it, Enter sets it down, Escape leaves it.';
export const yacht = 'Yacht';
export const monthDay = (month: string, day: number) => `${month} ${day}`;
export const brandAndGuests = (brand: string, guests: number) => `${brand}, ${counted(guests, 'guest')}`;
export const heldUntil = (at: string) => `Held until ${at}`;
export const nothingIsOn = 'Nothing on the calendar.';
export const freeThen = (count: number) => `${counted(count, 'yacht')} free at that time`;
export const freeAllDay = (count: number) => `${counted(count, 'yacht')} free all day`;
export const book = 'Book';
export const bookYacht = (yacht: string) => `Book ${yacht}`;
export const block = 'Block';
export const blockYacht = (yacht: string) => `Block ${yacht}`;
export const view = 'View';
export const views = { day: 'Day', week: 'Week', month: 'Month' };
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const earlier = 'Earlier';
export const later = 'Later';
export const narrowByName = 'Narrow the fleet by name or brand';
export const narrowFleet = 'Narrow the fleet';
export const freeOn = 'Free on';
export const timeOfThatDay = 'Time of that day';
export const guests = 'Guests';
export const wholeFleet = 'Whole fleet';
export const bookedElsewhere = 'Booked elsewhere';
export const beyondHerHours = 'Beyond her hours';
/** The label of a charter that goes beyond its yacht's hours. */
export const beyondHours = (hours: string) => `Beyond her hours, ${hours}`;
export const chartersBetween = (hours: string) => `Charters ${hours}`;
export const hoursUnderName = 'Under a yacht’s name: the hours she charters';
export const topToBottom = 'Top to bottom: morning, afternoon, evening';

// An entry of the calendar.
export const onTheCalendar = 'On the calendar';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const until = 'Until';
export const midnight = 'Midnight';
export const why = 'Why';
export const save = 'Save';
export const putOnCalendar = 'Put on the calendar';
export const saved = 'Saved';
export const takeOff = 'Take it off the calendar';
export const bookingInstead = 'Add a booking instead';
export const bookingOfHold = 'Turn it into a booking';
export const chooseYacht = 'Choose a yacht';
export const whatItIs = 'What it is';
export const whatItIsHint = 'A block stays until it is taken off. A hold lapses by itself after two days.';
export const blockFor = 'Block: maintenance or owner use';
export const holdFor = 'Hold for somebody without a request';
export const forTheTeam = 'For the team.';

import { counted, withThousands } from '#words/amounts.ts';

// The search.
export const sizes = { '26-40': '26–40 ft', '40-55': '40–55 ft', '55+': '55 ft and above' };
export const capacities = { '1-6': '1–6 guests', '7-12': '7–12 guests', '13+': '13+ guests' };
export const sorts = {
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  longest: 'Longest first',
  shortest: 'Shortest first',
  'most-guests': 'Most guests first',
  newest: 'Newest first',
};
export const amenities = {
  'jet-ski': 'Jet ski',
  seabob: 'Seabob',
  'water-slide': 'Water slide',
  paddleboards: 'Paddleboards',
  kayaks: 'Kayaks',
  'snorkel-gear': 'Snorkel gear',
  'fishing-gear': 'Fishing gear',
  tender: 'Tender',
};
export const priceUnder = (below: string) => `Under ${below}`;
export const priceBetween = (from: string, to: string) => `${from} to ${to}`;
export const priceFrom = (from: string) => `${from} and above`;
export const findYourYacht = 'Find your yacht';
export const search = 'Search';
export const searchYachts = 'Search yachts';
export const searchTeaser = 'Length, place, days and guests';
export const searchTitle = 'Search Yachts';
export const searchOnlyFree = 'Only yachts that are free on your days are shown.';
export const searchAvailability = 'Search Availability';
export const searchFleet = 'Search the fleet';
export const addMissing = (missing: string) => `Add ${missing} to see only what suits you.`;
export const stillNeeded = (missing: string) => `Still needed: ${missing}.`;
export const allSet = 'All set. Let’s look.';
/** What a search still lacks, as parts of a list. */
export const lacking = {
  type: 'a yacht type',
  location: 'a location',
  checkin: 'a check-in date',
  checkout: 'a check-out date',
  guests: 'between 1 and 50 guests',
};
export const yachtType = 'Yacht type';
export const location = 'Location';
export const checkin = 'Check-in';
export const checkout = 'Check-out';
export const guestsLabel = 'Guests';
/** As a stepper counts them: "Fewer guests". */
export const guestsCounted = 'guests';
export const pleaseChoose = 'Please choose';
export const anyLength = 'Any length';
export const anywhere = 'Anywhere';
export const anywhereInMiami = 'Anywhere in Miami';
export const fromTime = 'From';
export const anyTime = 'Any time';
export const forLength = 'For';
export const anyNumber = 'Any number';
export const nameOrBrand = 'Name or brand';
export const category = 'Category';
export const allBrands = 'All brands';
export const length = 'Length';
export const capacity = 'Capacity';
export const anyCapacity = 'Any capacity';
export const allInPriceLabel = 'All-in price, full day';
export const anyPrice = 'Any price';
export const comesWith = 'Comes with';
export const anything = 'Anything';
export const sortBy = 'Sort by';
export const featuredFirst = 'Featured first';
export const filters = 'Filters';
export const filtersCounted = (count: number) => `Filters (${count})`;
export const showYachts = (yachts: string) => `Show ${yachts}`;
export const showSome = 'Show yachts';

// The visitor's search and its results.
export const yachts = (count: number) => counted(count, 'yacht');
export const guests = (count: number) => counted(count, 'guest');
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
export const dayAndTime = (day: string, start: string, length: string) => `${day}, ${start}, for ${length}`;
export const carries = (guests: string) => `Carries ${guests}`;
export const allIn = (price: string) => `${price} all-in`;
export const withAmenity = (amenity: string) => `With ${amenity}`;
export const searchApplied = 'Search Results Applied';
export const clearSearch = 'Clear Search';
export const clearFilters = 'Clear All Filters';
export const remove = 'Remove ';
export const notCalled = (q: string) => `No yacht is called “${q}”. These are for `;
export const noneMatch = 'No yachts found matching your criteria. Please adjust your filters.';
export const noYachtListed = 'No yacht is listed here right now. Tell us your day, and we look for one.';
export const removeOne = 'Remove one of these and yachts match again:';
export const noSingleFilter = 'No single filter is in the way: please start again with fewer.';
export const fleetLoading = 'Loading our yacht fleet...';
export const noneFound = 'No yachts found';
export const showing = (first: number, last: number, total: number) =>
  `Showing ${first}-${last} of ${total} yachts`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const yachtsList = 'Yachts';
export const fleetFailed = 'Error loading yachts. Please try again later.';
export const tryAgain = 'Try again';
export const yachtPages = 'Yacht pages';
export const ignoredReversed =
  'The check-out date is before the check-in date, so the search leaves both out.';
const days = { checkin: 'check-in', checkout: 'check-out' };
export const ignoredPast = (day: 'checkin' | 'checkout') =>
  `The ${days[day]} date has passed, so the search leaves the dates out.`;
export const ignoredTooLong = 'The dates are more than a year apart, so the search leaves them out.';
export const ignoredDay = (day: 'checkin' | 'checkout') =>
  `The ${days[day]} date could not be read, so the search leaves it out.`;
export const ignoredTime =
  'A time of day needs a check-in date, a start and a length, so the search leaves it out.';
export const ignoredLocation = 'We do not know that location, so yachts at every location are shown.';
export const ignoredLength = 'We do not know that length, so yachts of every length are shown.';
export const ignoredGuests = 'The number of guests could not be read, so the search leaves it out.';
export const ignoredCapacity = 'We do not know that number of guests, so yachts of every capacity are shown.';
export const ignoredPrice = 'We do not know that price range, so yachts at every price are shown.';
export const ignoredAmenity = 'We do not know that amenity, so yachts with and without it are shown.';
export const ignoredCategory = 'We do not know that category, so every brand is shown.';
export const ignoredPage = 'We do not know that page, so this is the first one.';
export const ignoredOrder = 'We do not know that order, so the featured yachts come first.';

// A list and a card.
export const heroPicture = 'Three yachts running side by side, their wakes white on a turquoise sea';
export const ourYachts = 'Our yachts';
export const heroText = 'For a few hours, a whole day or longer on Biscayne Bay.';
/** The text of a card for a yacht without a description. */
export const defaultDescription =
  'A yacht for your days on Biscayne Bay. Ask us, and we tell you all about her.';
export const features = 'Features';
export const viewDetails = 'View Details';
/** Added to "View Details" for screen readers. */
export const ofYacht = (yacht: string) => `of ${yacht}`;
export const onRequestShort = 'POR';
export const perDay = 'per day';
export const perDayBeforeFees = (price: string) => `${price} per day before fees`;
export const allInFullDay = 'all-in, full day';
export const basicCharter = 'as a basic charter';
export const save = 'Save';
export const saveYacht = (yacht: string) => `Save ${yacht}`;
export const saved = 'Saved';
export const keptOnAccount = (yacht: string) => `${yacht} is kept on your account.`;
export const keptInBrowser = (yacht: string) => `${yacht} is kept in this browser.`;
export const keptOnPage = (yacht: string) => `${yacht} stays saved until you reload or close this page.`;
export const noLongerSaved = 'No longer saved';
export const letGo = (yacht: string) => `${yacht} is no longer among your saved yachts.`;
export const share = 'Share';
export const linkCopied = 'Link copied';
export const readyToPaste = (name: string) => `The address of ${name} is ready to be pasted.`;
export const linkNotCopied = 'The link could not be copied';

// A yacht.
export const yachtLoading = 'Loading yacht details...';
export const yachtNotFound = 'Yacht Not Found';
export const yachtNotFoundText = 'She may have left the fleet.';
export const backToFleet = 'Back to Fleet';
export const oneMoment = 'One moment, please';
export const yachtFailed = 'Error loading yacht details. Please try again later.';
export const categories: Readonly<Record<string, string>> = {
  luxury: 'Luxury',
  sport: 'Sport',
  cruise: 'Cruise',
  premium: 'Premium',
};
export const charterOf = (category: string) => `${category} yacht charter`;
export const picturesOf = (yacht: string) => `Pictures of ${yacht}`;
export const fullScreenOf = (yacht: string) => `Pictures of ${yacht}, full screen`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
/** Other labels of the full-screen gallery, by the library's own names. */
export const viewer: Readonly<Record<string, string>> = {};
export const seeFullScreen = (picture: string) => `See it full screen: ${picture}`;
export const allPictures = 'All pictures';
export const pictureNamed = (position: number, picture: string) => `Picture ${position}: ${picture}`;
export const marina = 'Marina: ';
export const quickSpecs = 'Quick specs';
export const cabins = 'Cabins';
export const crew = 'Crew';
export const cruisingSpeed = 'Cruising speed';
export const knots = 'kn';
export const built = 'Built';
export const priceAndBooking = 'Price and booking';
export const askUs = 'Ask Us';
export const bookThisYacht = 'Book This Yacht';
export const payNothingYet = 'You send a request and pay nothing yet. We answer within 24 hours.';
export const pricesFailed = 'Prices could not be loaded';
export const pricesOnDemand = 'Prices on Demand';
export const startingFrom = 'Starting from';
export const beforeFees = ', before fees';
export const aboutYacht = 'About This Yacht';
export const completeSpecs = 'Complete Specifications';
/** The labels, groups and units of the specifications in English come from the fields themselves (features/fleet/fields/). */
export const specs: Readonly<Record<string, string>> = {};
export const specGroups: Readonly<Record<string, string>> = {};
/** The hours within which charters begin and end (product 2.17). */
export const hoursTitle = 'Hours';
export const charters = 'Charters';
export const betweenHours = (from: string, until: string) => `between ${from} and ${until}`;
export const specUnits: Readonly<Record<string, string>> = {};
export const feetAndMetres = (feet: string, metres: string) => `${feet} ft (${metres} m)`;
export const readyToBook = 'Ready to Book';
export const weSeeTo = (yacht: string) =>
  `Name the day and who is coming. We see to ${yacht} and what comes aboard.`;
export const bookYourCharter = 'Book Your Charter';
export const contactUs = 'Contact Us';

// The modes of a charter.
export const modes = {
  crewed: 'With captain and crew',
  bareboat: 'Bareboat: you choose and pay the captain',
};
/** The damage hold (product 4.23). */
export const damageHold = (amount: string) =>
  `Refundable damage hold ${amount}, authorized on your card before departure`;

// Messages to staff about saved yachts and imported sheets.
export const bothHours = 'Please set both, the earliest departure and the latest return, or neither.';
export const yachtCreated = 'Yacht created successfully';
export const yachtUpdated = 'Yacht updated successfully';
export const otherMarinaOf = (charters: number) =>
  `${counted(charters, 'confirmed charter')} ${charters === 1 ? 'has' : 'have'} another marina now: clients with an email address are mailed, please call the others.`;
export const yachtDeleted = 'Yacht deleted successfully';
export const yachtRestored = 'Yacht restored successfully';
export const yachtsImported = (count: number) => `${counted(count, 'yacht')} imported.`;
export const yachtsReady = (count: number) => `${counted(count, 'yacht')} ready to be imported.`;
export const sheetWritten = (all: number, added: number, changed: number, kept: number) =>
  `${counted(all, 'yacht')}: ${withThousands(added)} new, ${withThousands(changed)} changed, ${withThousands(kept)} as they are.`;
export const sheetRead = (all: number, added: number, changed: number, kept: number) =>
  `${counted(all, 'yacht')}: ${withThousands(added)} new, ${withThousands(changed)} to be changed, ${withThousands(kept)} as they are.`;
export const changedMeanwhile =
  'A colleague has changed yachts in this file since. Nothing was imported: please look again.';
export const moreThanHeadings = 'More values than headings. A value with a comma in it needs quotes.';
export const restoreHerFirst = 'This yacht is archived: restore her first, then change her';
export const noYachtOfId = 'No yacht of the fleet has this id';
export const severalCalledSo = 'Several yachts have that name: please give the id of the one that is meant';
export const rowAlready = (row: number) => `Row ${row} is about this yacht already`;
export const rowsWithProblems = (bad: number, all: number) =>
  `${bad} of ${all} rows have problems. Nothing has been imported.`;

// The frame around every page.
export const skipToContent = 'Skip to content';
export const home = 'Home';
export const ourYachts = 'Our Yachts';
export const amenitiesAndPackages = 'Amenities & Packages';
export const specialEvents = 'Special Events';
export const aboutUs = 'About Us';
export const getInTouch = 'Get In Touch';
export const bookYourCharter = 'Book Your Charter';
export const mediaGallery = 'Media Gallery';
export const yachtFinancing = 'Yacht Financing';
export const onTheWater = 'On the water';
export const theCompany = 'The company';
export const homeOf = (business: string) => `${business}, home`;
export const main = 'Main';
export const menu = 'Menu';
export const language = 'Language';
export const profile = 'Profile';
export const chatWithUs = 'Chat with us on WhatsApp';
export const footerInvitation = 'Your day on the water starts here';
export const footerPromise = 'Tell us the day and who is coming. We answer within 24 hours.';
export const embarkNow = 'Embark now';
export const footerBusiness = 'Yachts for a day, a celebration or for good, on Biscayne Bay.';
export const allRightsReserved = 'All rights reserved.';

// About us.
export const aboutDescription =
  'A Miami team of captains, chefs and hosts, with a person on the line at any hour: who we are, and how we look after a day on the water.';
export const aboutPicture = 'Three yachts lying off the skyline on a clear morning';
export const aboutLead = 'We were guests before we were hosts. That is still how we run a boat.';
export const achievements = 'Achievements';
export const comeAndSee = 'Come and see for yourself';
export const seeOurYachts = 'See our yachts';
export const seenFromOurDecks = 'Seen from our decks';
export const filmsLead = 'Nobody here can describe the light. So we film it.';
export const ourVideoChannel = 'Our video channel';

// Parts of a page that are loading, or failed to load.
export const tryAgain = 'Try again';
export const partsFailed = 'Error loading some parts of this page. Please try again later.';

// Contact.
export const contactDescription =
  'Call, write or chat with our charter team in Miami. Tell us the date, the guests and the mood; a person answers within 24 hours.';
export const contactPicture = 'Marina with palms and yachts stern to the dock, towers across the water';
export const contactLead =
  'Tell us the date, the guests and the mood. A person answers, usually within the day.';
export const phone = 'Phone';
export const email = 'Email';
export const office = 'Office';
export const callUs = 'Call us';
export const chatOnWhatsApp = 'Chat on WhatsApp';
export const writeToUs = 'Write to us';
export const fieldsMarkedWith = 'Fields marked with ';
export const areRequired = ' are required. The rest helps us answer in one message.';
export const everyMessageIsRead =
  'Someone on our charter team reads every message and answers within 24 hours.';
export const whereToFindUs = 'Where to find us';
export const whereLead = 'This is the bay that we know best. Your map app shows you the way to us.';
export const openInMaps = 'Open in your map app';
export const questionsAndAnswers = 'Questions and answers';
export const bookingQuestions = 'Booking and Reservations';
export const generalQuestions = 'Frequently Asked Questions';

// Amenities and packages.
export const packagesDescription =
  'What can come aboard, with its price, and large events, each planned and quoted for its day.';
export const packagesPicture =
  'Yacht at anchor with her water slide out, a jet ski beside it and a board astern';
export const packagesLead =
  'The yacht is the room. This is what happens in it: the table, the music, the first cold glass.';
export const eventsFailed = 'Error loading our events. Please try again later.';
export const eventsLoading = 'Loading our events…';
export const largeEvents = 'Large events, from 26 guests';
export const largeEventsLead =
  'No two of these are alike, so each is quoted for its day. Press the plus, tell us three things, and a price follows within 24 hours.';
export const packagesFailed = 'Error loading our packages. Please try again later.';
export const packagesLoading = 'Loading our packages…';
export const addOnPackages = 'Add-on packages';
export const addOnPackagesLead = 'One price for the whole party. More can be added ';
export const withYourBooking = 'with your booking';
export const withYourBookingToo = ' too.';
export const dayWithPrice = 'A day that already has a price';
export const dayWithPriceText =
  'Choose the yacht, the day and what comes aboard, and read the price as you go.';
export const seeSpecialEvents = 'See special events';
/** The message that a quote form starts with for an event or a package. */
export const eventNamed = (title: string) => `Event: ${title}`;
export const packageNamed = (name: string) => `Package: ${name}`;

// Special events.
export const specialEventsTitle = 'Special Events on the water';
export const specialEventsDescription =
  'Weddings at sea, company evenings, birthdays by day and parties by night. See our signature packages and their prices, or ask us for an event of your own.';
export const whatAreYouCelebrating = 'Tell us what you’re celebrating';
export const nameAndEmailAreEnough =
  'Your name and email are enough. The date, the guests and the mood help us answer with a price instead of questions.';
export const whateverYouHaveInMind = 'Whatever you have in mind';
export const morningAfter = 'The morning after';
export const beforeYouAsk = 'Before you ask';
export const sendInquiry = 'Send Inquiry';
export const requestQuote = 'Request a quote';

// Media gallery.
export const mediaDescription =
  'Films from our decks: days at sea, nights at the dock, the last light on Biscayne Bay.';
export const filmsFailed = 'Error loading our films. Please try again later.';
export const filmsLoading = 'Loading our films…';
export const featuredFilm = 'Featured film';
export const latestFilms = 'Latest films';
export const comingUpNext = 'Coming up next';
export const comingSoon = 'Coming Soon';
export const weddings = 'Weddings';
export const nightParties = 'Night parties';
export const theFleet = 'The fleet';
export const fromTheAir = 'From the air';
export const firstToSee = 'Be the first to see the next one';
export const newFilmsFirst = 'New films go to our channels first.';
export const backToAboutUs = 'Back to About Us';

// Financing.
export const financingDescription =
  'We are not a lender. Independent lenders decide; we help you put your application in front of them, with a soft inquiry and a page of your own.';
export const beforeYouApply = 'Before you apply';

// The application: its page and its mailed link.
export const yourFinancing = 'Your financing application';
export const yourFinancingDescription =
  'Follow an application from the first check to the lender’s decision.';
export const financingLinkDescription = 'Opens your financing application in this browser.';
export const applyForFinancing = 'Apply for financing';
export const applyDescription =
  'Four short steps, a soft credit inquiry, and a decision by an independent lender.';
export const help = 'Help';
export const needHelp = 'Need help?';
export const contactSupport = 'Contact Support';

// Unknown and broken pages.
export const notFoundHead = 'Page not found';
export const notFoundDescription = 'There is nothing at this address.';
export const notFoundTitle = '404 Page Not Found';
export const notFoundText = 'Did you forget to add the page to the router?';
export const backToHome = 'Back to home';
export const outOfOrderTitle = 'This page ran aground';
export const outOfOrderText = 'Something went wrong on our side. Please try again in a moment.';

// Home.
export const homeTitle = (business: string) => `${business}: charters on Biscayne Bay`;
export const homeDescription =
  'Yachts for charter in Miami, for weddings, long lunches, dockside parties and days with nothing planned.';
export const guestsSay = 'What our guests say';
export const following = 'Loading the page…';
export const homeLoading = 'Loading the home page…';
export const homeFailed = 'Error loading the home page. Please try again later.';
export const businessDescription = 'Yacht charters, events at sea and yacht sales in Miami.';

// The fleet and a yacht.
export const fleetTitle = 'Our yachts: charter in Miami';
export const fleetPageTitle = (page: number) => `Our yachts, page ${page}`;
export const fleetDescription =
  'Yachts for charter in Miami, with all-in prices. Search by date, guests, length and location.';
export const yachtDetails = 'Yacht details';
export const yachtForCharter = 'A yacht for charter in Miami.';
export const yachtNotFound = 'Yacht Not Found';
export const noSuchYacht = 'There is no such yacht in the fleet.';
/** The description for search engines of a yacht that has none yet. */
export const yachtWithoutWords = 'A yacht for charter in Miami.';
export const yachtFacts = (yacht: string, guests: number, place: string) =>
  `${yacht} for ${guests} ${guests === 1 ? 'guest' : 'guests'} in ${place}.`;
export const offered = (time: string, type: string) => `${time}, ${type}, all-in`;
export const lengthFrom = (length: string, from: string) => `${length} from ${from}`;

// Booking.
export const bookTitle = 'Book your charter';
export const bookDescription =
  'Choose a yacht, a day and what comes aboard. Prices shown as you go; we answer within 24 hours.';
export const bookFailed = 'Error loading the booking page. Please try again later.';
export const bookLoading = 'Loading your booking…';
export const beforeYouBook = 'Before you book';

// Staff pages, for visitors who are not staff.
export const staffArea = 'Admin';
export const forOurTeam = 'For our team.';
export const forOurStaff = 'For our staff';
export const signedInAsClient = 'You are signed in as a client. This page is for our team.';
export const myProfile = 'My profile';

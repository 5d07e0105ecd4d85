import { brand } from '#core/brand.ts';

export const ourStory = 'Our Story';
export const storyBeginning =
  'It began with one borrowed flybridge, a birthday for nine, and a thunderstorm that moved off with ten minutes to spare.';
export const storyMidnight =
  'The guests stayed aboard until midnight. By Monday three of them had called to ask for the same day again: the same captain, the same anchorage, the same lime in the same glass. We still write down which lime it was.';
export const storyToday =
  'Today a whole fleet lies under our care. We know how each yacht turns in a crosswind, where her shade falls at four, and which cabin is the quiet one. You only need to know the day.';
export const storyPicture =
  'Bow of a yacht in the morning, a coiled line on the teak, the sun just above the horizon';
export const setsUsApart = 'What Sets Us Apart';
export const priceTitle = 'The price you read is the price you pay';
export const priceText =
  'Gratuity, tax and provisioning are named line by line, before anybody asks for a card.';
export const captainTitle = 'Every captain has sailed with us first';
export const captainText =
  'As mate, for a season. Papers say who may drive a yacht; a season says who should host one.';
export const berthTitle = 'A sheltered berth stands by';
export const berthText = 'When weather turns, there is a place to go, and the dinner goes with you.';
export const personTitle = 'A person answers';
export const personText =
  'By phone, email or chat, at any hour, and it is someone who has been aboard this week.';
export const ourMission = 'Our mission';
export const mission =
  'To give people one day on the water so well looked after that they forget someone is looking after it.';
export const ourValues = 'Our values';
export const excellence = 'Excellence';
export const excellenceText =
  'A towel folded the same way on the fortieth day as on the first. Small things, done each time, are what people remember as luxury.';
export const safety = 'Safety First';
export const safetyText =
  'Licensed captains, vests in every size, and a Coast Guard list with every name on it. When a captain says no, nobody argues.';
export const bespoke = 'Bespoke Experiences';
export const bespokeText =
  'No two guest lists are alike, so no two days are. We ask more questions than you expect, once, and then never again.';
export const peopleAboard = 'The people aboard';
export const peoplePicture = 'Coiled lines on a dock beside a yacht in the afternoon light';
export const ourCrew = 'Meet the crew';
export const captains = 'Captains';
export const captainsText = 'Licensed, local, and happy to explain what that buoy means.';
export const chefs = 'Chefs';
export const chefsText = 'They shop the morning you sail, and cook what the boats brought in.';
export const hosts = 'Hosts and deckhands';
export const hostsText = 'They remember names, refill glasses, and are first into the water.';
export const planners = 'Event planners';
export const plannersText = 'One planner per celebration, from the first call to the last guest ashore.';
export const engineers = 'Engineers';
export const engineersText = 'Each yacht is looked over before every departure, not every season.';
export const financeGuides = 'Finance guides';
export const financeGuidesText = 'They put your papers in order and in front of independent lenders.';
export const playFilm = (title: string) => `Play film: ${title}`;
export const filmFailed = 'This film can’t be played right now.';
export const tryAgain = 'Try again';

// Where we are.
export const bayChart =
  'Chart of Biscayne Bay: Miami to the west, Miami Beach, Virginia Key and Key Biscayne to the east.';
/** Added where the chart shows our berth. */
export const berthOnChart =
  'Our berth lies on the inner side of South Beach, where the port’s channel begins.';
/** The chart's places that have a name in each language. */
export const chartPlaces = {
  bay: 'Biscayne Bay',
  ocean: 'Atlantic Ocean',
  sandbar: 'Nixon sandbar',
};
export const chartNote = 'Soundings in feet. Drawn for orientation, not for navigation.';

// Our channels.
export const subscribeOnYoutube = 'Subscribe on YouTube';
export const followOn = (network: string) => `Follow on ${network}`;

// Home.
export const carousel = 'carousel';
export const occasions = 'Occasions';
/** The site's promise, line by line, so that the lines stay beside the picture's subject. */
export const promise = (): readonly string[] => ['Experience', 'the ultimate', `${brand.shortName}`];
export const reserveNow = 'Reserve now';
export const slides = 'Slides';
export const slideOf = (slide: number, count: number) => `Slide ${slide} of ${count}`;
export const slideNamed = (slide: number, title: string) => `Slide ${slide}: ${title}`;
export const pauseSlides = 'Pause the slides';
export const playSlides = 'Play the slides';
export const inFigures = `${brand.shortName} in figures`;
export const aboutUs = 'About Us';
export const aboutBay =
  'We know this bay by its tides, its sandbars and the minute the sun goes down behind the towers.';
export const aboutBlurb =
  'Our captains and hosts take people out on it: for an hour before dinner, for a wedding of a hundred and fifty, for a week with no plan. You tell us the day and who is coming. The price we name is the price you pay, each fee spelled out, and one of us answers the phone while you are aboard.';
export const ourStoryLink = 'Our story';
export const testimonials = 'Testimonials ';
export const testimonialsOf = (shown: string, count: number) => `${shown} of ${count}`;
export const previousTestimonials = 'Previous testimonials';
export const nextTestimonials = 'Next testimonials';
export const hotRental = 'Hot rental';
export const currencyPerHour = (currency: string) => `${currency} per hour`;
export const perHour = 'per hour';
export const viewDetails = 'View Details';
/** Follows "View Details", for screen readers. */
export const ofYacht = (yacht: string) => `of ${yacht}`;
export const topYachts = 'Top Luxury Yacht';
export const topYachtsText = 'The yachts that our guests come back for.';
export const seeAllYachts = 'See All Yachts';
export const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);
export const moreThanHundred = 'More than 100 yachts';
export const allYachts = 'Our yachts';
export const allYachtsText = 'Among them is one that is yours on Saturday.';
export const lookAtAll = 'Look at all yachts';
export const keepOne = 'Or keep one for good';
export const keepOneText = 'When a day aboard is no longer enough, we help you finance a yacht of your own.';
export const exploreFinancing = 'Explore Financing Options';
export const prequalification = 'Quick Pre-Qualification';
export const lowerCost = 'Lower upfront cost';
export const lowerCostText =
  'Spread the price of your yacht over years, and keep your savings for the seasons aboard.';
export const fastPrequalification = 'Fast pre-qualification';
export const fastPrequalificationText =
  'A soft credit check shows where you stand. It does not affect your score.';
export const transparent = 'Transparent process';
export const transparentText =
  'Each step, document and decision in one place. Independent lenders decide; we are not a lender.';
export const noCreditImpact = 'No credit impact';
export const twoMinutes = '2-minute application';
export const instantDecisions = 'Instant decisions';
/** Names for the home page's pictures, as alternative texts where no caption is known. */
export const pictureNames = {
  about: 'About us',
  fleet: 'Our yachts',
  financing: 'Yacht financing',
};

// Messages about invalid values that staff typed.
export const noSlide = 'The home page opens with at least one slide';
export const figuresReversed = 'Must not be below the first figure';

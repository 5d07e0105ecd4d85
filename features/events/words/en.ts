export { PRICED_ON_REQUEST as pricedOnRequest } from '../domain.ts';

export const requestQuote = 'Request a quote';
export const requestQuoteFor = (title: string) => `Request a quote: ${title}`;
export const upToGuests = (count: number) => (count === 1 ? 'Up to 1 guest' : `Up to ${count} guests`);
export const signaturePackages = 'Signature packages';
export const signatureLead =
  'Occasions that we have hosted so often that we know what they cost before you ask.';

// The slide show at the top of the special events page.
export const specialEvents = 'Special events';
export const specialEventsHeading = 'Special Events';
export const carousel = 'carousel';
export const lifestylePicture =
  'Yacht at anchor on turquoise water off a cay, a jet ski and swim rings around her';
export const lifestyleTitle = 'A week without a timetable';
export const lifestyleText = 'Wake off Key Biscayne, lunch on a sandbar, Bimini by evening.';
export const lifestyleLink = 'Lifestyle vacations';
export const weddingsPicture = 'White roses over a ceremony arch on deck, the sun low over the sea beside it';
export const weddingsTitle = 'Vows at golden hour';
export const weddingsText = 'Said on the foredeck, the minute the sun touches the water.';
export const weddingsLink = 'Weddings at sea';
export const nightPicture =
  'Lit dance floor under strings of bulbs on deck, a DJ desk against the city at night';
export const nightTitle = 'The city as a light show';
export const nightText = 'A DJ on the flybridge, Brickell turning on its windows one by one.';
export const nightLink = 'Night boat parties';
export const showSlide = (number: number, title: string) => `Show slide ${number}: ${title}`;
export const slides = 'Slides';
export const slideOf = (number: number, count: number, title: string) => `${number} of ${count}: ${title}`;
export const pauseSlides = 'Pause slides';
export const playSlides = 'Play slides';

// A price without a note of its own.
export const from = (price: string) => `from ${price}`;
export const upTo = (price: string) => `up to ${price}`;

// Errors in what staff typed.
export const pricesReversed = 'Maximum price must not be below the minimum';

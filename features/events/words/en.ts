export { PRICED_ON_REQUEST as pricedOnRequest } from '../domain.ts';

export const requestQuote = 'Request a quote';
export const requestQuoteFor = (title: string) => `Request a quote: ${title}`;
export const upToGuests = (count: number) => `Up to ${count} guests`;
export const signaturePackages = 'Signature packages';
export const signatureLead =
  'Four occasions we have hosted so often that we know what they cost before you ask.';

// The pictures that the special events page opens with.
export const specialEvents = 'Special events';
export const specialEventsHeading = 'Special Events';
export const carousel = 'carousel';
export const lifestylePicture = 'A yacht under way on turquoise water, far from the next boat';
export const lifestyleTitle = 'A week without a timetable';
export const lifestyleText = 'Wake off Key Biscayne, lunch on a sandbar, Bimini by evening.';
export const lifestyleLink = 'Lifestyle vacations';
export const weddingsPicture =
  'Flowers, chairs and an aisle on the foredeck at sunset, the city on the horizon';
export const weddingsTitle = 'Vows at golden hour';
export const weddingsText = 'Said on the foredeck, the minute the sun touches the water.';
export const weddingsLink = 'Weddings at sea';
export const nightPicture =
  'A lit dance floor on deck after dark, strings of bulbs above it and the city behind';
export const nightTitle = 'The city as a light show';
export const nightText = 'A DJ on the flybridge, Brickell turning on its windows one by one.';
export const nightLink = 'Night boat parties';
export const showSlide = (number: number, title: string) => `Show slide ${number}: ${title}`;
export const slides = 'Slides';
export const slideOf = (number: number, count: number, title: string) => `${number} of ${count}: ${title}`;
export const pauseSlides = 'Pause slides';
export const playSlides = 'Play slides';

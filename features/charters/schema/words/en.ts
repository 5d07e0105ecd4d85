import { counted } from '#words/amounts.ts';

/** Faults of what staff typed in a form. */
export const clientNameMissing = 'Please enter the client’s name.';
export const unreachable = 'Please enter a phone number with its area code, or an email address.';
export const knownLanguage = 'Please choose English, Spanish or Portuguese.';
export const howManyGuests = 'Please say how many guests there will be.';
export const wholeNumber = 'Please give a whole number.';
export const oneGuest = 'At least one guest comes aboard.';
export const tooManyGuests = 'That is more than any yacht carries.';
export const chooseMailOrNote = 'Please choose an email or a note.';
export const writeSomething = 'Please write something.';
export const chooseBlockOrHold = 'Please choose a block or a hold.';
export const wholeDollars = 'Please give whole dollars.';
export const neverNegative = 'A price is never negative.';
export const moreThanCharter = 'That is more than any charter costs.';
export const whatLineIsFor = 'Please say what the line is for.';
export const giveAmount = 'Please give an amount.';
export const moreThanExtra = 'That is more than any extra costs.';
export const thirtyLines = 'Please keep it to 30 lines.';
export const wholeHours = 'Please give whole hours.';
export const holdAnHour = 'Please hold it for an hour at least.';
export const holdThirtyDays = 'Please hold it for 30 days at most.';

// Answers after something was done.
export const onTheList = 'The request is on the list.';
export const confirmedAndTold = 'The booking is confirmed and its client has been told.';
export const confirmedCall = 'The booking is confirmed. There is no email address: please call the client.';
export const emailOnItsWay = 'Your email is on its way.';
export const noteIsKept = 'The note is kept.';
export const putOn = {
  hold: (yacht: string) => `${yacht} is held.`,
  block: (yacht: string) => `${yacht} is blocked.`,
};
export const entryMoved = (yacht: string) => `${yacht}: moved.`;
export const isFreeAgain = (yacht: string) => `${yacht} is free again.`;

// Refusals.
export const noAddress = 'There is no email address: please call the client.';
export const kinds = { charter: 'a booking', hold: 'a hold', block: 'a block' };
export const inTheWay = (entries: string) => `In the way: ${entries}.`;
export const endsBefore = 'It would end before it begins.';
export const quotedOtherwise = 'It has a quote, which was made for the other way. Please send a new quote.';
export const quotedForGuests = (count: number) =>
  `It has a quote for ${counted(count, 'guest')}. For another number, please send a new quote.`;
export const namePrice = 'Please name the price of the yacht.';

import { counted } from '#words/amounts.ts';

// The choices of the contact form, by the values that are sent and stored.
export const contactMethods = { phone: 'Phone', email: 'Email', whatsapp: 'WhatsApp' };
export const durations = {
  2: '2 hours',
  4: '4 hours',
  6: '6 hours',
  8: '8 hours',
  'full-day': 'Full day',
};
export const occasions = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  corporate: 'Corporate',
  anniversary: 'Anniversary',
  other: 'Other',
};
export const preferredTimes = {
  morning: 'Morning (9–12)',
  afternoon: 'Afternoon (12–5)',
  evening: 'Evening (5–8)',
};

// Texts of both forms.
export const email = 'Email';
export const phone = 'Phone';
export const message = 'Message';
/** The name of the yacht follows. */
export const aboutYacht = 'Yacht: ';
export const leaveEmpty = 'Leave this empty';
export const needsScripts =
  'This form is sent with JavaScript, which is switched off in this browser. Please ';
export const callOrWriteHere = 'call or write to us instead: our number and address are on this page.';
export const callOrWrite = 'call or write to us';
export const instead = ' instead.';

// The contact form.
export const contactFailed = 'Failed to send message. Please try again.';
export const success = 'Success!';
export const error = 'Error';
export const yourDetails = 'Your details';
export const firstName = 'First name';
export const lastName = 'Last name';
export const howToAnswer = 'How may we answer?';
export const noPreference = 'No preference';
export const yourDate = 'Your date, if you have one';
export const occasion = 'Occasion';
export const noOccasion = 'None in particular';
export const numberOfGuests = 'Number of guests';
export const date = 'Date';
export const duration = 'Duration';
export const notDecided = 'Not decided yet';
export const preferredTime = 'Preferred time';
export const anyTime = 'Any time';
export const sendMessage = 'Send Message';

// The quote form.
export const quoteFailed = 'Failed to submit quote request. Please try again.';
export const name = 'Name';
export const eventType = 'Event type';
export const eventDate = 'Event date';
export const guests = 'Guests';
export const quoteHint = 'What you’re celebrating, who’s coming, and what you can’t do without.';
/** The label of an event type; forms, calls and storage use its English name. */
export const eventTypeNamed = (type: string): string => type;
export const sendInquiry = 'Send Inquiry';
export const answeredByPlanner = 'Answered by a planner, within 24 hours.';
export const requestQuote = 'Request a quote';
export const sendQuoteRequest = 'Send Quote Request';
export const quoteReceived = 'Quote Request Received!';
export const done = 'Done';
export const event = 'Event';
export const copyTo = 'A copy is on its way to ';

// Messages about invalid fields.
export const guestsWhole = 'Please give the guests as a whole number';
export const guestsAtLeastOne = 'Please give at least 1 guest';
export const guestsAtMost = (most: number) => `Please give at most ${counted(most, 'guest')}`;
export const chooseDate = 'Please choose a date';
export const dateExists = 'Please choose a date that exists';
export const datePassed = 'Please choose a date that has not passed';
export const firstNameRequired = 'First name is required';
export const lastNameRequired = 'Last name is required';
export const nameRequired = 'Name is required';
export const subjectRequired = 'Subject is required';
export const messageRequired = 'Message is required';
export const occasionFromList = 'Please choose an occasion from the list';
export const methodFromList = 'Please choose phone, email or WhatsApp';
export const numberToAnswer = 'Please give us the number to answer you at';
export const durationFromList = 'Please choose a duration from the list';
export const timeFromList = 'Please choose morning, afternoon or evening';
export const eventFromList = 'Please choose an event type from the list';

// The answers to the sender of a form, on screen and by email.
export const contactAnswered = 'Thank you. Your message has reached us, and we will answer within 24 hours.';
export const quoteAnswered =
  'Thank you. Your quote request has reached us, and we will answer within 24 hours.';
export const contactSubject = 'We have your message';
export const contactNext =
  'Thank you for writing. One of our charter team reads every message and answers within 24 hours.';
export const quoteSubject = 'We have your quote request';
export const quoteNext =
  'Thank you for asking us. An event planner of ours puts your quote together and writes to you within 24 hours.';
export const whatYouToldUs = 'What you told us';
export const leftOut = 'Did you leave something out, or not send this yourself? Just reply to this email.';
export const forTheTeam = (author: string) => `${author}, for the charter team`;
export const whatYouWrote = 'What you wrote';
export const factLabels = {
  guests: 'Guests',
  occasion: 'Occasion',
  contact: 'Preferred contact',
  date: 'Date',
  duration: 'Duration',
  time: 'Preferred time',
  event: 'Event',
};

// How a colleague's answer begins.
export const yourInquiry = (topic: string) => `Your inquiry: ${topic.toLowerCase()}`;
export const yourUnnamed = { contact: 'Your message', quote: 'Your quote request' };

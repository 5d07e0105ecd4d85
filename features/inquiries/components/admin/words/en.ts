import { counted } from '#words/amounts.ts';
import { INQUIRY_STATES } from '../../../domain.ts';

const { new: fresh, answered, closed } = INQUIRY_STATES;

// The states and steps of an inquiry, from its table of states.
export const states = { new: fresh.label(), answered: answered.label(), closed: closed.label() };
export const buttons = {
  reopen: fresh.ways.reopen.button,
  answer: answered.ways.answer.button,
  markAnswered: answered.ways.markAnswered.button,
  close: closed.ways.close.button,
  book: closed.ways.book.button,
};
export const steps = {
  reopen: fresh.ways.reopen.done,
  markAnswered: answered.ways.markAnswered.done,
  close: closed.ways.close.done,
};

// The list of inquiries.
export const kinds = { contact: 'Message', quote: 'Quote request' };
export const inquiries = 'Inquiries';
export const countOf = (count: number) => counted(count, 'inquiry', 'inquiries');
export const searchIn = 'Search by name, email, phone or words';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const from = 'From';
export const about = 'About';
export const status = 'Status';
export const suspectedSpam = 'Suspected spam';
export const sentQuickly = 'Sent quickly';
export const handledBy = 'Handled by';
export const received = 'Received';
export const open = 'Open';
export const anyStatus = 'Any status';
export const form = 'Form';
export const bothForms = 'Both forms';
export const messages = 'Messages';
export const quoteRequests = 'Quote requests';
export const withoutSpam = 'Without suspected spam';
export const withSpam = 'With suspected spam';
export const listFailed = 'The inquiries could not be loaded.';
export const openOf = (name: string) => `Open the inquiry of ${name}`;
export const noneHere = 'No inquiries here';
export const allCaughtUp = 'All caught up.';

// Bulk actions on several inquiries.
export const markQuestion = (count: number) => `Mark ${countOf(count)} as answered?`;
export const markNote = 'For those that were answered by phone: nobody is emailed.';
export const marked = 'Marked as answered';
export const closeInquiries = 'Close inquiries';
export const closeQuestion = (count: number) => `Close ${countOf(count)}?`;
export const closeNote = 'They leave the list of open ones, and can be opened again. Nobody is emailed.';
export const areClosed = 'Closed';
export const assign = 'Assign';
export const assignQuestion = (count: number) => `Who handles ${countOf(count)}?`;
export const assignNote = 'Whoever handled them before does so no more. Nobody is emailed.';
export const areAssigned = 'Assigned';

// A single inquiry.
export const inquiry = 'Inquiry';
export const kindOfDay = (kind: string, when: string) => `${kind} of ${when}`;
export const inquiryFailed = 'The inquiry could not be loaded.';
export const notFound = 'We can’t find that inquiry.';
export const openCharter = 'Open the charter request';
export const notSpam = 'Not spam';
export const markAsSpam = 'Mark as spam';
export const noSpamAnyMore = 'No longer spam';
export const markedAsSpam = 'Marked as spam';
export const isAssigned = 'The inquiry is assigned';
export const isUnassigned = 'Nobody is assigned to the inquiry';
export const email = 'Email';
export const inTheirWords = 'In their words';
export const answers = 'Answers';
export const noAnswers = 'Nobody has answered yet.';

// The form for an answer.
export const answerSent = 'Answer sent';
export const answerTo = (name: string) => `Answer ${name}`;
export const goesTo = (address: string) => `Goes to ${address}, with their own words below it.`;
export const sendAnswer = 'Send answer';
export const subject = 'Subject';
export const message = 'Message';
export const messageHint = 'A blank line starts a new paragraph. Your name is added below.';

// The form that corrects how the sender is reached.
export const correctReach = 'Correct email or phone';
export const reachOf = (name: string) => `How to reach ${name}`;
export const reachNote =
  'An answer that never went out to the former address goes to the new one at once. Nothing else is emailed.';
export const reachCorrected = 'Email and phone corrected';
export const phone = 'Phone';
export const save = 'Save';

// The form for a charter request.
export const charterCreated = 'Charter request created';
export const charterFor = (name: string) => `Charter request for ${name}`;
export const charterNote = 'It goes on the list of bookings, to be quoted and confirmed there.';
export const createCharter = 'Create charter request';

// Messages after an action.
export const isUpdated = 'Inquiry updated';
export const answerUnderWay = 'Your answer is on its way.';
export const answerWithheld =
  'Your answer is kept, but was not emailed: that address has had too many emails within the hour. Please try again later.';

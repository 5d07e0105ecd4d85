// Mails about closed accounts, erasures and what is kept.
export const whatStays = 'What is gone, and what stays.';
export const keptApplications = (months: number) =>
  `Financing applications that you sent stay with us, with your name and address, for ${months} months after they are over, as lending law asks us to keep them. One that is still open goes on unless you withdraw it. The links in our emails open them; you can also have a new one mailed to you.`;
export const closed = 'Your account is closed';
export const closedText =
  'Your profile, saved yachts, messages and requests for quotes are deleted, and requests that were open are cancelled.';
export const inBooksUnnamed = 'Past charters stay in our books without your name.';
export const inBooksFor = (years: number) =>
  `Past charters stay in our books, with your name and what you signed, for ${years} years after their return, and then without your name.`;
export const closedLast =
  'What you booked as a guest, without adding it to the account, stays booked. This is the last email about your account.';
export const erased = 'Your data has been erased';
export const erasedText =
  'As you asked, we have erased what we kept about you: your account, if this address was confirmed in it, your messages and requests, and the record of our emails to you. Requests that were open are cancelled. Past charters stay in our books without your name.';
export const erasedLast = 'This is the last email you will get from us.';
export const erasedButFinancing = 'From now on you will hear from us only about your financing application.';
export const closing = 'Your account will be closed soon';
export const closingPreview = 'Sign in once to keep it.';
export const closingHeading = 'Would you like to keep your account?';
export const closingMail = (username: string, day: string) =>
  `Nobody has signed in as ${username} for a long time. We keep what is needed and no more, so the account will be closed after ${day}. To keep it, sign in once before then.`;
export const keepAccount = 'Keep my account';
export const closingLast = 'If you no longer need it, there is nothing to do.';

// The profile.
export const profile = 'Profile';
export const profileDescription = 'Your requests, your saved yachts and your details, in one place.';
export const profileFailed = 'Your profile could not be loaded. Please try again.';
export const profileLoading = 'Loading your profile…';
export const logOut = 'Logout';
export const accountSummary = 'Account summary';
export const totalRequests = 'Total requests';
export const savedYachts = 'Saved yachts';
export const quotesAsked = 'Quotes asked for';
export const since = 'With us since';
export const added = 'Added to your account';
export const notAdded = 'Not added';
export const sentWith = (count: number) =>
  `${count === 1 ? 'One request was' : `${count} requests were`} sent with `;
export const beforeSignIn = ' before you signed in.';
export const addToAccount = 'Add to my account';
export const claimed = (count: number) =>
  count === 1 ? 'One request is yours now.' : `${count} requests are yours now.`;
export const firstSteps = 'First steps';
export const tellUs = 'Tell us how to reach you';
export const tellUsWhy = 'Then every request is filled in for you.';
export const lookAtYachts = 'Look at yachts';
export const lookAtYachtsWhy = 'Save the ones you like; you’ll find them here afterwards.';
export const askForDate = 'Ask for a date';
export const askForDateWhy = 'It costs nothing, and you have a quote within 24 hours.';

// One's own data, and closing the account.
export const yourData = 'Your data';
export const yourDataText =
  'Everything we keep about you is one file. You can close your account at any time; first we tell you exactly what goes and what has to stay.';
export const download = 'Download my data';
export const closeAccount = 'Close my account';
export const accountClosed = 'Account closed';
export const notClosed = 'Not closed';
export const closeAsked = 'Close your account?';
export const noUndo = 'This cannot be undone.';
export const yourPassword = 'Your password';
export const stay = 'Stay';
export const consequencesFailed =
  'What exactly stays could not be loaded. Please try again before you close your account.';
export const deletedAtOnce = 'Deleted at once';
export const stays = 'What stays';
export const goes = {
  profile: 'Your profile, password, second factor and sign-ins',
  saved: 'Your saved yachts, and a financing application that you began and never sent',
  messages: 'Your messages, your requests for quotes and our answers',
  letters: 'Our letters to you about charters, and the record of emails we sent you',
  notes: 'What our team noted about you',
};
export const unnamed = (months: number) =>
  `Requests that are open are cancelled. What you chartered, when and for how much stays in our books without your name, contact details or words; a request that never became a charter is deleted entirely ${months} months after its last message.`;
export const guestsStay =
  'Charters you booked as a guest and never added to the account stay as they are. To have those erased too, write to us.';
export const logStays = (years: number) =>
  `Our log of sign-ins and staff actions has your account’s number, never your name, and is kept for ${years} years.`;
export const closedThanks = 'Your account is closed. Thank you for sailing with us.';

// Errors in what staff typed.
export const nameMissing = 'Please enter a name.';
export const emailMissing = 'Please enter an email address.';
export const kindMissing = 'Please choose what they asked for.';
export const whoMissing = 'Please enter an email address or an account name.';

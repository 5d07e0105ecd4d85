import { counted } from '#words/amounts.ts';
import { CUSTOMER_BADGES } from '../../../domain/index.ts';

const { active, inactive } = CUSTOMER_BADGES;

export const success = 'Success';
export const remove = 'Remove';
export const removed = 'Removed';
export const removeTitle = (name: string) => `Remove ${name} from the list?`;
export const removeQuestion =
  'Only your team knows this customer: there is no request and no account. Their notes go too.';
export const edit = 'Edit';
export const view = 'View';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const notes = 'Notes';
export const status = 'Status';
export const states = { active: active.label, inactive: inactive.label };

// The list.
export const customers = 'Customers';
export const customer = 'Customer';
export const countOf = (count: number) => counted(count, 'customer');
export const searchIn = 'Search by name, email or phone';
export const anyStatus = 'Any status';
export const lastActiveFirst = 'Last active first';
export const byName = 'Name, A to Z';
export const highestFirst = 'Total, highest first';
export const mostBookings = 'Most bookings first';
export const addACustomer = 'Add a customer';
export const noName = 'No name';
export const hasNotes = ' (has notes)';
export const noEmail = 'No email yet';
export const bookings = 'Bookings';
export const ofAsked = (requests: number) => `of ${requests} asked`;
export const total = 'Total';
export const balance = 'Balance';
export const lastActive = 'Last active';
export const sails = (day: string) => `Sails ${day}`;
export const actions = 'Actions';
export const viewOf = (who: string) => `View ${who}`;
export const editOf = (who: string) => `Edit ${who}`;
export const privacyRequestsButton = 'Privacy Requests';
export const addCustomerButton = 'Add Customer';
export const listFailed = 'The customers could not be loaded.';
export const noneHere = 'No customers here';
export const comeFromRequests = 'Whoever asks for a charter appears here.';
export const exportThese = 'Export these';
export const emailThese = 'Email these';

// One customer.
export const customerFailed = 'This customer could not be loaded.';
export const notFound = 'We can’t find that customer';
export const mayHaveClosed = 'They may have closed their account.';
export const toBePaid = (amount: string) => `${amount} to be paid`;
export const toBeGivenBack = (amount: string) => `${amount} to be given back`;
export const even = 'Even';
export const noEmailYet = 'None yet';
export const noPhone = 'None';
export const requests = 'Requests';
export const firstSeen = 'First seen';
export const addBooking = 'Add Booking';
export const showBookings = 'Show their bookings';
export const privacyRequest = 'Privacy request';
export const privacyRequestOf = (username: string) => `Privacy request: ${username}`;
export const noNotes = 'No notes yet.';
export const history = 'History';
export const noRequests = 'No requests yet.';
export const accounts = 'Accounts';
export const noAccount = 'No account.';
export const accountSince = (username: string, day: string) => `${username}, since ${day}`;
export const confirmed = ', address confirmed';
export const notConfirmed = ', address not confirmed';
export const locked = ', locked';
export const financing = 'Financing';
export const noApplications = 'No applications.';
export const inquiries = 'Inquiries';
export const noInquiries = 'No inquiries.';
export const inquiryKinds = { contact: 'Contact message', quote: 'Quote request' };

// The customer's account.
export const unlock = 'Unlock';
export const unlockOf = (username: string) => `Unlock ${username}`;
export const signOut = 'Sign out everywhere';
export const signOutOf = (username: string) => `Sign out everywhere: ${username}`;
export const lockAccount = 'Lock account';
export const lockAccountOf = (username: string) => `Lock account: ${username}`;
export const lock = (username: string) => `Lock ${username}`;
export const lockNote = 'Every device is signed out, and nobody can sign in to it until it is unlocked.';
export const reason = 'Reason';
export const forTheLog = 'For the activity log.';

// The form.
export const saved = 'Customer saved';
export const added = 'Customer added';
/** @param who empty if the customer has no name */
export const editTitle = (who: string) => `Edit ${who || 'customer'}`;
export const save = 'Save';
export const addCustomer = 'Add customer';
export const emailHint = 'It comes from their requests or account and is changed there.';
export const forTheTeam = 'For the team.';

// Finding a client.
export const bookingsOf = (count: number) => counted(count, 'booking');
export const newClient = (typed: string) => `New client: ${typed}`;
export const clientsFailed = 'The clients could not be read. Fill in the fields below.';
export const searching = 'Searching…';
export const nobodyFound = 'Nobody of that name or number yet.';
export const clients = (count: number) => counted(count, 'client');
export const findClient = 'Find the client';
export const findHint = 'By name, email or any digits of their phone.';

// Privacy requests: what people may ask for by law.
export const privacyRequests = 'Privacy requests';
export const privacyNote = 'One colleague writes a request down, another agrees.';
export const newRequest = 'New request';
export const requestsFailed = 'The requests could not be loaded.';
export const noOpenRequests = 'No open requests';
export const writeItDown = 'When somebody asks for their data or to be erased, write it down here.';
export const erase = 'Erase';
export const exportOne = 'Export';
export const agreed = 'Agreed';
export const askedFor = (by: string, at: string, until: string) =>
  `Asked for by ${by} on ${at}, open until ${until}`;
export const formerColleague = 'a former colleague';
export const needsAnother = '. Another administrator has to agree, one who has been on the team for a day.';
export const agree = 'Agree';
export const agreeOf = (who: string) => `Agree: ${who}`;
export const download = 'Download';
export const downloadOf = (who: string) => `Download the data of ${who}`;
export const notDownloaded = 'Not downloaded';
export const drop = 'Drop';
export const dropOf = (who: string) => `Drop: ${who}`;
export const dropThis = 'Drop this request';
export const dropQuestion = (who: string) => `Nothing is done about ${who}.`;
export const dropRequest = 'Drop request';
export const dropped = 'Request dropped';
export const eraseThis = 'Erase this person';
export const eraseQuestion = (who: string) =>
  `All that is kept of ${who} is erased at once and for good: account, requests, messages, notes. Past charters stay without a name, financing applications as long as lending law asks. They are told by email if an address of theirs is known.`;
export const eraseForGood = 'Erase for good';
export const erased = 'Erased';
/** @param accounts the names of accounts in which the address was typed and never confirmed; a sentence to follow others */
export const notPart = (accounts: readonly string[]) => {
  if (accounts.length === 0) return '';
  return accounts.length === 1
    ? ` The account ${accounts[0]} is no part of it, because the address was never confirmed there. If it is theirs, make a request by its name.`
    : ` The accounts ${accounts.join(', ')} are no part of it, because the address was never confirmed there. If one is theirs, make a request by its name.`;
};
export const agreeToExport = 'Agree to the export';
export const exportQuestion = (who: string) =>
  `The team can download all that is kept of ${who} for seven days.`;
export const newPrivacyRequest = 'New privacy request';
export const newPrivacyNote =
  'Nothing happens until another administrator agrees, within 30 days. Make sure it is really them.';
export const saveRequest = 'Save request';
export const requestSaved = 'Request saved';
export const whatTheyAsk = 'What they ask for';
export const askCopy = 'A copy of all we keep about them';
export const askErasure = 'To be erased';
export const noUndo = 'Cannot be undone.';
export const emailOrName = 'Email address or account name';
export const howYouKnow = 'How you know it is them';
export const howYouKnowHint = 'For the colleague who agrees; deleted with the request.';

// Results of the actions.
export const isOnList = 'The customer is on the list.';
export const isRemoved = 'The customer is no longer on the list.';
export const isSaved = 'The customer is saved.';
export const waits = 'It waits for another colleague, for 30 days.';
export const nothingChanged = 'Nothing was changed.';
export const canBeFetched = 'The file can be fetched for seven days.';
/** @param applications how many financing applications are kept */
export const areErased = (applications: number, isTold: boolean) => {
  const told = isTold
    ? 'They have been erased, and told so by email.'
    : 'They have been erased. There was no email address to tell them at.';
  if (applications === 0) return told;
  const what = applications === 1 ? 'Their financing application stays' : 'Their financing applications stay';
  return `${told} ${what} for as long as lending law asks.`;
};
export const addressTaken = 'There is already a customer with that address.';
export const addressFixed = 'This address comes from their requests or their account and is changed there.';

import { counted } from '#words/amounts.ts';

export const success = 'Success';

// The list.
export const financing = 'Financing';
export const searchIn = 'Search by name, email or id';
export const status = 'Status';
export const anyStatus = 'Any status';
export const allOpen = 'All open';
export const purpose = 'Purpose';
export const anyPurpose = 'Any purpose';
export const replies = 'Replies';
export const withOrWithoutReplies = 'With or without replies';
export const repliesWaiting = 'Replies waiting';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const dueFirst = 'Decision due first';
export const largestFirst = 'Largest amount first';
export const handledBy = 'Handled by';
export const handledByOne = (colleague: string) => `Handled by ${colleague}`;
export const nobodyYet = 'Nobody yet';
export const applications = (count: number) => counted(count, 'application');
export const choose = (applicant: string) => `Choose ${applicant}`;
export const assign = 'Assign';
export const assignQuestion = (count: number) => `Who handles ${applications(count)}?`;
export const assignNote = 'Whoever handled them before does so no more. Nobody is emailed.';
export const areAssigned = 'Assigned';
export const listFailed = 'The applications could not be loaded.';
export const noneHere = 'No applications here';
export const comesFromApply = 'What visitors send on /apply appears here.';
export const submittedOn = (day: string) => `Submitted ${day}`;
export const decisionIs = (clock: string) => `Decision: ${clock.toLowerCase()}`;
export const waitingFor = (documents: readonly string[]) => `Waiting for ${documents.join(', ')}`;
export const unansweredReplies = (count: number) => counted(count, 'unanswered reply', 'unanswered replies');
export const legalHold = 'Legal hold';
export const suspectedSpam = 'Suspected spam';

// One application.
export const applicationFailed = 'The application could not be loaded.';
export const loading = 'Loading the application';
export const previousApplication = 'Previous application';
export const nextApplication = 'Next application';
export const inTheList = 'In the list';
export const allApplications = 'All applications';
export const placeOf = (place: number, total: number) => `${place} of ${total}`;
export const noSuchApplication = 'There is no such application';
export const mayBeDeleted = 'It may have been deleted when its retention period ended.';

// The clock, the legal hold and the history beside it.
export const decisionClock = 'Decision clock';
export const late = (days: number) => `${counted(days, 'day')} late`;
export const dueToday = 'Due today';
export const left = (days: number) => `${counted(days, 'day')} left`;
export const mustBeToldBy = (day: string) => `The applicant must be told by ${day}.`;
export const clockPaused = 'It is paused while documents are outstanding.';
export const clockWithdrawn = 'It has stopped: the application was withdrawn.';
export const clockStopped = 'It has stopped: the applicant has an answer.';
export const regulationB = 'Regulation B: 30 days from a complete application.';
export const liftHold = 'Lift legal hold';
export const setHold = 'Set legal hold';
export const isHeld = 'Held: nothing of this application is deleted, however old it becomes.';
export const isNotHeld =
  'Not held: the application and its files are deleted when their retention period ends.';
export const holdHint = 'A case number, or who asked for it.';
export const holdLifted = 'Legal Hold Lifted';
export const holdSet = 'Legal Hold Set';
export const history = 'History';
/** Names for those in the history who have no user name. */
export const doers: Readonly<Record<string, string>> = { applicant: 'the applicant', system: 'the site' };
export const happened = {
  submitted: 'Application submitted',
  claimed: 'Taken into an account by the mailed link',
  status: (from: string, to: string) => `${from} → ${to}`,
  decision: (lender: string, status: string) => `${lender} decided: ${status}`,
  'document-requested': (name: string) => `Asked for ${name}`,
  'document-request-withdrawn': (name: string) => `No longer asks for ${name}`,
  'document-opened': (type: string) => `Opened a file: ${type}`,
  'document-accepted': (type: string) => `Accepted: ${type}`,
  'document-sent-back': (type: string) => `Sent back: ${type}`,
  'document-added': (type: string) => `Added a file: ${type}`,
  'document-deleted': (type: string) => `Deleted a file: ${type}`,
  'contact-changed': 'Contact details changed',
  message: 'Wrote a message',
  revealed: (field: string) => `Opened the ${field}`,
  'decision-corrected': (lender: string, status: string) => `Decision corrected: ${lender}, ${status}`,
  'decision-taken-back': 'Decision corrected: no lender has decided yet',
  assigned: (colleague: string) => `Given to ${colleague}`,
  nobody: 'Nobody handles it anymore',
  'hold-set': 'Legal hold set',
  'hold-lifted': 'Legal hold lifted',
};

// The next steps.
export const nextStep = 'Next step';
export const isOver = 'This application is over.';
export const recordADecision = 'Record a decision';
export const moveTo = (status: string) => `Move to ${status}`;
export const awaitsTerms = 'It can be completed once the lender’s terms are signed.';
export const applicantIsTold =
  'The applicant is told of each step in Messages and by email. Only the applicant can withdraw.';
export const correctTheDecision = 'Correct the decision';
export const moveQuestion = (from: string, to: string, canBeTakenBack: boolean) =>
  `From ${from} to ${to}. The applicant is told at once.${canBeTakenBack ? '' : ' This can’t be taken back.'}`;
export const nothingMissing =
  'Nothing is missing on the checklist, so it does not tell the applicant what you wait for.';
export const movesByItself =
  'If you request the document, or send a file back, the application moves here by itself.';
export const stillMissing = (documents: readonly string[]) =>
  `Still missing: ${documents.join(', ')}. The application moves here by itself once they are here.`;
export const move = 'Move';
export const reason = 'Reason';
export const reasonOptional = 'Reason (optional)';
export const notRead = 'For the history; the applicant does not read it.';
export const statusChanged = 'Status Changed';

// A lender's decision.
export const decidedQuestion = (status: string) =>
  `What the lender has decided. The application is ${status} now; the applicant is told at once. A mistake can be corrected afterwards; the applicant is told of that, too.`;
export const recordDecision = 'Record decision';
export const decisionRecorded = 'Decision Recorded';
export const correctionQuestion =
  'The applicant has been told of the decision, and is told of the correction. What it was and why it is corrected stay in the history.';
export const correctDecision = 'Correct decision';
export const decisionCorrected = 'Decision Corrected';
export const whyCorrected = 'Why it is corrected';
export const notDecided = 'No lender has decided yet';
export const decision = 'Decision';
export const lender = 'Lender';
export const lenderHint = 'A missing lender can be added under Lenders.';
export const chooseLender = 'Choose a lender';
export const principalReasons = 'The lender’s principal reasons';
export const principalReasonsHint =
  'One per line. Required when the lender declines (Regulation B); the applicant reads them.';
export const conditions = 'Conditions or terms (optional)';
export const conditionsNeeded = 'Conditions';
export const forTheApplicant = 'For the applicant.';
export const applicantsLanguage = 'The applicant’s language:';
export const whatIsRead = 'What the applicant reads';

// Documents.
export const documents = 'Documents';
export const addDocument = 'Add a document';
export const requestDocument = 'Request a document';
export const acceptFiles = (count: number) => `Accept ${counted(count, 'unreviewed file')}`;
export const documentAccepted = 'Document Accepted';
export const documentsAccepted = 'Documents Accepted';
export const withdrawRequest = 'Withdraw request';
export const withdrawRequestFor = (document: string) => `Withdraw request for ${document}`;
export const otherFiles = 'Other files';
export const sendTheDocumentBack = 'Send the document back';
export const sendBackQuestion = (type: string, fileName: string) =>
  `${type}: ${fileName}. It no longer counts, and the applicant is asked for another one.`;
export const sendBack = 'Send back';
export const sendBackOf = (fileName: string) => `Send back ${fileName}`;
export const whatIsWrong = 'What is wrong with it';
export const applicantReadsThis = 'The applicant reads this.';
export const documentSentBack = 'Document Sent Back';
export const withdrawTheRequest = 'Withdraw the request?';
export const withdrawQuestion = (document: string) =>
  `The applicant is told that “${document}” is no longer needed.`;
export const requestWithdrawn = 'Request Withdrawn';
export const requestNote =
  'It goes on the applicant’s checklist as required, and an application under review waits for it.';
export const request = 'Request';
export const documentRequested = 'Document Requested';
export const document = 'Document';
export const documentHint = 'For example Vessel survey';
export const noteForApplicant = 'Note for the applicant (optional)';
export const addNote =
  'For a document that reached us another way. It is checked like one that the applicant uploads, and the applicant reads that it is there.';
export const add = 'Add document';
export const documentAdded = 'Document Added';
export const whichDocument = 'Which document';
export const chooseDocument = 'Choose a document';
export const file = 'File';
export const fileHint = 'PDF, JPG or PNG, maximum 10MB.';
export const howItReachedUs = 'How it reached us';
export const howItReachedUsHint = 'For the history, for example: came by mail on May 3.';
export const scans = { waiting: 'Being checked for viruses', infected: 'Refused by the virus check' };
export const reviews = { accepted: 'Accepted', sent_back: 'Sent back' };
export const view = 'View';
export const viewOf = (fileName: string) => `View ${fileName}`;
export const accept = 'Accept';
export const acceptOf = (fileName: string) => `Accept ${fileName}`;
export const close = 'Close';
export const previousFile = 'Previous file';
export const nextFile = 'Next file';
export const openingIsKept = 'That you opened it is recorded with the application.';
export const download = 'Download';
export const pictureFailed = 'The picture could not be opened. Please close this and try again.';
export const fullSize = 'Full size';
export const noPdfReader = 'This browser cannot show PDFs in a page. Please download it to read it.';

// The lender's terms.
export const lendersTerms = 'Lender’s terms';
export const termsOf = (number: number) => `Terms ${number}`;
export const termsNumbered = (number: string) => `Lender’s terms ${number}`;
export const termsStates = {
  open: 'sent to be signed',
  signed: 'signed, being sealed',
  sealed: 'signed and sealed',
  refused: 'sent back unsigned',
};
export const choosePdf = 'Please choose the lender’s PDF.';
export const termsSent = 'Terms Sent';
export const lendersDocument = 'The lender’s document';
export const lendersDocumentHint = 'PDF, maximum 10MB. The applicant reads and signs it on their dashboard.';
export const sendToSign = 'Send to be signed';

// Messages and notes.
export const theLender = 'The lender';
export const theApplicant = 'The applicant';
export const messages = 'Messages';
export const writeTo = (firstName: string) => `Write to ${firstName}`;
export const nothingWritten = 'Nothing has been written yet.';
export const replyFrom = (firstName: string) => `Reply from ${firstName}`;
export const unanswered = 'Unanswered';
export const noAnswerNeeded = 'No answer needed';
export const waitsNoMore = 'What you have read waits no more.';
export const isRead = ', read';
export const isNotRead = ', not read yet';
export const readOnDashboard =
  'It is read on the dashboard. The email that goes out says only that there is a message.';
export const sendMessage = 'Send message';
export const messageSent = 'Message Sent';
export const inTheNameOf = 'In the name of';
export const subject = 'Subject';
export const message = 'Message';
export const notes = 'Notes';
export const addANote = 'Add a note';
export const teamAloneAll = 'For the team alone; the applicant never reads them.';
export const teamAlone = 'For the team alone; the applicant never reads it.';
export const keepNote = 'Keep note';
export const noteKept = 'Note Kept';
export const note = 'Note';

// The applicant's details.
export const application = 'Application';
export const none = 'None';
export const correctContactDetails = 'Correct contact details';
export const purposeAndBasics = 'Purpose & Basics';
export const dateOrTimeline = 'Date or timeline';
export const service = 'Service or package';
export const estimatedAmount = 'Estimated amount';
export const personalInfo = 'Personal Info';
export const email = 'Email';
export const phone = 'Phone';
export const address = 'Address';
export const streetAddress = 'Street address';
export const city = 'City';
export const state = 'State';
export const zipCode = 'ZIP code';
export const citizenship = 'Citizenship status';
export const employmentAndFinancials = 'Employment & Financials';
export const employment = 'Employment status';
export const profession = 'Profession';
export const employer = 'Employer';
export const employerPhone = 'Employer phone';
export const timeAtEmployer = 'Time at employer';
export const netIncome = 'Monthly net income';
export const otherIncome = 'Other income';
export const housing = 'Housing status';
export const housingPayment = 'Monthly housing payment';
export const creditScore = 'Estimated credit score';
export const consentsGiven = (count: number) => `Consents: ${count} given`;
export const consentWas = (version: string, givenAt: string, from: string, browser: string) =>
  `Version ${version}, ${givenAt}, from ${from}, ${browser || 'a browser that did not say'}`;
export const correctTheContact = 'Correct the contact details';
export const contactQuestion =
  'On the applicant’s behalf. The applicant is told; a new email address gets a link of its own, and earlier links no longer work.';
export const correct = 'Correct';
export const contactCorrected = 'Contact Corrected';
export const contactReasonHint = 'For the history, for example: told us on the phone.';

// Sealed fields.
export const sealedFields = { ssnLast4: 'last 4 digits of the SSN', dateOfBirth: 'date of birth' };
export const showThe = (field: string) => `Show the ${field}`;
export const coverThe = (field: string) => `Cover the ${field}`;
export const show = 'Show';
export const cover = 'Cover';
export const showingIsKept =
  'Who opens it, when and why is recorded with the application. It is hidden again after a minute.';
export const fieldOpened = 'Field Opened';
export const recorded = 'This has been recorded.';

// Results of calls.
export const nothingChanged = 'Nothing has changed.';
export const contactIsCorrected = 'The contact details have been corrected.';
export const decisionIsCorrected = 'The decision has been corrected.';
export const seesTo = (colleague: string) => `${colleague} handles the application.`;
export const nobodySeesTo = 'Nobody handles the application anymore.';
export const noteIsKept = 'The note has been kept.';
export const documentIsAdded = 'The document has been added.';
export const documentIsAccepted = 'The document has been accepted.';
export const documentsAreAccepted = (count: number) => `${counted(count, 'document')} accepted.`;
export const askedForAnother = 'The applicant has been asked for another one.';
export const requestIsWithdrawn = 'The request has been withdrawn.';
export const statusIsChanged = 'The status has been changed.';
export const decisionIsRecorded = 'The decision has been recorded.';
export const applicantIsAsked = 'The applicant has been asked.';
export const messageIsSent = 'The message has been sent.';
export const applicationIsHeld = 'The application is held.';
export const holdIsLifted = 'The hold has been lifted.';
export const applicantKnows = 'The applicant has been told.';
export const termsNotRead = 'The lender’s terms could not be loaded.';
export const lendersNotRead = 'The list of lenders could not be loaded.';

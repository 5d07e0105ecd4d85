import { brand } from '#core/brand.ts';
import { counted } from '#words/amounts.ts';

export const heroPicture = 'Three yachts at their berths in the evening sun, palms and the city behind';
export const heroTitle = 'Yacht financing, without the fog';
export const heroText =
  'For a charter or for a yacht of your own. We put your application in front of independent lenders and keep you posted. We are not a lender: they decide.';
export const startApplication = 'Start your application';
export const talkFirst = 'Talk to us first';

export const whyFinance = 'Why our guests finance';
export const costTitle = 'Lower upfront cost';
export const costText = 'Spread the price over the seasons you sail, and keep your savings working.';
export const fastTitle = 'Fast pre-qualification';
export const fastText = 'A soft credit check tells you where you stand. It does not affect your score.';
export const openTitle = 'Transparent process';
export const openText =
  'Every stage, document and message on one page of your own, until the last signature.';

export const sixSteps = 'Six steps, none in the dark';
export const sixStepsLead = 'Four of them are a form of a few minutes.';
export const purposeStep = 'Purpose and basics';
export const purposeText = 'A charter or a yacht of your own, roughly when, and roughly how much.';
export const personalStep = 'Personal information';
export const personalText = 'Who you are and where you live. Of your SSN, the last four digits.';
export const incomeStep = 'Employment and financials';
export const incomeText = 'What you do, what you earn, and four consents in plain words.';
export const documentsStep = 'Documents';
export const documentsText = 'ID, proof of income, proof of address. Now, or later on your dashboard.';
export const inquiryStep = 'Soft-inquiry pre-qualification';
export const inquiryText = 'It tells lenders enough to answer, and it does not affect your score.';
export const decisionStep = 'Decision and signing with the lender';
export const decisionText = 'The lender decides, sends the terms and has you sign electronically.';

export const mightCost = 'What it might cost per month';
export const amountFinanced = 'Amount financed';
export const inDollars = 'In U.S. dollars';
export const months = 'Months';
export const monthsHint = '12 to 240';
export const yearlyRate = 'Yearly rate you expect';
export const yearlyRateHint = 'In percent. Your own guess, not an offer';
export const chooseBetween = (min: string, max: string) => `Please choose ${min} to ${max}.`;
export const illustration = 'An illustration, not an offer';
export const eachMonth = 'Each month, about';
export const totalInterest = 'Total interest';
export const totalRepaid = 'Total repaid';
export const estimateNote =
  'Computed from the figures you chose, for equal monthly payments without fees or a down payment. We are not a lender: what you are offered, if anything, comes from an independent lender and depends on you and your state.';

export const callTitle = 'A few minutes now, an answer you can plan with';
export const callText = `${brand.name} is not a lender. Credit decisions are made by independent third-party lenders. Rates, terms and availability vary by applicant and state.`;

// The application, step by step.
export const financingApplication = 'Financing application';
export const stepOf = (step: number, name: string) => `Step ${step} of 4: ${name}`;
export const stepProgress = (step: number) => `Step ${step} of 4`;
export const firstStep = 'Purpose & Basics';
export const secondStep = 'Personal Info';
export const thirdStep = 'Employment & Financials';
export const fourthStep = 'Documents';
export const lendersDecide = `${brand.name} is not a lender. Independent third-party lenders decide; rates, terms and availability vary by applicant and state.`;
export const welcomeBack =
  'Welcome back. For your safety we did not keep your date of birth, your SSN digits or the files you chose; please add them once more.';
export const leaveFiles =
  'The files you chose have not been sent and would have to be chosen again. Leave this page?';
export const back = 'Back';
export const next = 'Next';
export const pleaseChoose = 'Please choose';
export const needAttention = 'Some fields need your attention.';
export const financingPurpose = 'Financing purpose';
export const desiredDate = 'Desired charter date or timeline';
export const serviceSelected = 'Service or package selected';
export const estimatedAmount = 'Estimated amount in USD';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phone = 'Phone';
export const streetAddress = 'Street address';
export const city = 'City';
export const state = 'State';
export const stateHint = 'Online, we take applications from these four. From elsewhere, please write to us.';
export const zipCode = 'ZIP code';
export const dateOfBirth = 'Date of birth';
export const ssnLast4 = 'Last 4 digits of your SSN';
export const ssnHint = 'For identity verification. Only the last 4 are asked at this step.';
export const citizenship = 'Citizenship status';
export const employment = 'Employment status';
export const profession = 'Profession';
export const employerName = 'Employer name';
export const employerPhone = 'Employer phone';
export const timeAtEmployer = 'Time at employer';
export const noEmployerHint = 'No employer now? Name your own business, your last employer or your school.';
export const noEmployerPhoneHint = 'If there is none, your own number will do.';
export const timeHint = 'For example 2 years 6 months';
export const creditScore = 'Estimated credit score';
export const netIncome = 'Monthly net income';
export const otherIncome = 'Other income (optional)';
export const housing = 'Housing status';
export const housingPayment = 'Monthly housing payment';
export const requiredConsents = 'Required Consents';
export const readWhatItMeans = 'Read what this means';
export const documentsLead =
  'PDF, JPG or PNG, maximum 10MB per file. Anything you don’t have at hand can be added later on your dashboard.';
export const uploaded = 'Uploaded';
export const required = 'Required';
export const optional = 'Optional';
export const chooseFiles = 'Choose files';
export const chooseMoreFiles = 'Choose more files';
export const filesChosen = (count: number) => `${counted(count, 'file')} chosen`;
export const submitting = 'Submitting...';
export const submitApplication = 'Submit Application';
export const applicationSubmitted = 'Application Submitted';
export const submitted = 'Your financing application has been submitted successfully.';
export const submissionFailed = 'Submission Failed';
export const submissionFailedText = 'There was an error submitting your application. Please try again.';

// Messages for wrong fields of the application.
export const purposeMissing = 'Please choose charter or acquisition';
export const dateMissing = 'Charter date is required';
export const dateUnreal = 'Please choose a date that exists';
export const datePast = 'Please choose a charter date that has not passed';
export const serviceMissing = 'Service selection is required';
export const serviceUnfit = 'Please choose a service that goes with the purpose';
export const amountMissing = 'Estimated amount is required';
export const amountMalformed = 'Please enter an amount in dollars, such as $25,000';
export const firstNameMissing = 'First name is required';
export const lastNameMissing = 'Last name is required';
export const emailInvalid = 'Invalid email address';
export const phoneInvalid = 'Phone number must be at least 10 digits';
export const streetMissing = 'Street address is required';
export const cityMissing = 'City is required';
export const stateMissing = 'State is required';
export const zipInvalid = 'ZIP code must be at least 5 digits';
export const birthMissing = 'Date of birth is required';
export const birthUnreal = 'Please enter a date of birth that exists';
export const tooYoung = 'Applicants must be 18 or older';
export const tooOld = 'Please check the year of birth';
export const ssnMissing = 'Last 4 digits of SSN required';
export const citizenshipMissing = 'Citizenship status is required';
export const employmentMissing = 'Employment status is required';
export const professionMissing = 'Profession is required';
export const employerNameMissing = 'Employer name is required';
export const employerPhoneMissing = 'Employer phone is required';
export const timeMissing = 'Time at employer is required';
export const incomeMissing = 'Monthly net income is required';
export const housingMissing = 'Housing status is required';
export const housingPaymentMissing = 'Monthly housing payment is required';
export const creditScoreMissing = 'Credit score range is required';
export const wordingChanged = 'The wording of the consents has changed. Please read them again and confirm.';
export const cannotStand = 'This can’t be used in an application';
export const messageMissing = 'Please write a message';
export const tooManyAttached = 'Please attach 10 files at most';
export const attachedGone = 'One of the attached files is no longer here';
export const addressMissing = 'Please enter your email address';
export const noSuchDocument = 'This application asks for no such document';
export const oneFile = 'Please send one file at a time';

// The choices of its lists.
export const charterFinancing = 'Charter Financing';
export const yachtAcquisition = 'Yacht Acquisition';
export const weekendCharter = 'Weekend charter';
export const weekCharter = 'Week charter';
export const specialEvent = 'Special event';
export const acquisition = 'Yacht acquisition';
export const toConfirm = 'To be confirmed';
export const florida = 'Florida';
export const california = 'California';
export const newYork = 'New York';
export const texas = 'Texas';
export const usCitizen = 'U.S. citizen';
export const permanentResident = 'Permanent resident';
export const visaHolder = 'Visa holder';
export const otherCitizenship = 'Other';
export const employed = 'Employed';
export const selfEmployed = 'Self-employed';
export const contractor = 'Contractor';
export const retired = 'Retired';
export const student = 'Student';
export const otherEmployment = 'Other';
export const own = 'Own';
export const rent = 'Rent';
export const otherHousing = 'Other';
export const poorScore = 'Poor (300–579)';
export const fairScore = 'Fair (580–669)';
export const goodScore = 'Good (670–739)';
export const veryGoodScore = 'Very good (740–799)';
export const excellentScore = 'Excellent (800–850)';

// The consents. If you change a word, make a new version (domain/consents.ts).
export const softConsent = 'I agree to a soft credit inquiry for pre-qualification';
export const softWording = `I authorize ${brand.name} to pass this application on to independent third-party lenders, and those lenders to obtain information from my credit report by a soft inquiry, for the sole purpose of pre-qualification. A soft inquiry does not affect my credit score. A lender that wants to make a hard inquiry must ask me first.`;
export const softMissing = 'Consent is required';
export const callConsent = 'I agree to be called and texted about this application (TCPA)';
export const callWording = `I agree that ${brand.name} and the lenders considering this application may call and text me about it at the phone number I have given as my own, including by automated means. This consent is not a condition of any purchase. Message and data rates may apply. I can take it back at any time by replying STOP to a text or by writing to ${brand.name}.`;
export const callMissing = 'TCPA consent is required';
export const signConsent = 'I agree to receive and sign documents electronically (ESIGN)';
export const signWording = `I agree to receive the disclosures and documents of this application electronically, at the email address I have given and on this website, and to sign electronically. I need a browser and a program that opens PDF files, and have both. I can ask for paper copies, and can take this consent back for the future, by writing to ${brand.name}.`;
export const signMissing = 'E-sign consent is required';
export const reportConsent = 'I have read the Fair Credit Reporting Act notice (FCRA)';
export const reportWording =
  'Lenders may use a consumer report about me in deciding on this application. If a lender takes adverse action because of it, the lender must tell me so and name the consumer reporting agency. I then have the right to a free copy of the report if I ask the agency for it within 60 days of being told, and the right to dispute with the agency what is inaccurate or incomplete in it.';
export const reportMissing = 'FCRA notice acknowledgment is required';

// Documents and files.
export const governmentId = 'Government ID';
export const governmentIdNote = 'Front and back of a driver’s license or passport';
export const proofOfIncome = 'Proof of Income';
export const proofOfIncomeNote = 'Recent pay stubs or tax return';
export const proofOfAddress = 'Proof of Address';
export const proofOfAddressNote = 'Utility bill or bank statement';
export const bankStatements = 'Bank Statements';
export const bankStatementsNote = 'Last 2-3 months';
export const attachment = 'Attachment';
export const isUploaded = 'Uploaded successfully';
export const isOptional = 'Optional document';
export const isPending = 'Required - please upload';
export const kindNotTaken = 'Please choose a PDF, JPG or PNG file.';
export const tooLarge = 'That file is larger than 10 MB. Please choose a smaller one.';
export const emptyFile = 'That file is empty. Please choose another.';
export const brokenHere = 'Something went wrong on our side. Please try again.';
export const accessEnded =
  'Your session has ended. Please sign in again in another tab, or open the link we emailed you, and try again here.';
export const unreached = 'We could not be reached. Please check your connection and try again.';
export const remove = 'Remove';
export const removeNamed = (file: string) => `Remove ${file}`;
export const cancelNamed = (file: string) => `Cancel ${file}`;
export const isBeingSent = (file: string) => `${file} is being sent`;
export const tryAgain = 'Try again';

// The applicant’s own page.
export const yourApplication = 'Your application';
export const notLoaded = 'We could not load your application. Nothing is lost; please try again.';
export const loading = 'Loading your application...';
export const notFound = 'Application not found';
export const noneYet = 'No application yet';
export const notFoundText =
  'There is no such application here. If it is yours, sign in, or open it with the link we emailed you. We can email you a new one.';
export const noneYetText =
  'Once you apply, this page shows the stage your application is at, what is missing and every message.';
export const applyAgain = 'Apply again';
export const apply = 'Apply for financing';
export const howItWorks = 'How financing works';
export const home = 'Home';
export const demo = 'Demo';
export const demoApplication = 'A demo application';
export const demoTitle = 'What you see is a demo.';
export const demoText =
  'The person, the figures and the messages are made up, and nothing here can be sent. Once you apply, this page shows your own application.';
export const anExample = 'This is an example';
export const anExampleText = 'With an application of your own, this is where you would do it.';
export const summary = 'Application Summary';
export const applicant = 'Applicant';
export const purpose = 'Purpose';
export const amount = 'Amount requested';
export const requested = (amount: string) => `${amount} requested`;
export const submittedOn = 'Submitted';
export const notAvailable = 'N/A';
export const applicationId = 'Application ID';
export const actions = 'Actions';
export const editContact = 'Edit Contact Info';
export const withdrawApplication = 'Withdraw Application';
export const notALender = `${brand.name} is not a lender. Credit decisions are made by independent third-party lenders. Rates, terms and availability vary by applicant and state.`;
export const declinedTitle = 'Application Status: Declined';
export const declinedText = 'This lender’s answer is not the last word. What most often changes it:';
export const improveScore = 'Improve your credit score';
export const reduceDebt = 'Reduce your debt';
export const coSigner = 'Consider a co-signer';
export const alternatives = 'Explore alternative financing';
export const talkItThrough = 'Talk it through with us';
export const withdrawTitle = 'Withdraw your application?';
export const withdrawText =
  'Once withdrawn, it goes to no lender, and the files you uploaded are deleted unless the law requires us to keep them. This cannot be undone; you can apply again at any time.';
export const withdrawSignedText =
  'You have signed the lender’s terms. Withdrawing ends our part; it does not end what you signed. Please write to the lender as well. The files you uploaded are deleted unless the law requires us to keep them. This cannot be undone.';
export const keepIt = 'Keep it';
export const withdrawNow = 'Withdraw application';
export const applicationWithdrawn = 'Application Withdrawn';
export const withdrawn = 'Your application has been successfully withdrawn.';
export const withdrawalFailed = 'Withdrawal Failed';
export const withdrawalFailedText = 'There was an error withdrawing your application. Please try again.';
export const editContactTitle = 'Edit contact info';
export const editContactText = 'We write to the email address you give here from now on.';
export const save = 'Save';
export const contactIsAnother =
  'Your contact details have changed since you opened this form. Save again to replace what is there now:';
export const contactSaved = 'Contact Info Saved';
export const detailsSaved = 'Your contact details have been saved.';
export const nothingChanged = 'Nothing has changed.';
export const timeline = 'Application Timeline';
export const stageOf = (stage: number, of: number, name: string) => `Stage ${stage} of ${of}: ${name}`;
export const stageSubmitted = 'Submitted';
export const stageSoftCheck = 'Soft Check';
export const stageUnderwriting = 'Underwriting';
export const stageDecision = 'Decision';
export const stageTerms = 'Terms';
export const stageSigning = 'E-sign';
export const stageComplete = 'Complete';
export const checklist = 'Document Checklist';
export const otherFiles = 'Other files';
export const upload = 'Upload';
export const addAnother = 'Add another';
export const fileFor = (card: string) => `File for ${card}`;
export const beingChecked = (file: string) => `${file}, being checked`;
export const sentBack = (why: string) => `Sent back: ${why}`;
export const removeFileTitle = 'Remove this file?';
export const removeFileText = (file: string) =>
  `“${file}” is deleted. You can upload another one at any time.`;
export const keepFile = 'Keep it';
export const removeFile = 'Remove file';
export const documentRemoved = 'Document Removed';
export const fileTakenOff = 'The file has been taken off.';
export const notRemoved = 'Not Removed';
export const uploadFailed = 'Upload Failed';
export const documentUploaded = 'Document Uploaded';
export const documentUploadedText = 'Your document has been uploaded successfully.';
export const messages = 'Messages & Tasks';
export const loadingMessages = 'Loading your messages…';
export const messagesFailed = 'Your messages could not be loaded.';
export const noMessages = "You're all set for now. We'll notify you if underwriters ask for anything else.";
export const reply = 'Reply';
export const unread = 'Unread';
export const lender = 'Lender';
export const you = 'You';
export const markedRead = 'Marked as read.';
export const replySent = 'Reply Sent';
export const replySentText = 'Your reply has been sent.';
export const yourReply = 'Your reply';
export const sendReply = 'Send reply';
export const attachDocument = 'Attach a document';
export const myFinancing = 'My financing';
export const submittedAt = (when: string) => `Submitted ${when}`;
export const newMessages = (count: number) => counted(count, 'new message');
export const open = 'Open';
export const openOf = (when: string) => `Open the application of ${when}`;

// Its mailed link.
export const linkSpent = 'This link no longer works';
export const linkOver =
  'Links work for 14 days, and this one has expired. We can email a new one to the address on your application.';
export const linkBroken =
  'It may not have been copied in full, or your email address has changed since. We can email a new one to the address on your application.';
export const cookiesRefused =
  'Your browser refuses cookies, and without them it cannot open your application. Please allow cookies for this site and try again.';
export const emailOfApplication = 'Email of the application';
export const emailLink = 'Email me the link';
export const emailNewLink = 'Email me a new link';
export const newLinkSent = 'A new link is on its way to the address of your application.';
export const linkIfAny = 'If there is an application with that address, its link is on the way there.';

// The statuses of an application.
export const unknownStatus = 'Unknown';
export const draft = 'Draft';
export const needsDocuments = 'Needs Documents';
export const underReview = 'Under Review';
export const conditionallyApproved = 'Conditionally Approved';
export const approved = 'Approved';
export const declined = 'Declined';
export const finalizing = 'Finalizing';
export const complete = 'Complete';
export const statusWithdrawn = 'Withdrawn';
export const documentsNeeded = 'Documents needed';
export const documentsNeededText =
  'Underwriting is waiting for documents. The checklist on this page shows which ones.';
export const documentsNeededBesides =
  'Underwriting is waiting for documents. We will write to you and say which ones.';
export const reviewBegins = 'Your application is under review';
export const reviewBeginsText =
  'Your application is complete and has gone to underwriting. A soft inquiry comes first; it does not affect your credit score.';
export const reviewBeginsEarly =
  'Your application has gone to underwriting. A soft inquiry comes first; it does not affect your credit score. What the checklist still asks for can be uploaded meanwhile.';
export const reviewGoesOn = 'Nothing is missing anymore, and underwriting goes on with your application.';
export const reviewGoesOnEarly =
  'Underwriting goes on with your application. What the checklist still asks for can be uploaded meanwhile.';
export const approvedOnConditionsText =
  'The lender approves your application on conditions. They are named in this conversation.';
export const conditionallyApprovedNews = 'Conditionally approved';
export const approvedText =
  'The lender has approved your application. The lender’s terms come next: you will read and sign them on this page.';
export const lendersDecision = 'The lender’s decision';
export const declinedNews =
  'The lender has declined this application. The lender will send you the reasons in writing, as the law requires; you will find what can help on this page.';
export const readyToSign = 'Ready to sign';
export const readyToSignText =
  'The papers are being finalized. Anything to sign, or already signed, is on this page.';
export const beingFinalized = 'Being finalized';
export const beingFinalizedText = 'The lender is finishing the papers. What you signed is on this page.';
export const completeText = 'Everything is signed. Thank you; the lender takes it from here.';
export const withdrawnNews = 'Application withdrawn';
export const withdrawnText = 'You have withdrawn this application.';
export const filesDeleted = 'The files you uploaded have been deleted.';
export const signedStands =
  'What you signed with the lender is not ended by this. Please write to the lender as well.';
export const lenderNamed = (lender: string) => `Lender: ${lender}.`;
export const lendersReasons = (reasons: string) => `The lender’s reasons: ${reasons}.`;

// The messages to the applicant, shown on that page.
export const weHaveIt = 'We have your application';
export const weHaveItText =
  'Thank you. Once your government ID, proof of income and proof of address are here, your application goes to underwriting automatically. Whatever underwriters ask for will be written here, and we email you a note about it.';
export const contactChanged = 'Contact details changed';
export const contactChangedText =
  'Your contact details have been changed as you asked. If this wasn’t you, please call us.';
export const contactCorrectedText =
  'We have corrected your contact details. Is something wrong with them? Please call us.';
export const decisionCorrected = 'The lender’s decision, corrected';
export const decisionCorrectedText =
  'What we told you of the decision before was not right. Please go by this instead.';
export const notDecidedYet = 'No lender has decided on your application yet; it is under review.';
export const sendAgain = 'A document has to be sent again';
export const sendAgainText = (card: string, why: string) => `Please upload “${card}” again: ${why}`;
export const sendAgainInReply = (why: string) => `Please send the file again with a reply here: ${why}`;
export const notNeeded = 'A document is not needed after all';
export const notNeededText = (card: string) => `You no longer need to upload “${card}”.`;
export const notNeededInReply = 'You no longer need to send the file again.';
export const needed = 'A document is needed';
export const neededText = (card: string, note: string) =>
  `Please upload: ${card}${note ? ` (${note})` : ''}.`;
export const added = 'A document was added';
export const addedText = (card: string) =>
  `We have added a file to your application for you: “${card}”. You do not need to upload it.`;
export const refusedFile = 'A file was refused';
export const refusedFileText = (card: string) =>
  `A file for “${card}” did not pass our virus check and has been deleted. Please upload it again, from another device if you can.`;

// Mails to the applicant.
export const openYours = 'Open your application';
export const applicationOf = (day: string, end: string) => `Application of ${day}, no. …${end}`;
export const linkIsYours =
  'The link is for you alone: anyone who has it can see your application. Please don’t forward this email.';
export const mailNotALender = `${brand.name} is not a lender. Credit decisions are made by independent third-party lenders; rates, terms and availability vary by applicant and state.`;
export const receivedSubject = 'We have your financing application';
export const receivedPreview = 'Three documents complete it; then underwriting begins.';
export const receivedText =
  'Thank you for your financing application. As soon as your government ID, proof of income and proof of address are uploaded, it goes to underwriting automatically.';
export const receivedPage =
  'Its own page shows the stage it is at, what is still missing, and every message from underwriting.';
export const newsHeading = 'News on your application';
export const newsPreview = 'There is news on your application.';
export const decidedSubject = 'The lender has decided on your application';
export const decidedText =
  'The lender has decided. You can read the decision on your application’s own page.';
export const newsSubject = (status: string) => `Your financing application: ${status}`;
export const movedOn = 'Your financing application has moved on.';
export const status = 'Status';
export const correctionSubject = 'A correction to the lender’s decision on your application';
export const correction = 'A correction';
export const correctionPreview = 'What we told you of the lender’s decision was not right.';
export const correctionText =
  'What we told you of the lender’s decision was not right. Please read what is right on your application’s own page.';
export const messageSubject = 'A message about your financing application';
export const messageHeading = 'A message for you';
export const messagePreview = 'There is a message about your application.';
export const messageText =
  'There is a new message about your financing application. You can answer it there.';
export const linkSubject = 'The link to your financing application';
export const linkHeading = 'A new link to your application';
export const linkPreview = 'It opens your application for 14 days.';
export const linkText =
  'Someone, hopefully you, asked for a new link to your financing application. It works for 14 days.';
export const linkNotAsked = 'Didn’t ask for it? You don’t need to do anything.';
export const contactHeading = 'Your contact details were changed';
export const contactPreview = 'The contact details of your application were changed.';
export const contactNew = 'From now on we write to this address about your financing application.';
export const contactOld =
  'From now on we write to another address about your financing application. If this wasn’t you, please call us at once.';

// The demonstration, and the answer when a draft is deleted.
export const demoReceivedText =
  'Thank you. Once your government ID, proof of income and proof of address are here, your application goes to underwriting automatically.';
export const demoQuestion = 'A question about your income';
export const demoQuestionText =
  'Could you send the second page of your latest tax return? The first one is clear.';
export const draftForgotten = 'The unfinished application has been deleted.';

// The lender's terms.
export const lendersTerms = 'The lender’s terms';
export const termsToSign = 'Terms to sign';
export const termsToSignText =
  'The lender’s terms are here. Please read them on this page, agree to sign electronically, and sign.';
export const termsSigned = 'Terms signed';
export const termsTakenBack = 'Terms taken back';
export const termsTakenBackText =
  'The lender’s terms that we sent you could not be opened, so there is nothing to sign yet. We will send them again.';
export const termsSentBack = 'Terms sent back';
export const termsSentBackText = 'I have sent the terms back unsigned.';
export const termsSignedText =
  'You have signed the lender’s terms. The sealed document is on this page, for you to open and keep.';

// Messages for wrong fields in staff's forms.
export const reasonMissing = 'Please give a reason';
export const decisionMissing = 'Please choose what the lender has decided';
export const reasonsMissing = 'Please give the lender’s principal reasons';
export const conditionsMissing = 'Please name the lender’s conditions';
export const reasonEmpty = 'A reason is empty';
export const tooManyReasons = 'Please give 10 reasons at most';
export const whyMissing = 'Please say why it is corrected';
export const documentTypeMissing = 'Please choose which document it is';
export const fileMissing = 'Please choose a file';
export const documentNameMissing = 'Please name the document';
export const wrongMissing = 'Please say what is wrong with it';
export const subjectMissing = 'Please write a subject';
export const noteMissing = 'Please write a note';

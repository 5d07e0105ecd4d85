// The waiver. The wording is our own template: the owner's counsel must approve it before it is used (docs/owner.md). If you
// change the words, change its name too (WAIVER_TEMPLATE in domain.ts).
export const waiverTitle = 'Waiver and release of liability';
export const waiverParties = (business: string, yacht: string, day: string) =>
  `This is an agreement between you, the guest who signs, and ${business} with the owner of the yacht ${yacht}, her captain, crew, employees and agents (together “the business”). It is about the charter of ${day}, and about any other day or yacht to which that charter is moved.`;
export const waiverRisks =
  'Being aboard a yacht and in the water has risks that care cannot remove: waves and sudden movements, slippery decks, falls, other boats, weather, sun, swimming, water toys, drowning, illness, and being far from help. You may be hurt or killed, and things may be lost or damaged.';
export const waiverAccepted =
  'You come aboard of your own free will, and you accept these risks for yourself.';
export const waiverRelease =
  'As far as the law allows, you give up your right to claim from the business for injury, death or loss that comes from these risks, also where the business was negligent. You do not give up claims for gross negligence or for harm done on purpose, nor any right that the law does not let you give up.';
export const waiverConduct =
  'You follow the captain’s instructions, wear a life jacket when told to, use water toys and go into the water only with the captain’s permission, and stay out of the water after drinking alcohol.';
export const waiverHealth =
  'You are well enough to come aboard, and have told us of allergies that the crew should know of. In an emergency you let us call for medical help, at your cost.';
export const waiverMinors =
  'For each minor whom you name you declare that you are the natural guardian or a guardian appointed by a court, and you sign for the minor as well. For a minor, the release is about the risks that are a natural part of the activity, and about nothing else. The notice below is part of it.';
export const waiverLaw =
  'The general maritime law of the United States and the law of Florida apply. If one sentence does not hold, the others still do. The English text decides.';
/** Empty, because the notice itself is in English. */
export const noticeTranslated = (_business: string) => '';

// The page on which a guest signs.
export const pageTitle = 'Waiver for your day on the water';
export const pageDescription = 'Sign the waiver before you come aboard.';
export const heading = 'Before you come aboard';
export const lead = 'Each adult signs once. It takes less than a minute.';
export const yacht = 'Yacht';
export const date = 'Date';
export const time = 'Time';
export const where = 'Where';
export const arriveBy = 'Be there by';
export const aboutYou = 'About you';
export const yourName = 'Your full name';
export const adultLabel = 'I am 18 or older.';
export const yourContact = 'Emergency contact';
export const contactHint = 'Name and phone number of somebody who is not aboard.';
export const yourAllergies = 'Allergies the crew should know of';
export const allergiesHint = 'Leave it empty if there are none.';
export const dataHint = (days: number) =>
  `What you enter is encrypted. Only our team and your crew may read it, and it is deleted ${days} ${days === 1 ? 'day' : 'days'} after the trip.`;
export const yourMinors = 'Minors you sign for';
export const minorsHint = 'Children under 18 whose guardian you are.';
export const ashoreLabel = 'I’m staying ashore and signing only for the minors.';
export const addMinor = 'Add a minor';
export const minorName = (number: number) => `Full name of minor ${number}`;
export const minorAge = (number: number) => `Age of minor ${number}`;
export const minorAllergies = (number: number) => `Allergies of minor ${number}`;
export const removeMinor = (number: number) => `Remove minor ${number}`;
export const chooseAge = 'Please choose';
export const ageBands = {
  adult: '18 or older',
  teen: '13 to 17',
  child: '3 to 12',
  infant: 'Under 3',
} as const;
export const readAndSign = 'Read and sign';
export const inEnglish = 'The notice in English, as Florida law words it';
export const guardianLabel =
  'I am the natural guardian, or a guardian appointed by a court, of each minor named above, and I have read the notice to guardians.';
export const consentLabel =
  'I have read the waiver and agree to it. I agree to sign electronically and to get this record electronically; I could ask for paper instead.';
export const signature = 'Type your full name to sign';
export const signButton = 'Sign';
export const signedHeading = 'Thank you, you have signed';
export const signedText = (instant: string) =>
  `Signed on ${instant}. You don’t need to do anything else: see you aboard.`;
export const signedAshoreText = (instant: string) =>
  `Signed on ${instant}. One thing is left: send the code below.`;
export const codeTitle = 'Your code for the dock';
export const codeAlt = 'QR code to check you in at the dock';
export const codeText =
  'Hold it up when you come aboard: the crew reads it and checks you in, with the minors you signed for. Take a screenshot of it now. It tells nobody else who you are.';
export const ashoreCodeText =
  'Whoever brings the minors aboard holds it up: the crew reads it and checks them in. Take a screenshot of it now and send it to them. It tells nobody else who you are.';
export const signedNumber = 'Number of your record';
export const signedHash = 'Fingerprint of what you signed (SHA-256)';
export const signAnother = 'Another adult signs on this phone';
export const noScripts = 'Signing needs JavaScript. You can also sign on paper at the dock.';
export const loading = 'Loading…';
export const loadFailed = 'This could not be loaded. Please try again in a moment.';
export const linkOver = 'This link is no longer valid';
export const linkOverText = 'Please ask whoever booked the charter for the new one.';
export const isCancelled = 'This charter was cancelled';
export const isCancelledText = 'There is nothing to sign. Whoever booked it can tell you more.';
export const isOver = 'This charter is over';
export const isOverText = 'There is nothing left to sign. Thank you for coming aboard.';
export const isNotConfirmed = 'This charter is not confirmed yet';
export const isNotConfirmedText = 'Please open this link again once it is.';
export const signedMessage = 'You have signed.';

// Messages for missing or wrong fields.
export const checkForm = 'Please check what is marked below.';
export const nameMissing = 'Please write the full name.';
export const ageMissing = 'Please choose an age.';
export const adultMissing = 'Only adults sign. A guardian signs for a minor.';
export const contactMissing = 'Please write whom to call in an emergency.';
export const tooManyMinors = (most: number) => `Please sign for ${most} minors at most.`;
export const guardianMissing = 'Please confirm that you are their guardian.';
export const consentMissing = 'Please read the waiver and agree to it.';
export const signatureMissing = 'Please type your full name to sign.';
export const signatureDiffers = 'Please type the same name as above.';

// The charter's own page.
export const sectionTitle = 'Guests aboard';
export const sectionText = (most: number) =>
  `Your charter is for ${most} ${most === 1 ? 'guest' : 'guests'} at most, yourself and children included. Each adult signs a waiver before coming aboard, and guardians sign for minors.`;
export const named = (count: number, most: number) =>
  count > most ? `${count} named, for ${most}` : `${count} of ${most} named`;
export const nobodyNamed =
  'Nobody is named yet. Name your guests, or share the link: whoever signs is added.';
export const signedMark = 'Signed';
export const unsignedMark = 'Waiver missing';
export const hasAllergies = 'Allergies noted';
export const hasContact = 'Emergency contact noted';
export const editGuest = (name: string) => `Edit ${name}`;
export const removeGuest = (name: string) => `Remove ${name}`;
export const edit = 'Edit';
export const remove = 'Remove';
export const keep = 'Keep';
export const removeQuestion = (name: string) => `Remove ${name} from the list?`;
export const addGuest = 'Add a guest';
export const guestName = 'Full name';
export const guestAge = 'Age';
export const guestAllergies = 'Allergies';
export const guestContact = 'Emergency contact';
export const keptHint = 'Noted and encrypted. Write here only to replace it.';
export const addedHint = 'Noted and encrypted. What you write here is added to it.';
export const sealedHint = 'Encrypted. Only our team and your crew may read it.';
export const save = 'Save';
export const cancel = 'Cancel';
export const isFull = 'Everybody your charter is for is named.';
export const shareTitle = 'Let your guests sign';
export const shareText =
  'One link for all: each adult opens it on a phone, no account needed. It shows nobody’s details.';
export const makeLink = 'Make a link';
export const theLink = 'Link for your guests';
export const copyLink = 'Copy the link';
export const qrCode = 'QR code of the link for your guests';
export const renewLink = 'Make a new link';
export const renewQuestion = 'The old link stops working at once. Signatures already given still count.';
export const renewConfirm = 'End the old link and make a new one';
export const stepName = 'Waivers of your guests';
export const stepDone = (count: number) => `${count} of ${count} signed`;
export const stepMissing = (signed: number, most: number) => `${signed} of ${most} signed`;
export const stepAction = 'Name them or share the link';
export const guestAdded = 'The guest is on the list.';
export const guestKept = 'Saved.';
export const guestGone = 'The guest is off the list.';
export const linkReady = 'The link is ready to share.';

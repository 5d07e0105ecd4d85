// The licenses, with the Coast Guard's names.
export const licenses = {
  oupv: 'OUPV',
  'master-25': 'Master, 25 tons',
  'master-50': 'Master, 50 tons',
  'master-100': 'Master, 100 tons',
  'master-200': 'Master, 200 tons',
  'master-500': 'Master, 500 tons',
  'master-1600': 'Master, 1,600 tons',
  master: 'Master, any tonnage',
};

// On the page of a bareboat charter.
export const captainTitle = 'Your captain';
export const captainText =
  'This is a bareboat charter: you choose the captain, agree on the fee with them and pay them yourself. A contract between the two of you is drawn up here, and both sign it. Without it the yacht may not leave.';
export const selfText =
  'You command the yacht yourself and sign a declaration here. Without it the yacht may not leave.';
export const chooseTitle = 'Choose your captain';
export const fewCaptains = 'Just now we can’t offer you a choice of captains. Please name your own.';
export const fromList = 'Licensed for this yacht and free that day';
export const nameOwn = 'Another captain, whom I name';
export const amCaptain = 'I am the captain myself';
export const captainName = 'Captain’s full name';
export const license = 'License';
export const chooseLicense = 'Please choose';
export const licenseNumber = 'License number';
export const licenseUntil = 'License valid until';
export const phone = 'Captain’s phone';
export const email = 'Captain’s email';
export const emailHint = 'The contract is sent there to be signed. Without it you pass the link on yourself.';
export const selfHint = (name: string) => `You sign a declaration as ${name}, with the license below.`;
export const chooseButton = 'Choose this captain';
export const chosen = 'Your captain is chosen. The contract is being drawn up.';
export const yourChoice = 'You have chosen';
export const yourself = (name: string) => `${name} (yourself)`;
export const callCaptain = 'Call your captain to agree on the fee';
export const isLost = 'Your captain can no longer take this charter out. Please choose again.';
export const changeCaptain = 'Choose another captain';
export const changeHint = 'What is signed for this choice ends then, and a new document is drawn up.';
export const passOnTitle = 'Pass the link on to your captain';
export const passOnText = 'Your captain signs by a link of their own. Send it to them.';
export const makeLink = 'Show the link';
export const theLink = 'Link for your captain';
export const copyLink = 'Copy the link';
export const linkMade = 'Here is the link.';
export const isMailed = 'Your captain gets the link to sign by email.';
export const orSendIt = 'If the email does not arrive, you can send them the link yourself.';
export const weSend = 'Your captain has no email address here: we will send them the link to sign.';
export const keep = 'Keep this captain';
export const chooseOne = 'Please choose a captain.';
export const nameMissing = 'Please write the captain’s full name.';
export const licenseMissing = 'Please choose the license.';
export const numberMissing = 'Please write the license’s number.';
export const untilMissing = 'Please give the license’s last day.';
export const phoneMissing = 'Please write the captain’s phone number.';
export const emailWrong = 'Please enter a valid email address';
export const captainNotFree = 'That captain can no longer be chosen for this time. Please choose another.';
export const tooManyChoices =
  'A captain was chosen too many times for this charter. Please try again tomorrow, or call us.';
export const licenseEnded = 'The license must be valid until the charter’s last day.';
export const licenseTooSmall = 'That license is not enough for her tonnage and so many guests.';
export const stepName = 'Your captain';
export const stepChoose = 'Choose a captain';
export const stepSign = (isOwn: boolean) =>
  isOwn ? 'Sign your declaration as captain' : 'Sign the contract with your captain';
export const stepCaptainSigns = 'Your captain still has to sign';
export const stepDone = (name: string, isOwn: boolean) =>
  `${name}, ${isOwn ? 'declaration' : 'contract'} signed`;
export const stepAction = 'Go to your captain';

// The page on which a captain signs.
export const pageTitle = 'Contract with the charterer';
export const pageDescription = 'Read and sign the contract for a bareboat charter.';
export const pageHeading = (name: string) => `Contract for Captain ${name}`;
export const pageText = (charterer: string) =>
  `${charterer} has chartered a yacht bareboat and chosen you as captain. The contract is between the two of you; the owner of the yacht is not a party to it.`;
export const yacht = 'Yacht';
export const date = 'Date';
export const time = 'Time';
export const where = 'Where';
export const guests = 'Guests';
export const charterer = 'Charterer';
export const notYet = 'The charterer has not signed yet. Please open this link again then.';
export const hasChanged =
  'The charter has changed since the contract was signed. The charterer signs the new one first; please open this link again then.';
export const linkOver = 'This link is no longer valid';
export const linkOverText =
  'The charterer has chosen a captain again, or the charter has changed, is over or was cancelled.';
export const loading = 'Loading…';
export const loadFailed = 'This could not be loaded. Please try again in a moment.';

// Mails.
export const toSignSubject = (about: string) => `Please sign the contract with your captain: ${about}`;
export const toSignHeading = 'The contract with your captain is ready';
export const toSignText = (captain: string) =>
  `It is between you and Captain ${captain}. Please read and sign it on your charter’s page; your captain signs after you. Without it the yacht may not leave.`;
export const ownSubject = (about: string) => `Please sign your declaration as captain: ${about}`;
export const ownHeading = 'Your declaration as captain is ready';
export const ownText =
  'You command the yacht yourself. Please read and sign your declaration on your charter’s page. Without it the yacht may not leave.';
export const signButton = 'Read and sign';
export const refusedSubject = (about: string) => `Your captain has not signed: ${about}`;
export const refusedHeading = 'Your captain has sent the contract back';
export const refusedText = (captain: string) =>
  `Captain ${captain} has not signed. Please call them, or choose another captain on your charter’s page.`;
export const refusedButton = 'Choose a captain';
export const sealedSubject = (about: string) => `Signed: the contract with your captain, ${about}`;
export const sealedHeading = 'The contract with your captain is signed';
export const sealedText =
  'The button leads to the sealed document, for you to open, save and print. Whoever has it can check that nothing of it was changed.';
export const sealedButton = 'Open the contract';
export const ownSealedSubject = (about: string) => `Signed: your declaration as captain, ${about}`;
export const ownSealedHeading = 'Your declaration as captain is signed';
export const ownSealedButton = 'Open the declaration';
export const forCaptainSubject = (about: string) => `Please sign: your contract as captain, ${about}`;
export const forCaptainHeading = 'You are asked to take a yacht out';
export const forCaptainText = (charterer: string) =>
  `${charterer} has chartered a yacht bareboat, has chosen you as captain and has signed the contract with you. Please read it and sign it, or send it back. They pay you directly.`;
export const captainSealedSubject = (about: string) => `Signed: your contract as captain, ${about}`;
export const captainSealedHeading = 'Your contract is signed by both';
export const endedSubject = (about: string) => `Your contract as captain has ended: ${about}`;
export const endedHeading = 'Your contract has ended';
export const endedText = (charterer: string) =>
  `The contract that ${charterer} and you signed is no longer in effect: the charter was called off or changed, or another captain was chosen. You are not expected aboard. What is owed for work that was done is between the two of you.`;
export const clientEndedSubject = (about: string) => `The contract with your captain has ended: ${about}`;
export const clientEndedHeading = 'The contract with your captain has ended';
export const clientEndedText = (captain: string) =>
  `The contract that Captain ${captain} and you signed is no longer in effect: your charter was called off or changed, or you chose another captain. We have no email address for them: please tell them that they are not expected aboard.`;

// The reminder before departure.
export const missingSubject = (about: string) => `Before you sail, something is missing: ${about}`;
export const missingHeading = 'Before you sail';
export const missingText =
  'Your charter is near. This is still to be done, or the yacht can’t leave on time:';
export const missingAgreement = 'Your charter agreement is not signed.';
export const missingCaptain = 'You have not chosen a captain.';
export const missingContract = 'The contract with your captain is not signed by both.';
export const missingDeclaration = 'Your declaration as captain is not signed.';
export const missingNames = (count: number, most: number) =>
  `${count} of ${most} ${most === 1 ? 'guest' : 'guests'} ${count === 1 ? 'is' : 'are'} not named yet.`;
export const missingWaivers = (count: number) =>
  count === 1 ? '1 guest has not signed the waiver.' : `${count} guests have not signed the waiver.`;
export const missingButton = 'Do it now';

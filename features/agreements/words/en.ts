// The wording on paper: our own template, which the owner's counsel must approve before use (docs/owner.md).
export const paperTitle = (isBareboat: boolean) =>
  isBareboat ? 'Bareboat charter agreement' : 'Charter agreement with captain and crew';
export const amendmentTitle = (number: number) => `Amendment no. ${number} to the charter agreement`;
export const captainTitle = 'Contract between charterer and captain';
export const ownCaptainTitle = 'Declaration of a charterer who is the captain';
export const license = 'License';
export const licenseUntil = 'Valid until';
export const captainChosen = 'How the captain was chosen';
export const captainChosenText =
  'The charterer has chosen the captain freely, from at least two or by naming one, and may choose another at any time before departure. The owner of the yacht is no party to this contract and has neither hired nor assigned the captain.';
export const ownCaptainText =
  'The charterer is the captain: they command the yacht in person during the charter, with the license named above, hire nobody for it and are paid by nobody for it. They hand her back to the owner at its end, and take no orders from the owner.';
export const electronicAloneText =
  'This is signed electronically. Each step is kept with time, address and browser; the certificate at the end lists them, and a seal shows any later change.';
export const amendmentText = (before: string) =>
  `It takes the place of the agreement between the same parties with the number ${before} and is read alone.`;
export const page = 'Page';
export const pageOf = 'of';
export const documentNumber = 'Document';
export const parties = 'The parties';
export const ownerSide = 'For the owner';
export const charterer = 'Charterer';
export const captain = 'Captain';
export const yacht = 'Yacht';
export const departure = 'Departure';
export const comesBack = 'Return';
export const place = 'Where';
export const arriveBy = 'Be there by';
export const guests = 'Guests at most';
export const requestNumber = 'Request number';
export const theCharter = 'The charter';
export const thePrice = 'The price';
export const baseLine = (hours: number) => `Yacht, ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
export const gratuityLine = (percent: string) => `Gratuity (${percent})`;
export const taxLine = (percent: string) => `Sales tax (${percent})`;
export const apaLine = (percent: string) => `Advance provisioning allowance, APA (${percent})`;
export const total = 'Total';
export const payment = 'Payment';
export const paymentText = (percent: number, deposit: string, balance: string, due: string, apa: string) =>
  `A deposit of ${percent}%, ${deposit}, is due once the quote is accepted or the charter confirmed. The balance of ${balance}${apa ? ` and the APA of ${apa} are` : ' is'} due ${due}.`;
export const withDeposit = 'with the deposit';
export const byInstant = (instant: string) => `by ${instant}, Miami time`;
export const apa = 'Advance provisioning allowance';
export const apaText =
  'The APA is the charterer’s money in the captain’s hands. Fuel, food, drinks, dockage and the like are paid from it at cost, against receipts. What is left after the charter comes back to the charterer; what is missing the charterer pays before leaving the yacht.';
export const noApaText =
  'Fuel for the usual cruise is part of the price. What the charterer orders beyond it is charged at cost, against receipts.';
export const noApaBareboatText =
  'No APA is paid in advance. The charterer pays for fuel, food, dockage and port charges directly.';
export const cancelling = 'Cancelling';
export const cancellingText = (fee: number) =>
  `The charterer may cancel at any time before departure. Seven days or more before it, what was paid, gratuity and any APA included, comes back less ${fee}%; 72 hours or more before it, half of it; later, or if nobody comes aboard, nothing. If the captain calls off the charter for weather or safety, or the owner cannot provide the yacht, the parties look for another day, and if none is found everything that was paid comes back.`;
export const command = 'Captain and crew';
export const commandCrewed =
  'The owner provides the yacht with captain and crew, whom the owner employs and pays. The captain alone decides about route, speed, weather and safety, and may end the charter where someone aboard endangers it.';
export const commandBareboat =
  'The owner hands over possession, command and navigation of the yacht for the whole time of the charter. The charterer has chosen the captain freely from at least two, or named the captain, hires and pays the captain under a contract of its own, and may dismiss the captain for good cause and take another who is qualified and insured for the yacht. The owner gives the captain no orders. The charterer is the yacht’s owner for that time (owner pro hac vice) and answers for her as such. Food, fuel, dockage and port charges are the charterer’s.';
export const aboard = 'Who comes aboard';
export const aboardText = (guests: number) =>
  `No more than ${guests} ${guests === 1 ? 'guest' : 'guests'} may be aboard at any time, children counted, and never more than the law allows this yacht in this kind of charter. The captain must refuse whoever is one too many.`;
export const conduct = 'What is not done';
export const conductText =
  'No illegal drugs, no weapons, no unlawful trade, no letting her to others. Nobody under 21 is served alcohol. Damage beyond fair wear that the charterer or a guest causes is paid by the charterer.';
export const damageHold = 'Damage hold';
export const damageHoldText = (amount: string) =>
  `From 48 hours before departure, ${amount} is held on the charterer’s card or deposited with the owner. That is no payment and not part of the price. It is released after the return; only what damage beyond fair wear by the charterer or a guest costs may be kept of it, and the charterer is told why. Without it the yacht does not leave.`;
export const risk = 'Insurance and risk';
export const riskText =
  'The owner keeps hull and liability insurance for the yacht and shows it on request. Being on the water has dangers that care alone does not take away; each adult aboard signs a statement about them. Nothing here takes away a right that the law does not let anyone give up.';
export const law = 'Law';
export const lawText =
  'The general maritime law of the United States holds, and beside it the law of Florida. Disputes are brought before the courts in Miami-Dade County.';
export const whole = 'The whole agreement';
export const wholeText =
  'This is all that the parties have agreed on. It is changed only by an amendment that both sign in the same way. The English wording decides where a translation says something else.';
export const electronic = 'Signing electronically';
export const electronicText =
  'Both parties sign electronically. Each step is kept with time, address and browser; the certificate at the end lists them, and a seal shows any later change.';
export const captainDuties = 'What the captain does';
export const captainDutiesText =
  'The captain works for the charterer, commands the yacht for the charterer during the charter, holds a license that is valid for her, and hands her back to the owner at its end. The captain takes orders from nobody but the charterer, and none against safety or law.';
export const captainPay = 'What the captain is paid';
export const captainPayText = (fee: string) =>
  `The charterer pays the captain ${fee} for the charter, directly. No part of it goes to the owner, and none of the yacht’s price to the captain.`;
export const captainFeeOpen = 'the fee that they agree on between themselves';
export const captainEnds = 'Dismissing the captain';
export const captainEndsText =
  'The charterer may dismiss the captain for good cause at any time in port, pays for the time that was worked, and takes another qualified captain before going on.';

// The certificate on the last page.
export const certificateTitle = 'Certificate of signing';
export const certificateText =
  'This page lists what was done with the document before it. Every line names the hash of the line before; none can be changed or left out without the next one showing it.';
export const documentHash = 'SHA-256 of the document that was shown and signed';
export const chainEnd = 'Hash of the last line';
export const checkAt = 'Check it at';
export const theSteps = 'The steps';
export const eventMade = 'Document made';
export const eventSent = 'Sent to the signer';
export const eventSeen = 'Signing page seen';
export const eventOpened = 'Document opened';
export const eventConsented = 'Consented to electronic records and signatures';
export const eventSigned = 'Signed';
export const eventCountersigned = 'Countersigned for the owner';
export const eventRefused = 'Refused';
export const eventVoided = 'Taken back';
export const eventSealed = 'Sealed';
export const eventCaptainSigned = 'Signed by the captain';
export const eventEnded = 'Ended: no longer in effect';
export const sealReason = 'Sealed after all signatures; any later change shows';

// The page where the agreement is signed.
export const sectionTitle = 'Your agreement';
export const captainSection = 'The contract with your captain';
export const ownCaptainSection = 'Your declaration as captain';
export const captainWaiting = 'You have signed. Your captain signs next.';
export const captainRefused = 'It came back unsigned. Please choose a captain again.';
export const captainHasRefused = 'It is sent back unsigned. The charterer has been told.';
export const sealedAlone = (date: string) => `Signed and sealed on ${date}.`;
export const beingMade = 'The document is being drawn up. It will be here in a moment.';
export const onHold =
  'Your agreement is on hold: we need to go over the number of guests with you first, and will write to you.';
export const toSign = 'It takes three steps: read it, agree to sign electronically, and sign.';
export const readStep = 'Read the document';
export const readHint = (pages: number) =>
  `A PDF of ${pages} ${pages === 1 ? 'page' : 'pages'}. It opens in a new tab.`;
export const openDocument = 'Open the document (PDF)';
export const openedDone = 'You have opened it.';
export const consentStep = 'Agree to electronic records';
export const consentText =
  'You may sign and receive this document electronically, or ask us for it on paper, free of charge; call or write to us. Your consent is for this document alone, and you can take it back until you sign. You need a browser and a program that opens PDF files: opening the document has shown that you have them. You can save and print it at any time, and we keep a copy for you.';
export const consentLabel = 'I could open the document, and I agree to sign and receive it electronically.';
export const consentButton = 'I agree';
export const consentedDone = 'You have agreed to electronic records.';
export const signStep = 'Sign';
export const yourName = 'Your full name';
export const signHint =
  'Your typed name is your signature. We keep it with the time, your IP address and your browser.';
export const signButton = 'Sign the document';
export const nameMissing = 'Please type your full name.';
export const consentMissing = 'Please tick the box first.';
export const refuseButton = 'I don’t want to sign this';
export const refuseTitle = 'What should be different?';
export const refuseText =
  'We’ll hear about it right away and write to you. Your booking stays as it is meanwhile.';
export const refuseTermsText =
  'We’ll hear about it right away and write to you. Your application stays as it is meanwhile.';
export const refuseCaptainText =
  'Your captain is not asked to sign it. Your booking stays as it is, and you choose a captain again here.';
export const refuseOwnText = 'Your booking stays as it is, and you choose a captain again here.';
export const captainRefuseText = 'The charterer and our team hear about it right away, with what you write.';
export const refuseSend = 'Send it back unsigned';
export const signedWaiting =
  'You have signed. We countersign next, and you get the finished document by email.';
export const sealing = 'Both have signed. The finished document is being sealed.';
export const sealingAlone = 'You have signed. The finished document is being sealed.';
export const sealedDone = (date: string) => `Signed by both and sealed on ${date}.`;
export const openSealed = 'Open the signed document (PDF)';
export const verifyLink = 'Check that it is unchanged';
export const refusedDone = 'You have sent it back unsigned. We’ll write to you about it.';
export const replaces =
  'Something has changed since you signed. This amendment takes the place of what you signed before.';
export const inLanguage = 'Read it in';
export const earlier = 'Signed earlier';
export const noScripts =
  'Documents are signed with JavaScript, which is switched off in this browser. Please ask us for this one on paper.';

// The mails.
export const mailSubject = (what: string) => `Please sign: ${what}`;
export const mailHeading = 'Your agreement is ready';
export const mailPreview = 'Read it, agree to sign electronically, and sign: three steps, two minutes.';
export const mailText =
  'Here is the agreement for your charter, with the price and the conditions you accepted. Please read and sign it on your charter’s page; then we countersign and send you the finished document.';
export const mailAmendment =
  'Something about your charter has changed since you signed. Please read and sign the amendment on your charter’s page.';
export const mailButton = 'Read and sign';
export const sealedSubject = (what: string) => `Signed by both: ${what}`;
export const sealedHeading = 'Your agreement is signed';
export const sealedPreview = 'The sealed document, for you to keep.';
export const sealedText =
  'Both sides have signed. The button leads to your charter’s page, where the sealed document is yours to open, save and print for as long as the page is there. Whoever has the document can check that nothing of it was changed.';
export const sealedButton = 'Open the signed agreement';
export const checkLink = 'Check the document';

// The page that verifies a document.
export const verifyTitle = 'Check a signed document';
export const verifyDescription = 'Whether a document that was signed here is whole and unchanged.';
export const verifyLoading = 'Checking the document…';
export const verifyFailed = 'The document could not be checked just now. Please try again later.';
export const verifyUnknown = 'There is no such document';
export const verifyUnknownText =
  'The address is not that of a document which was signed here, or the document is past the time for which we keep it. If you have the file, any reader of PDFs can check its seal.';
export const verdictWhole = 'The document is whole and unchanged';
export const verdictOpen = 'The document is not signed by everyone yet';
export const verdictVoid = 'The document was taken back and does not count';
export const verdictBroken = 'Something does not match';
export const verdictBrokenText = 'Please call us before you rely on this document.';
export const proved = 'What is proved';
export const unproved = 'What is not proved';
export const checkStored = 'The document that was shown, byte by byte, is the one that was signed.';
export const checkChain = 'No step of its signing was changed, added or left out since.';
export const checkSealed = 'The sealed file we keep is the one that was made after the last signature.';
export const checkSeal = 'Its seal covers every byte and was made with our key.';
export const checkStamp = (date: string) => `A time server of others saw the seal on ${date}.`;
export const unprovedWho =
  'Who typed the name. We know that whoever signed had the link that went to the signer’s address; we have seen no identity card.';
export const unprovedTime = 'The time by anybody’s clock but ours: no time server was asked.';
export const unprovedKey =
  'That our key is vouched for by others: the certificate is our own, so a reader of PDFs calls its issuer unknown. Compare the fingerprint below.';
export const unprovedLaw = 'That the document is valid in law. That is for a lawyer to say.';
export const facts = 'The document';
export const factKind = 'Document';
export const factMade = 'Made';
export const factSealed = 'Sealed';
export const factShown = 'SHA-256 as shown';
export const factFile = 'SHA-256 as sealed';
export const factKey = 'Certificate (SHA-256)';
export const stepsTitle = 'Its steps';
export const compareTitle = 'Check your own copy';
export const compareText = 'Choose the file you were given. It is compared in your browser and sent nowhere.';
export const compareLabel = 'Your file (PDF)';
export const compareSame = 'Your file is the sealed document, byte by byte.';
export const compareShown =
  'Your file is the document as it was shown for signing, without certificate and seal.';
export const compareOther = 'Your file is not this document, or it was changed.';
export const compareFailed =
  'Your file can’t be compared here. Open this page by an address that begins with https, and choose it again.';
export const kindNames = {
  charter: 'Charter agreement',
  captain: 'Contract with the captain',
  terms: 'A lender’s terms',
};
export const ownCaptainKind = 'Captain’s declaration';
export const yes = 'Yes';
export const no = 'No';

// The API's messages after a step.
export const seenDone = 'Noted.';
export const signedDone = 'You have signed.';
export const countersignedDone = 'Countersigned. The document is being sealed, and the client is emailed.';
export const sentBackDone = 'You have sent it back unsigned.';
export const drawingUp = 'It is being drawn up.';

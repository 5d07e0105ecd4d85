export const states = {
  open: 'Sent to sign',
  signed: 'Please countersign',
  countersigned: 'Being sealed',
  sealed: 'Signed by both',
  refused: 'Sent back',
  void: 'Void',
};
export const captainSigns = 'The captain signs next';
export const sealedAlone = 'Signed';
export const signedByClient = 'Signed by the client alone';
export const steps = {
  made: 'Made',
  sent: 'Sent',
  'page-seen': 'Signing page seen',
  opened: 'Document opened',
  consented: 'Consented',
  signed: 'Signed',
  countersigned: 'Countersigned',
  refused: 'Sent back',
  voided: 'Taken back',
  sealed: 'Sealed',
  ended: 'Ended',
};
export const endings = {
  'another-captain': 'Ended: another captain was chosen',
  'asked-anew': 'Ended: the captain is asked to sign anew',
  'called-off': 'Ended: the charter was called off',
  'not-bareboat': 'Ended: the charter is no longer bareboat',
  'captain-lost': 'Ended: the captain is no longer free',
};
export const sectionTitle = 'Agreement';
export const notLoaded = 'The agreements could not be loaded.';
export const isAwaited = 'It is being drawn up.';
export const isMissing = 'None was drawn up.';
export const lacks = {
  price: 'The charter has no price yet. Once you name one, the agreement is drawn up.',
  'lawful-guests':
    'Nothing can be signed now: the yacht may not carry so many guests. Please put that right first.',
};
export const outdated = 'No longer what is agreed on';
export const isLater = 'It is made once the quote is accepted or the charter confirmed.';
export const agreement = (number: number) => `Agreement ${number}`;
export const amendment = (number: number) => `Amendment ${number}`;
export const contract = (number: number) => `Captain’s contract ${number}`;
export const languages = { en: 'English', es: 'Spanish', pt: 'Portuguese' };
export const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;
export const openDocument = 'Open the document (PDF)';
export const checkIt = 'Check it';
export const whatWasDone = 'What was done';
export const nameMissing = 'Please type your full name.';
export const signedBy = 'Signed by';
export const pleaseRead = 'Please read the document, then sign it for the owner.';
export const yourName = 'Your full name';
export const countersign = 'Countersign';
export const drawUpTitle = 'Draw it up again, or in another language';
export const language = 'Language';
export const drawUp = 'Draw it up';

// The damage hold, and the card that is kept.
export const holdTitle = 'Damage hold';
export const holdFrom = (instant: string) => `Put on the card from ${instant}`;
export const holdViews = {
  upcoming: 'Upcoming',
  due: 'To be authorized',
  asked: 'Being asked for',
  held: 'Held',
  'held-by-hand': 'Taken by hand',
  released: 'Released',
  captured: 'Captured',
  lost: 'Lost',
};
export const holdWays = {
  'saved-card': 'On the kept card',
  'card-page': 'On the card page',
  cash: 'In cash',
  terminal: 'At the terminal',
};
export const holdReference = (reference: string) => `Reference ${reference}`;
export const holdCaptureBefore = (instant: string) => `Can be captured until ${instant}`;
export const holdReleasedAt = (instant: string) => `Is released by itself ${instant}`;
export const holdStaysFor = (name: string) => `Stays until you decide, says ${name}`;
export const holdOrdered = {
  release: 'The card company is letting go of it',
  capture: 'The card company is capturing it',
};
export const holdCaptured = (amount: string, reason: string) =>
  reason === '' ? `${amount} captured` : `${amount} captured: ${reason}`;
export const holdTrouble = (reason: string) => `The card company says: ${reason}`;
export const holdKeptCard = (card: string) => `Card kept by consent: ${card}`;
export const holdAuthorize = 'Put on the kept card';
export const holdRecord = 'Record a hold';
export const holdRelease = 'Release';
export const holdCapture = 'Capture';
export const holdKeep = 'Don’t release by itself';
export const holdUnkeep = 'Release by itself';
export const holdRecordTitle = 'Record a damage hold';
export const holdCaptureTitle = 'Capture of the damage hold';
export const holdWay = 'How it was taken';
export const holdAmount = 'Amount, $';
export const holdAmountUpTo = (amount: string) => `Up to ${amount}; the rest is the client’s again.`;
export const holdReferenceField = 'Reference';
export const holdReferenceHint = 'The terminal’s number, or where the cash lies.';
export const holdWhy = 'Why';
export const holdWhyHint = 'The client reads it.';
export const holdReleaseQuestion =
  'Nothing is charged, and the client is emailed. It can’t be had back without them.';
export const holdSave = 'Save';
export const holdCancel = 'Leave it';
export const holdAmountFault = 'Please give an amount, such as 1070.50.';
export const holdTooMuch = (amount: string) => `Please give an amount up to ${amount}.`;
export const holdWhyFault = 'Please say why.';

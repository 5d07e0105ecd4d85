import { counted } from '#words/amounts.ts';

export const sectionTitle = 'Guests aboard';
export const notLoaded = 'The guests could not be loaded.';
export const named = (count: number, most: number) =>
  count > most ? `${count} named, for ${most}` : `${count} of ${most} named`;
export const waiversMissing = (count: number) => `, ${counted(count, 'waiver')} missing`;
export const allSigned = ', all have signed';
export const bands = { adult: '18 or older', teen: '13 to 17', child: '3 to 12', infant: 'Under 3' };
export const namedBy = {
  client: 'Named by the client',
  guest: 'Named by signing',
  staff: 'Named by the team',
};
export const details = { allergies: 'Allergies', contact: 'Emergency contact' };
export const addGuest = 'Add guest';
export const guestAdded = 'Guest Added';
export const linkEnded = 'Link Ended';
export const endLink = 'End the link';
export const fullName = 'Full name';
export const age = 'Age';
export const encrypted = 'Encrypted.';
export const keptHint = 'Noted and encrypted. Write here only to replace it.';
export const addedHint = 'Noted and encrypted. What you write here is added to it.';
export const signed = 'Signed';
export const waiverMissing = 'Waiver missing';
export const signedBy = (name: string, at: string) => `Signed by ${name}, ${at}`;
export const alsoFor = (names: string) => `, also for ${names}`;
export const hashes = (text: string, record: string) =>
  `SHA-256 of the text ${text}, of the record ${record}`;
export const edit = 'Edit';
export const editOf = (name: string) => `Edit ${name}`;
export const save = 'Save';
export const guestChanged = 'Guest Changed';
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove ${name}`;
export const removeTitle = 'Remove guest';
export const removeQuestion = (name: string) => `Take ${name} off the list? What was signed is kept.`;
export const guestRemoved = 'Guest Removed';
export const cover = 'Cover';
export const show = 'Show';
const whose = (detail: 'allergies' | 'contact', name: string) =>
  `${details[detail].toLowerCase()} of ${name}`;
export const coverOf = (detail: 'allergies' | 'contact', name: string) => `Cover the ${whose(detail, name)}`;
export const showOf = (detail: 'allergies' | 'contact', name: string) => `Show the ${whose(detail, name)}`;
export const showHint = 'Who opens it, when and why is recorded. It is hidden again after a minute.';
export const fieldOpened = 'Field Opened';
export const isRecorded = 'This has been recorded.';
export const reason = 'Reason';
export const endLinkQuestion =
  'The link that the client shared can no longer be used to sign. Signatures already given still count, and the client can make a new link.';
export const languages = { en: 'English', es: 'Spanish', pt: 'Portuguese' };
export const linkHasEnded = 'The link has ended. The client can make a new one.';

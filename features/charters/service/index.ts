export { type Booking, type Charter, claimCharters, countClaimable } from '../repository/index.ts';
export { openAvailability } from './availability.ts';
export { addBooking } from './book.ts';
export { checkMove, openForStaff, previewQuote, type StaffCharter, writeMessage } from './case.ts';
export type { Changer } from './change.ts';
export {
  acceptQuote,
  type ClientCharter,
  cancelByLink,
  openLinkedCharter,
} from './client.ts';
export { correctCharter } from './correct.ts';
export { addEntry, changeEntry, removeEntry } from './entries.ts';
export { fileLinkedCharter, fileOwnCharter } from './files.ts';
export { releaseCharters } from './leaving.ts';
export { listBookings, reportBookings } from './list.ts';
export {
  cancelFromAccount,
  listLetters,
  listOwnCharters,
  type OwnCharter,
  openOwnCharter,
} from './own.ts';
export { queueReminders } from './reminders.ts';
export { requestCharter } from './request.ts';
export {
  advanceCharter,
  cancelCharter,
  confirmCharter,
  moveCharter,
  quoteCharter,
} from './staff.ts';

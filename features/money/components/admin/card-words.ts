import { words } from './words/index.ts';

/** The note of a refund: a staff member's as it is, a failure code of the card company as a sentence. */
export const noteText = (note: string): string => words.refundFailures[note] ?? note;

/** Why a damage hold was lost, as a sentence. An unknown code is shown as it is. */
export const holdTroubleText = (trouble: string): string =>
  words.holdTrouble(words.holdTroubles[trouble] ?? trouble.replaceAll('_', ' '));

/** Why a client's bank disputes a payment, as a sentence. An unknown code is shown as it is. */
export const disputeText = (reason: string): string =>
  words.disputeReasons[reason.replaceAll(' ', '_')] ?? reason;

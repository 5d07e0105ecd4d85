import { words } from './words/index.ts';

/** What stands with a refund: a colleague's note as it is, the card company's word for why it failed as a sentence. */
export const noteText = (note: string): string => words.refundFailures[note] ?? note;

/** Why a damage hold was lost; a reason that we have no words for, as the card company calls it. */
export const holdTroubleText = (trouble: string): string =>
  words.holdTrouble(words.holdTroubles[trouble] ?? trouble.replaceAll('_', ' '));

/** Why a client's bank wants a payment back; a reason that we have no sentence for, as the card company calls it. */
export const disputeText = (reason: string): string =>
  words.disputeReasons[reason.replaceAll(' ', '_')] ?? reason;

import { words } from '../words/index.ts';
import { labelOf } from './options.ts';

/** A document that an application asks for. */
export type DocumentCard = { readonly name: string; readonly note: string; readonly isRequired: boolean };

/** What a file that comes with a message is filed under. */
export const ATTACHMENT = 'Attachment';

const NAMES = {
  'Government ID': () => words.governmentId,
  'Proof of Income': () => words.proofOfIncome,
  'Proof of Address': () => words.proofOfAddress,
  'Bank Statements': () => words.bankStatements,
  [ATTACHMENT]: () => words.attachment,
};

/** The name of a card as a person reads it; what was asked for besides is called as it was asked for. */
export const cardLabel = (name: string): string => labelOf(NAMES, name);

/** The cards of step 4 (product 7.5), in their order. A card is known by its name in English, and so are its files. */
export const DOCUMENT_CARDS = [
  {
    name: 'Government ID',
    note: () => words.governmentIdNote,
    isRequired: true,
  },
  {
    name: 'Proof of Income',
    note: () => words.proofOfIncomeNote,
    isRequired: true,
  },
  {
    name: 'Proof of Address',
    note: () => words.proofOfAddressNote,
    isRequired: true,
  },
  {
    name: 'Bank Statements',
    note: () => words.bankStatementsNote,
    isRequired: false,
  },
] as const;

/** What a colleague makes of a file: one that is sent back counts for nothing, and the card asks for another. */
export const DOCUMENT_REVIEWS = ['open', 'accepted', 'sent_back'] as const;
export type DocumentReview = (typeof DOCUMENT_REVIEWS)[number];

/** True for a file that can be opened: where there is a virus scanner, it has let it pass. */
export function isReadable(scan: 'none' | 'waiting' | 'clean' | 'infected'): scan is 'none' | 'clean' {
  return scan === 'none' || scan === 'clean';
}

/** The cards that have a file that counts, by the files of an application. */
export function cardsWithFiles(
  files: readonly { readonly type: string; readonly review: DocumentReview }[],
): string[] {
  return files.filter(({ review }) => review !== 'sent_back').map(({ type }) => type);
}

export type DocumentState = 'uploaded' | 'pending' | 'optional';

/** What the checklist says of each state. */
export const DOCUMENT_STATE_WORDS: Readonly<Record<DocumentState, () => string>> = {
  uploaded: () => words.isUploaded,
  optional: () => words.isOptional,
  pending: () => words.isPending,
};

/** 10 MB a file (product 7.5). */
export const MOST_BYTES = 10 * 1024 * 1024;
/** What a file picker offers (product 7.5). */
export const ACCEPTED_FILES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
/** What goes with one message. */
export const MOST_ATTACHED = 10;
/** More than any lender asks for; it bounds what one application can store. */
export const MOST_DOCUMENTS = 60;

/**
 * The cards of one application: the four that everyone has, then what was asked for besides. An optional one of the four that
 * was asked for is required, in its place.
 */
export function cardsOf(
  requested: readonly { readonly name: string; readonly note: string }[],
): DocumentCard[] {
  const ofEveryone = DOCUMENT_CARDS.map((card) => {
    const asked = requested.find(({ name }) => name === card.name);
    return { ...card, note: asked?.note || card.note(), isRequired: card.isRequired || asked !== undefined };
  });
  const besides = requested.filter(({ name }) => !DOCUMENT_CARDS.some((card) => card.name === name));
  return [...ofEveryone, ...besides.map(({ name, note }) => ({ name, note, isRequired: true }))];
}

/** Where each card stands, by its name. A card with several files is uploaded like one with one. */
export function documentsStatus(
  cards: readonly DocumentCard[],
  uploaded: readonly string[],
): Record<string, DocumentState> {
  return Object.fromEntries(
    cards.map(({ name, isRequired }) => [
      name,
      uploaded.includes(name) ? 'uploaded' : isRequired ? 'pending' : 'optional',
    ]),
  );
}

/** True when nothing that must be there is missing. */
export function isComplete(cards: readonly DocumentCard[], uploaded: readonly string[]): boolean {
  return !Object.values(documentsStatus(cards, uploaded)).includes('pending');
}

import { words } from '../words/index.ts';
import { labelOf } from './options.ts';

/** A document that an application asks for. */
export type DocumentCard = { readonly name: string; readonly note: string; readonly isRequired: boolean };

/** The type of a file that was sent with a message. */
export const ATTACHMENT = 'Attachment';

const NAMES = {
  'Government ID': () => words.governmentId,
  'Proof of Income': () => words.proofOfIncome,
  'Proof of Address': () => words.proofOfAddress,
  'Bank Statements': () => words.bankStatements,
  [ATTACHMENT]: () => words.attachment,
};

/** The name of a card in the present language; a document that staff asked for keeps the name they gave it. */
export const cardLabel = (name: string): string => labelOf(NAMES, name);

/** The cards of step 4 (product 7.5), in their order. A card is identified by its English name, as are its files. */
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

/** The review of a file by staff. A file that was sent back does not count, and its card asks for another. */
export const DOCUMENT_REVIEWS = ['open', 'accepted', 'sent_back'] as const;
export type DocumentReview = (typeof DOCUMENT_REVIEWS)[number];

/** True for a file that can be opened: there is no virus scanner, or it has found the file clean. */
export function isReadable(scan: 'none' | 'waiting' | 'clean' | 'infected'): scan is 'none' | 'clean' {
  return scan === 'none' || scan === 'clean';
}

/** The types of the files that count, which are the cards that have one; a file that was sent back does not count. */
export function cardsWithFiles(
  files: readonly { readonly type: string; readonly review: DocumentReview }[],
): string[] {
  return files.filter(({ review }) => review !== 'sent_back').map(({ type }) => type);
}

export type DocumentState = 'uploaded' | 'pending' | 'optional';

/** The text for each state on the checklist. */
export const DOCUMENT_STATE_WORDS: Readonly<Record<DocumentState, () => string>> = {
  uploaded: () => words.isUploaded,
  optional: () => words.isOptional,
  pending: () => words.isPending,
};

/** The largest file: 10 MB (product 7.5). */
export const MOST_BYTES = 10 * 1024 * 1024;
/** The kinds of file that a file picker offers (product 7.5). */
export const ACCEPTED_FILES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
/** The most files with one message. */
export const MOST_ATTACHED = 10;
/** The most documents of one application. It is more than any lender asks for, and limits what one application can store. */
export const MOST_DOCUMENTS = 60;

/**
 * The cards of one application: the four that everyone has, then those that staff asked for. If staff ask for an optional one
 * of the four, it becomes required, in its place.
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

/** The state of each card by its name; one file is enough for `uploaded`. */
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

/** True if no required document is missing. */
export function isComplete(cards: readonly DocumentCard[], uploaded: readonly string[]): boolean {
  return !Object.values(documentsStatus(cards, uploaded)).includes('pending');
}

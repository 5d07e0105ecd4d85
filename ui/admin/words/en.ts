import { asHeading } from '#core/catalog.ts';
import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/en.ts';

export const success = 'Success';
export const error = 'Error';
export const cancel = 'Cancel';
export const close = 'Close';
export const edit = 'Edit';
export const remove = 'Delete';
export const yes = 'Yes';
export const no = 'No';
export const more = 'More';

// Bulk actions on rows.
export const chosen = 'Chosen';
export const countChosen = (count: number) => `${count} chosen`;
export const chooseNone = 'Choose none';
export const orMore = (count: string) => `${count} or more`;
export const someDone = (done: number, total: number) => `${done} of ${total} are done.`;
export const notDone = (count: number) => `${count} could not be done`;
export const stillChosen = 'They are still chosen.';
export const closeList = 'Close the list';
export const chooseAll = 'Choose all of this page';
export const choose = (row: string) => `Choose ${row}`;

// A catalog and its cards.
export const hidden = 'Hidden';
export const active = 'Active';
export const activeOf = (name: string) => `Active: ${name}`;
export const editOf = (name: string) => `Edit ${name}`;
export const deleteOf = (name: string) => `Delete ${name}`;
export const saveNoun = (noun: string) => `Save ${noun}`;
export const createNoun = (noun: string) => `Create ${noun}`;
export const notSaved = (noun: string) => `Failed to save ${noun}`;
export const notDeleted = (noun: string) => `Failed to delete ${noun}`;
export const addNoun = (noun: string) => `Add ${asHeading(noun)}`;
export const titleOf = (many: string) => asHeading(many);
export const shownOnSite = 'Shown on the site';
export const noneHere = (many: string) => `No ${many} here`;
export const notInList = 'It is not in this list. It may have been deleted.';
export const noneMatches = 'Nothing matches the search and the filters.';
export const addFirst = (noun: string) => `Add the first ${noun}.`;
export const orderSaved = 'Order saved';
export const searchIn = (many: string) => `Search ${many}`;
export const status = 'Status';
export const shownAndHidden = 'Shown and hidden';
export const countOf = (count: number, noun: string, many: string) =>
  `${withThousands(count)} ${isOne(count) ? noun : many}`;
export const notRead = (many: string) => `The ${many} could not be read.`;
export const deleteNoun = (noun: string) => `Delete ${noun}`;
export const deleteQuestion = (name: string) => `Are you sure you want to delete "${name}"?`;

// A conflict with a colleague's edit.
export const changedMeanwhile = 'A colleague has changed this in the meantime.';
export const whatDiffers = 'This is what differs:';
export const readsTheSame = 'Their version reads the same as yours.';
export const field = 'Field';
export const yours = 'Yours';
export const theirs = 'Theirs';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';

// A form.
export const stillUploading = 'Pictures are still being uploaded. ';
export const leaveUnsaved = 'Leave without saving?';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';
export const uploading = 'Uploading…';
export const sessionHasEnded = 'Your session has ended.';
export const typedIsHere =
  ' What you typed is still here. Sign in again in a new tab, come back and save once more.';
export const signInAgain = 'Sign in again';

// A list.
export const order = 'Order';
export const exportReport = 'Export Report';
export const clear = 'Clear filters';
export const filters = (set: number) => (set === 0 ? 'Filters' : `Filters (${set} set)`);
export const search = 'Search';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const nextRow = 'Next row';
export const previousRow = 'Previous row';
export const pagesOf = (label: string) => `${label}, pages`;
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, last: number) => `Page ${page} of ${last}`;
export const tryAgain = 'Try again';
export const view = 'View';
export const anybody = 'Anybody';
export const notOnTeam = 'Somebody who has left';
export const me = 'Me';
export const nobodyYet = 'Nobody yet';

// Keys.
export const keys = 'Keys';
export const showKeys = 'Show these keys';
export const characterKeys = 'Use these keys';
export const characterKeysNote =
  'Switch them off if you use voice control or press keys by accident. Shortcuts with Ctrl still work.';

// An order that is changed by hand.
export const nowAt = (name: string, place: number, of: number) => `${name}: now at place ${place} of ${of}.`;
export const howToMove = 'Press space to pick it up, the arrows to move it, space again to put it down.';
export const drag = 'Drag';
export const dragOf = (name: string) => `Drag ${name}`;
export const forward = 'Move forward';
export const forwardOf = (name: string) => `Move ${name} forward`;
export const back = 'Move back';
export const backOf = (name: string) => `Move ${name} back`;

// Languages.
export const languageNames = { en: 'English', es: 'Spanish', pt: 'Portuguese' };
/** @param language a name from `languageNames` */
export const missingIn = (language: string) => `${language} missing`;
export const oldIn = (languages: string) => `${languages} older than the English`;
/** @param languages names from `languageNames`: "Spanish and Portuguese" */
export const leftBehind = (languages: string) =>
  `What it says in ${languages} is now older than the English.`;
/** The filter for what has such texts. */
export const translationsToLookAt = 'Translations to look at';
export const inOthers = (label: string) => `${label} in Spanish and Portuguese`;
export const inLanguage = (label: string, language: string) => `${label} in ${language}`;
export const itSays = (text: string | undefined) => `It says: “${text}”`;
export const stillFits = 'It still fits';

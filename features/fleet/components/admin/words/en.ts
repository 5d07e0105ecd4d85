import { counted } from '#words/amounts.ts';

export const cancel = 'Cancel';
export const close = 'Close';
export const archived = 'Archived';
export const perDay = (price: string) => `${price} per day`;
export const guests = (count: number) => counted(count, 'guest');
export const yachts = (count: number) => counted(count, 'yacht');

// The list.
export const yachtsTitle = 'Yachts';
export const searchYachts = 'Search by name, brand or model';
export const category = 'Category';
export const anyCategory = 'Any category';
export const location = 'Location';
export const anyLocation = 'Any location';
export const status = 'Status';
export const inTheFleet = 'In the fleet';
export const allYachts = 'All yachts';
export const sorts = {
  name: 'By name',
  newest: 'Newest first',
  longest: 'Longest first',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  capacity: 'Most guests first',
};
export const importYachts = 'Import Yachts';
export const addNewYacht = 'Add New Yacht';
export const addAYacht = 'Add a yacht';
export const fleetNotRead = 'The fleet could not be loaded.';
export const noYachts = 'No yachts here';
export const addOrImport = 'Add the first yacht, or import them.';
export const restore = 'Restore';
export const restoreMany = (count: number) => `Restore ${yachts(count)}?`;
export const restoreManyText = 'Their pages open again at once. What is in the fleet already stays as it is.';
export const restored = 'Restored';
export const archive = 'Archive';
export const archiveMany = (count: number) => `Archive ${yachts(count)}?`;
const yachtsWithQuotes = (count: number) =>
  count === 1
    ? 'Quotes hold the time of one of them: once it is archived, their clients can no longer accept.'
    : `Quotes hold the time of ${count} of them: once these are archived, their clients can no longer accept.`;
const yachtsWithRequests = (count: number) =>
  `${count === 1 ? 'One of them has' : `${count} of them have`} open requests, which will have to be moved to another yacht.`;
export const archiveManyText = (withRequests: number, withQuotes: number) =>
  `Their pages close, and past bookings keep their names. Yachts with charters to come are left as they are.${withRequests > 0 ? ` ${yachtsWithRequests(withRequests)}` : ''}${withQuotes > 0 ? ` ${yachtsWithQuotes(withQuotes)}` : ''}`;
export const notDeleted = 'Failed to delete yacht';
export const notRestored = 'Failed to restore yacht';
export const deleteYacht = 'Delete yacht';
const quotesWouldEnd = (count: number) =>
  count === 1
    ? 'A quote holds time on her: once she is deleted, its client can no longer accept it.'
    : `${count} quotes hold time on her: once she is deleted, their clients can no longer accept them.`;
const requestsStay = (count: number) =>
  count === 1
    ? 'An open request is for her: it will have to be moved to another yacht.'
    : `${count} open requests are for her: they will have to be moved to another yacht.`;
export const deleteQuestion = (name: string, openRequests = 0, heldQuotes = 0) =>
  `Are you sure you want to delete "${name}"?${openRequests > 0 ? ` ${requestsStay(openRequests)}` : ''}${heldQuotes > 0 ? ` ${quotesWouldEnd(heldQuotes)}` : ''}`;
export const remove = 'Delete';
export const restoreYacht = 'Restore yacht';
export const restoreQuestion = (name: string) =>
  `Take "${name}" back into the fleet? Her page opens again at once.`;

// A card.
export const choose = (name: string) => `Choose ${name}`;
export const length = 'Length';
export const lengthNotSet = 'Length not set';
export const feet = (feet: number) => `${feet} ft`;
export const price = 'Price';
export const onRequest = 'POR';
export const capacity = 'Capacity';
export const view = 'View';
export const edit = 'Edit';
export const pricesOf = 'Prices of';
export const calendarOf = 'Calendar of';
/** The label of a button on a card, with the yacht's name: "Edit Aurora". */
export const doneTo = (doing: string, name: string) => `${doing} ${name}`;

// A yacht's papers.
export const papersMissing = 'Papers missing';
export const bareboat = ', bareboat';
export const crewed = ' with captain and crew';
export const papersAllow = (guests: string) => `Papers allow ${guests}`;

// A yacht's details.
export const brand = 'Brand';
export const basePrice = 'Base price';
export const yearBuilt = 'Year built';
export const seeHerPage = 'See her page';
export const editYacht = 'Edit Yacht';
export const noDescription = 'No description yet.';

// The form of a yacht.
export const editNamed = (name: string) => `Edit ${name}`;
export const saveYacht = 'Save yacht';
export const createYacht = 'Create yacht';
export const notUpdated = 'Failed to update yacht';
export const notCreated = 'Failed to create yacht';

// An import.
export const importText =
  'A CSV file with headings, or a JSON list: name, brand and capacity, and any other field of the form. 2,000 rows at most. A yacht that is here already, by her id or by name and brand, is changed in what her row says. Nothing is written before you have seen what is in it.';
export const importSome = (count: number) => `Import ${yachts(count)}`;
export const file = 'File';
export const notImported = (columns: string) => `Not imported, because there is no such field: ${columns}.`;
export const noSuchPictures = (names: string) =>
  `No picture here has this name: ${names}. A yacht without any of her own is shown with another yacht’s until you upload some.`;
export const rowsWithProblems = 'Rows with problems';
export const row = 'Row';
export const yacht = 'Yacht';
export const field = 'Field';
export const reason = 'Reason';
export const readingFile = 'Reading the file…';
export const willBeImported = 'What will be imported';
export const guestsHeading = 'Guests';
export const pricePerDay = 'Price per day';
export const whatHappens = 'What happens';
export const outcomes = { new: 'New', changed: 'Changed' };

// Pictures.
export const galleryHint =
  'JPG, PNG, WebP or AVIF, 10 MB and 40 megapixels each at most. The first is the primary picture.';
export const uploads = 'Uploads';
export const uploadingNamed = (name: string) => `Uploading ${name}`;
export const dismiss = 'Dismiss';
export const choosePictures = 'Choose pictures';
export const uploadPictures = 'Upload pictures';
export const pictureNumber = (number: number) => `No. ${number}`;
export const pictureNamed = (number: number) => `picture ${number}`;
export const primary = 'Primary';
export const removeNumber = (number: number) => `Remove picture ${number}`;
export const uploadedPicture = (width: number, height: number) => `Uploaded picture, ${width} by ${height}`;
export const picturesNotRead = 'The pictures could not be loaded.';
export const searchPictures = 'Search the pictures';
export const searchPicturesHint = 'By what is in them: sunset, catamaran, wedding; or uploaded.';
export const pictures = (count: number) => counted(count, 'picture');
export const morePictures = 'Show more pictures';
export const picture = 'Picture';
export const pictureHint =
  'JPG, PNG, WebP or AVIF, 10 MB at most; or the name of a picture that is here already.';
export const choosePicture = 'Choose a picture';
export const uploadPicture = 'Upload picture';
export const removePicture = 'Remove picture';
export const uploading = 'Uploading';
export const fileOf = (label: string) => `${label} file`;
export const notReached = 'We could not be reached. Please try again.';
export const uploadError = 'Upload Error';
export const imageNotUploaded = 'Failed to upload image. Please try again.';
export const imagesNotUploaded = 'Failed to upload images. Please try again.';
export const fewerPictures = (most: number) => `Please send ${most} pictures at most at a time`;
export const oneFile = 'Please send one file at a time';

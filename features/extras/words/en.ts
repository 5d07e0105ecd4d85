export const pricedOnRequest = 'Priced on request';
export const requestQuote = 'Request a quote';
export const requestQuoteFor = (name: string) => `Request a quote: ${name}`;
export const addToCharter = 'Add to a charter';
export const addToCharterOf = (name: string) => `Add to a charter: ${name}`;
export const noLongerOffered = (what: string) => `No longer offered: ${what}. Please take it out.`;

export const addNote = 'Add a note';
export const addNoteFor = (name: string) => `Add a note for ${name}`;
export const noteFor = (name: string) => `Note for ${name}`;
export const noteHint = 'Kept on this page only, not sent with your request.';
export const previewFailed = 'The preview can’t be shown right now.';
export const choiceKept = (film: string) => `Your choice is kept: ${film}.`;
export const tryAgain = 'Try again';
export const previewLoading = 'Loading preview…';
export const previewOf = (film: string) => `Preview: ${film}`;
export const pauseFilm = 'Pause film';
export const playFilm = 'Play film';
export const films = {
  base: {
    caption: 'the yacht at anchor',
    posterAlt: 'White flybridge yacht at anchor off the Miami skyline',
  },
  'jet-ski': {
    caption: 'with jet ski',
    posterAlt: 'A jet ski and its rider passing a yacht at anchor',
  },
  'fly-board': {
    caption: 'with fly board',
    posterAlt: 'A rider on a fly board, high above the water astern of a yacht',
  },
  'water-slide': {
    caption: 'with water slide',
    posterAlt: 'A yacht at anchor, a water slide running from her upper deck into the bay',
  },
  'jet-ski-fly-board': {
    caption: 'with jet ski and fly board',
    posterAlt: 'A jet ski passing, and a fly board rider above the water astern of a yacht',
  },
  'jet-ski-water-slide': {
    caption: 'with jet ski and water slide',
    posterAlt: 'A jet ski passing a yacht with her water slide out',
  },
  'fly-board-water-slide': {
    caption: 'with fly board and water slide',
    posterAlt: 'A fly board rider astern of a yacht with her water slide out',
  },
  'all-addons': {
    caption: 'with jet ski, fly board and water slide',
    posterAlt: 'A yacht at anchor with her slide out, a jet ski at the bow and a fly board rider astern',
  },
};

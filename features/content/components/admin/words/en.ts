export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;
export const yes = 'Yes';
export const no = 'No';

// FAQs and testimonials.
export const editQuestion = 'Edit question';
export const list = 'List';
export const everyList = 'Every list';
export const editWordsOf = (author: string) => `Edit the words of ${author}`;
export const stars = (count: number) => `${count} of 5 stars`;

// The settings.
export const settings = 'Settings';
export const sections = {
  general: 'General',
  home: 'Home page',
  questions: 'Questions',
  testimonials: 'Testimonials',
  crew: 'Crew',
};
export const settingsNotRead = 'The settings could not be loaded.';
export const groups = {
  contact: 'Contact',
  social: 'Channels',
  chat: 'Chat',
  statistics: 'Statistics',
  home: 'Home page',
  rating: 'Rating',
  money: 'Money rules',
  policies: 'Policies',
};
export const atOnce = 'The site changes as soon as you save.';
export const saveSettings = 'Save settings';
export const notSaved = 'Failed to save settings';
export const notes = {
  social: 'A network without an address is left out of the site.',
  chat: 'Where the chat button leads.',
  policies:
    'How early to arrive is said on charters’ pages, in their mails and in their agreements. The other figures and the ways to pay are shown nowhere by themselves: visitors read them in the texts of the questions. Please change them there too, in every language.',
  rating:
    'What search engines are told, and the stars on the home page’s cards. Keep it to what your guests have really said.',
  money:
    'Deposits, balances, the fee and how long a quote holds are for every new quote: what is agreed on keeps its own. The limit, when a damage hold is released and where payments go are for every charter, as soon as you save. The texts of the questions name these figures too: please change both.',
};

// The business's figures.
export const homePage = 'Home page';
export const aboutUs = 'About us';
export const figure = (number: number) => `Figure ${number}`;
export const wordsOfFigure = (number: number) => `Words of figure ${number}`;
export const removeFigure = (number: number, label: string) => `Remove figure ${number} of ${label}`;
export const remove = 'Remove';
export const addFigure = 'Add figure';
export const addFigureTo = (label: string) => `Add figure to ${label}`;
/** Of the featured rental: "5 cabins". */
export const facts = 'Facts';

// The home page.
export const homeNote =
  'The slides the home page opens with; “Reserve now” carries a slide’s title into the booking.';
export const slides = 'Slides';
export const pictures = 'Pictures';
export const slide = (number: number) => `Slide ${number}`;
export const removeSlide = (number: number) => `Remove slide ${number}`;
export const addSlide = 'Add slide';
export const homeCards = 'Home page cards';
export const featuredRental = 'Featured rental';
export const notInFleet = 'Not in the fleet: not shown';
export const perHour = (price: string) => `${price} per hour`;

// The server's messages after a change.
export const settingsSaved = 'Settings saved';
export const cardSaved = 'Home page card updated successfully';

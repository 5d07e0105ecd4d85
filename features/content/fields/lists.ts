import type { Catalog } from '#core/catalog.ts';
import { type Fields, inLanguages } from '#core/field-kinds.ts';

const isActive = { kind: 'flag', name: 'Active', otherwise: true, isPrivate: true } as const;

/** The fields of an FAQ, in the order of its form. `list` is the accordion that shows it. */
export const faqFields = {
  list: {
    kind: 'choice',
    name: 'List',
    options: [
      { id: 'booking', name: 'Booking' },
      { id: 'general', name: 'General' },
      { id: 'special-events', name: 'Special events' },
      { id: 'book-charter', name: 'Book your charter' },
      { id: 'financing', name: 'Financing' },
    ],
    otherwise: 'general',
    required: 'Please choose a list',
  },
  question: { kind: 'text', name: 'Question', most: 300, required: 'Question is required' },
  answer: { kind: 'longText', name: 'Answer', most: 4_000, lines: 6, required: 'Answer is required' },
  translations: inLanguages('question', 'answer'),
  isActive,
} as const satisfies Fields;

/** The fields of a testimonial, in the order of its form. */
export const testimonialFields = {
  text: { kind: 'longText', name: 'Text', most: 2_000, lines: 5, required: 'Text is required' },
  translations: inLanguages('text'),
  author: { kind: 'text', name: 'Author', most: 120, required: 'Author is required' },
  avatar: {
    kind: 'text',
    name: 'Initials',
    hint: 'Left empty, they are the author’s.',
    beside: true,
    most: 3,
    told: 'Initials; left out, they are the author’s',
  },
  rating: {
    kind: 'count',
    name: 'Stars',
    beside: true,
    least: 1,
    most: 5,
    otherwise: 5,
    isChosen: true,
    wrong: 'Please give 1 to 5 stars',
  },
  page: {
    kind: 'choice',
    name: 'Page',
    beside: true,
    options: [
      { id: 'home', name: 'Home page' },
      { id: 'special-events', name: 'Special events' },
    ],
    otherwise: 'home',
    wrong: 'Please choose a page',
  },
  isActive,
} as const satisfies Fields;

/** The fields of a home page card, in the order of its form. */
export const showcaseFields = {
  name: {
    kind: 'text',
    name: 'Name',
    hint: 'As in the fleet, like the brand: the card is shown only while that yacht is offered.',
    most: 120,
    required: 'Name is required',
  },
  brand: { kind: 'text', name: 'Brand', beside: true, most: 80, required: 'Brand is required' },
  model: { kind: 'text', name: 'Model', beside: true, most: 80 },
  length: {
    kind: 'text',
    name: 'Length',
    label: 'Length, with its unit',
    beside: true,
    most: 20,
    required: 'Length is required',
    told: 'With its unit: "70 ft"',
  },
  pricePerHour: {
    kind: 'money',
    name: 'Price per hour',
    label: 'Price per hour in dollars',
    column: 'pricePerHourCents',
    most: 10_000_000,
    required: 'Price is required',
    told: 'Whole US dollars',
  },
  capacity: { kind: 'count', name: 'Guests', beside: true, most: 1_000, otherwise: 0 },
  year: { kind: 'year', name: 'Year', beside: true, most: 2_100 },
  description: { kind: 'longText', name: 'Description', most: 1_000, lines: 3 },
  translations: inLanguages('description'),
  image: {
    kind: 'picture',
    name: 'Picture',
    told: 'A full address, or a name under /api/yacht-images/',
  },
} as const satisfies Fields;

/** The fields of a crew member, in the order of its form. */
export const crewFields = {
  name: { kind: 'text', name: 'Name', most: 120, required: 'Name is required' },
  role: { kind: 'text', name: 'Role', beside: true, most: 60, required: 'Role is required' },
  license: {
    kind: 'text',
    name: 'License',
    label: 'License or certificate',
    hint: 'As guests should read it: “Master, 100 tons”.',
    most: 120,
  },
  translations: inLanguages('role', 'license'),
  imageUrl: {
    kind: 'picture',
    name: 'Portrait',
    told: 'A full address, or a name under /api/yacht-images/; without one, initials are shown',
  },
  isActive,
} as const satisfies Fields;

/** The fields of one fact on a home page card: "5 cabins". */
export const specFields = {
  icon: { kind: 'text', name: 'Icon', most: 40 },
  value: { kind: 'text', name: 'Value', most: 40 },
  label: { kind: 'text', name: 'Label', most: 40 },
  translations: inLanguages('label'),
} as const satisfies Fields;

/** The texts of a film. Films come with the site, so staff cannot change them. */
export const filmFields = {
  title: { kind: 'text', name: 'Title' },
  description: { kind: 'text', name: 'Description' },
} as const satisfies Fields;

/** The catalog of the FAQs of all lists. */
export const faqCatalog = {
  path: '/api/admin/faqs',
  param: 'faqId',
  area: 'content',
  tag: 'Content',
  kind: 'faq',
  noun: 'question',
  many: 'questions',
  inSpanish: { noun: 'pregunta', many: 'preguntas' },
  fields: faqFields,
  named: 'question',
  text: 'answer',
} as const satisfies Catalog<typeof faqFields>;

/** The catalog of the testimonials of all pages. */
export const testimonialCatalog = {
  path: '/api/admin/testimonials',
  param: 'testimonialId',
  area: 'content',
  tag: 'Content',
  kind: 'testimonial',
  noun: 'testimonial',
  many: 'testimonials',
  inSpanish: { noun: 'testimonio', many: 'testimonios' },
  fields: testimonialFields,
  named: 'author',
  text: 'text',
} as const satisfies Catalog<typeof testimonialFields>;

/** The catalog of the crew that guests may meet aboard. */
export const crewCatalog = {
  path: '/api/admin/crew',
  param: 'memberId',
  area: 'content',
  tag: 'Content',
  kind: 'crew',
  noun: 'crew member',
  many: 'crew members',
  inSpanish: { noun: 'miembro de la tripulación', many: 'miembros de la tripulación' },
  fields: crewFields,
  named: 'name',
  text: 'role',
} as const satisfies Catalog<typeof crewFields>;

/** The home page's cards. Staff can change them, but not add or delete any. */
export const showcaseCatalog = {
  path: '/api/admin/showcase-yachts',
  param: 'showcaseId',
  area: 'content',
  tag: 'Content',
  kind: 'setting',
  noun: 'card',
  many: 'cards',
  inSpanish: { noun: 'tarjeta', many: 'tarjetas' },
  fields: showcaseFields,
  named: 'name',
  text: 'description',
} as const satisfies Catalog<typeof showcaseFields>;

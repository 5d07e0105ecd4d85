import type { Catalog } from '#core/catalog.ts';
import { type Columns, type Fields, inLanguages, type Option, type Public } from '#core/field-kinds.ts';
import { QUOTE_EVENT_TYPES } from './domain.ts';

const MOST_DOLLARS = 10_000_000;

/** The fields of an event, in the order of the staff form. */
export const eventFields = {
  title: { kind: 'text', name: 'Title', most: 120, required: 'Title is required' },
  category: {
    kind: 'choice',
    name: 'Category',
    options: [
      { id: 'lifestyle', name: 'Lifestyle' },
      { id: 'wedding', name: 'Wedding' },
      { id: 'party', name: 'Party' },
      { id: 'corporate', name: 'Corporate' },
    ],
    otherwise: 'lifestyle',
  },
  duration: {
    kind: 'choice',
    name: 'Duration',
    hint: 'Not shown on the site.',
    beside: true,
    options: [
      { id: 'half-day', name: 'Half day' },
      { id: 'full-day', name: 'Full day' },
      { id: 'multi-day', name: 'Multi-day' },
    ],
    otherwise: 'full-day',
  },
  maxGuests: { kind: 'count', name: 'Guests at most', beside: true, least: 1, most: 10_000 },
  minPrice: {
    kind: 'money',
    name: 'Price from, in dollars',
    column: 'minPriceCents',
    most: MOST_DOLLARS,
    told: 'Whole US dollars',
  },
  maxPrice: {
    kind: 'money',
    name: 'Price up to, in dollars',
    column: 'maxPriceCents',
    beside: true,
    most: MOST_DOLLARS,
    told: 'Whole US dollars',
  },
  priceNote: {
    kind: 'text',
    name: 'Price as the page words it',
    hint: 'Empty says the prices, or “Priced on request” without them.',
    beside: true,
    most: 200,
    stays: true,
    told: 'The price as the page words it',
  },
  description: { kind: 'longText', name: 'Short description', most: 1_000, lines: 2 },
  longDescription: { kind: 'longText', name: 'Long description', most: 6_000 },
  features: {
    kind: 'list',
    name: 'Features',
    hint: 'Separated by commas.',
    by: 'commas',
    most: 40,
    each: 200,
    lines: 2,
  },
  translations: inLanguages('title', 'priceNote', 'description', 'longDescription', 'features'),
  imageUrl: {
    kind: 'picture',
    name: 'Picture',
    told: 'A full address, or a name under /api/yacht-images/',
  },
  placement: {
    kind: 'choice',
    name: 'Shown as',
    options: [
      { id: 'section', name: 'Section of Special Events' },
      { id: 'signature', name: 'Signature package of Special Events' },
      { id: 'large-event', name: 'Large event of Packages' },
      { id: 'none', name: 'Nowhere yet' },
    ],
    otherwise: 'large-event',
    stays: true,
    told: 'Where the public site shows it',
  },
  quoteEventType: {
    kind: 'choice',
    name: 'The quote form opens with',
    beside: true,
    options: QUOTE_EVENT_TYPES.map((type): Option => ({ id: type, name: type })),
    otherwise: 'Custom Event',
    stays: true,
    told: 'What the quote form is opened with',
  },
  isActive: {
    kind: 'flag',
    name: 'Active',
    hint: 'Shown on the site as soon as it is saved.',
    otherwise: true,
    isPrivate: true,
  },
  isFeatured: { kind: 'flag', name: 'Featured', hint: 'Not shown on the site.' },
} as const satisfies Fields;

/** An event without its private fields. Its id is also the anchor of its section: /special-events#weddings. */
export type Event = Columns<Public<typeof eventFields>> & { readonly id: string };

/** The catalog of events, which staff maintain. */
export const eventCatalog = {
  path: '/api/admin/events',
  param: 'eventId',
  area: 'content',
  tag: 'Events',
  kind: 'event',
  noun: 'event',
  many: 'events',
  inSpanish: { noun: 'evento', many: 'eventos' },
  fields: eventFields,
  named: 'title',
  text: 'description',
} as const satisfies Catalog<typeof eventFields>;

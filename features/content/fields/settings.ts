import { type Fields, inLanguages } from '#core/field-kinds.ts';

const share = {
  kind: 'percent',
  most: 100,
  decimals: 2,
  required: 'Please give a number',
  wrong: 'Please give 0 to 100',
} as const;
const count = { kind: 'count', required: 'Please give a number' } as const;

/** How to reach the business. */
export const contactFields = {
  phone: { kind: 'phone', name: 'Phone', most: 40, required: 'Phone is required' },
  email: { kind: 'email', name: 'Email', required: 'Email is required' },
  address: {
    kind: 'list',
    name: 'Address',
    hint: 'One per line.',
    by: 'lines',
    most: 6,
    each: 120,
    required: 'Address is required',
  },
} as const satisfies Fields;

/** The business's accounts; the site leaves out a network without an address. */
export const channelFields = {
  instagram: { kind: 'web', name: 'Instagram' },
  facebook: { kind: 'web', name: 'Facebook' },
  youtube: { kind: 'web', name: 'YouTube' },
  tiktok: { kind: 'web', name: 'TikTok' },
} as const satisfies Fields;

/** The address that the chat button opens. */
export const chatFields = {
  url: { kind: 'web', name: 'Link', required: 'Please give a full address, such as https://example.com' },
} as const satisfies Fields;

/** The rating for search engines and the home page's cards. */
export const ratingFields = {
  value: {
    kind: 'measure',
    name: 'Stars',
    most: 5,
    decimals: 1,
    required: 'Please give a number',
    wrong: 'Please give 0 to 5',
  },
  reviews: { ...count, name: 'Reviews', beside: true, most: 1_000_000 },
  isShown: { kind: 'flag', name: 'Shown', label: 'Show to search engines and on the home page' },
} as const satisfies Fields;

/** The rules of payment: up to the fee those of every new quote, the others those of every charter. */
export const moneyFields = {
  charterDepositPercent: { ...share, name: 'Charters: deposit, %' },
  charterBalanceHoursBefore: {
    ...count,
    name: 'Charters: balance due, hours before',
    beside: true,
    most: 10_000,
  },
  eventDepositPercent: { ...share, name: 'Events: deposit, %', beside: true },
  eventBalanceDaysBefore: { ...count, name: 'Events: balance due, days before', beside: true, most: 1_000 },
  holdHours: { ...count, name: 'A quote holds its time, hours', beside: true, least: 1, most: 1_000 },
  cancellationFeePercent: { ...share, name: 'Cancelled a week or more ahead: fee, %', beside: true },
  reversalLimit: {
    kind: 'count',
    name: 'Who recorded a payment may reverse it up to, $',
    most: 1_000_000,
    otherwise: 1_000,
  },
  holdReleaseHours: {
    kind: 'count',
    name: 'A damage hold is released after the return, hours',
    most: 1_000,
    otherwise: 48,
  },
  bankTransferTo: {
    kind: 'longText',
    name: 'Bank transfers go to',
    hint: 'As clients are told it, with bank, account and routing number.',
    most: 600,
    lines: 4,
  },
  zelleTo: { kind: 'text', name: 'Zelle goes to', most: 160 },
  translations: inLanguages('bankTransferTo'),
} as const satisfies Fields;

/** The stated policies on changes, arrival, gratuity and payment. */
export const policyFields = {
  modificationHoursBefore: { ...count, name: 'Changes possible until, hours before', most: 10_000 },
  arriveMinutesEarly: { ...count, name: 'Arrive early, minutes', beside: true, most: 1_000 },
  gratuityPercentFrom: { ...share, name: 'Gratuity from, %', beside: true },
  gratuityPercentTo: { ...share, name: 'Gratuity up to, %', beside: true },
  payments: {
    kind: 'list',
    name: 'Ways to pay',
    hint: 'One per line.',
    by: 'lines',
    most: 20,
    each: 60,
    lines: 5,
  },
  translations: inLanguages('payments'),
} as const satisfies Fields;

/** One of the business's figures, and what it counts. */
export const statisticFields = {
  value: { kind: 'text', name: 'Figure', most: 20, required: 'Figure is required' },
  label: { kind: 'text', name: 'Label', most: 60, required: 'Label is required' },
  translations: inLanguages('label'),
} as const satisfies Fields;

/** One of the slides at the top of the home page. */
export const slideFields = {
  title: { kind: 'text', name: 'Title', most: 80, required: 'Title is required' },
  subtitle: { kind: 'text', name: 'Subtitle', beside: true, most: 160 },
  description: { kind: 'longText', name: 'Description', most: 600, lines: 2 },
  image: { kind: 'picture', name: 'Picture' },
  focus: {
    ...share,
    name: 'Kept on narrow screens, %',
    hint: '0 is the left edge, 100 the right.',
    otherwise: 50,
  },
  color: { kind: 'colour', name: 'Color behind the picture', beside: true, otherwise: '#0b1b2b' },
  translations: inLanguages('title', 'subtitle', 'description'),
} as const satisfies Fields;

/** The pictures further down the home page. */
export const homePictureFields = {
  about: { kind: 'picture', name: 'Picture of About us' },
  fleet: { kind: 'picture', name: 'Picture of Our yachts' },
  financing: { kind: 'picture', name: 'Picture of Financing' },
} as const satisfies Fields;

/** The groups of settings that consist only of fields. */
export const groupFields = {
  contact: contactFields,
  social: channelFields,
  chat: chatFields,
  rating: ratingFields,
  money: moneyFields,
  policies: policyFields,
} as const;

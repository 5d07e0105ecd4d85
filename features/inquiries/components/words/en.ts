import { counted } from '#words/amounts.ts';

// The client's own list of quote requests.
export const ownQuotes = 'Quotes I asked for';
export const anEvent = 'An event';
export const guestsCounted = (count: number) => counted(count, 'guest');
export const isNow = (number: string) => `It has become charter request ${number}.`;
export const askedAt = (when: string) => `asked ${when}`;

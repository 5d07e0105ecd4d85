import { withThousands } from '#words/amounts.ts';
import { isOne } from '#words/en.ts';

export const security = 'Security';
export const searchEvents = 'Search by username, id or network';
export const account = (id: string) => `Account ${id}`;
export const notSignedIn = 'Not signed in';
export const when = 'When';
export const what = 'What';
export const who = 'Who';
export const details = 'Details';
export const anything = 'Anything';
export const from = 'From';
export const to = 'To';
export const events = (count: number) => `${withThousands(count)} ${isOne(count) ? 'event' : 'events'}`;
export const eventsFailed = 'The events could not be loaded.';
export const securityEvents = 'Security events';
export const nothingHere = 'Nothing here';
export const noEventsYet = 'No events yet.';

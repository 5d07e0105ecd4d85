import { WRITTEN_AS } from '#core/language.ts';

export const writtenAs: string = WRITTEN_AS.en;
export const thousands: string = ',';
export const decimalMark: string = '.';
export const dollarSign: string = '$';
/** Whether this count takes the singular: "1 hour", not "1 hours". */
export const isOne = (count: number): boolean => count === 1;
export const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
export const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;
export const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
export const weeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;
/** The suffixes of a 12-hour clock; empty for a 24-hour clock. */
export const beforeNoon: string = ' AM';
export const afterNoon: string = ' PM';
export const untilDay = (from: string, day: string, time: string) => `${from} to ${day}, ${time}`;
/** The words for a switch, and the names of a text's languages, in a table or a log. */
export const yes: string = 'yes';
export const no: string = 'no';
export const languages = { es: 'Spanish', pt: 'Portuguese' };

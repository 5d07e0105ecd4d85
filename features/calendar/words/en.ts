export const slots = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  'full-day': 'Full day',
};
export const nextMonth = 'Next month';
export const previousMonth = 'Previous month';
/** How many letters of a weekday stand above its column. */
export const weekdayLetters: number = 2;
export const beginsWhen = 'Please choose when it begins.';
export const halfHours = 'Please choose an hour or a half hour, such as 18:30.';
export const hoursNumber = 'Please give the hours as a number.';
export const wholeHours = 'Please give whole hours.';
export const anHourAtLeast = 'A charter lasts an hour at least.';
export const askForLonger = (days: number) => `Please ask us for more than ${days} days.`;
export const wholeDays = 'Please give whole days if it is more than a week.';
/** For visitors: the refusal of a time beyond the yacht's hours. */
export const withinHours = (yacht: string, from: string, until: string) =>
  `${yacht} charters between ${from} and ${until}. Please choose a time within these hours.`;
/** For staff, who may go beyond the yacht's hours. */
export const beyondHours = (yacht: string, from: string, until: string) =>
  `${yacht} charters between ${from} and ${until}: this time goes beyond her hours.`;

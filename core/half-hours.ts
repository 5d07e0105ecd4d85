/** The longest that can be asked for at once: four weeks. */
export const MOST_DAYS = 28;

/** A beginning as calls and addresses write it: an hour or a half hour. */
export const START_TIME = /^([01]\d|2[0-3]):(00|30)$/;

/** Every half hour of a day. */
export const START_HOURS: readonly number[] = Array.from({ length: 48 }, (_, index) => index / 2);

/** "18:30" as 18.5, and back. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
export const timeOf = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;

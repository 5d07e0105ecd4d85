/** The longest charter that can be requested at once: four weeks. */
export const MOST_DAYS = 28;

/** A start time as calls and addresses write it: on the hour or the half hour. */
export const START_TIME = /^([01]\d|2[0-3]):(00|30)$/;

/** Every half hour of a day, as hours: 0, 0.5, …, 23.5. */
export const START_HOURS: readonly number[] = Array.from({ length: 48 }, (_, index) => index / 2);

/** Converts "18:30" to 18.5, and back. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
export const timeOf = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;

import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of instants. */
export const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** A column of amounts. */
export const cents = () => bigint({ mode: 'number' });

/** A column of times, each from one instant up to another. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

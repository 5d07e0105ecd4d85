import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of instants (timestamp with time zone). */
export const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** A column of amounts, in cents. */
export const cents = () => bigint({ mode: 'number' });

/** A column of time ranges, each from one instant to another. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

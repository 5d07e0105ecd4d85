import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes as the vault seals them. */
export const sealedBytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

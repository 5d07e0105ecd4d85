import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes that the vault has sealed. */
export const sealedBytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

import type { Database } from '#platform/db/database.ts';

export type SeedDeps = { readonly db: Database; newId(): string };

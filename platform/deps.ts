import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import type { CardProvider } from '#platform/payments/provider.ts';
import type { FileStore } from '#platform/storage/store.ts';
import type { Vault } from '#platform/storage/vault.ts';

/** Later work, queued in the caller's own transaction, so that it happens if and only if the change does. */
export type JobQueue = {
  add(db: Database, job: string, payload: Record<string, unknown>): Promise<void>;
};

/** What a use case needs from the outside. "Now" and ids are here so that rules can be tested at any time. */
export type Deps = {
  readonly db: Database;
  readonly config: Config;
  readonly log: Log;
  readonly jobs: JobQueue;
  /** Seals and opens what must not be read from the database. */
  readonly vault: Vault;
  /** Where uploaded files are kept, sealed. */
  readonly files: FileStore;
  /** Who takes cards for us; undefined: nobody does. */
  readonly cards: CardProvider | undefined;
  now(): Date;
  newId(): string;
};

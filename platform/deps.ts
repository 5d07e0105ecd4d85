import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import type { CardProvider } from '#platform/payments/provider.ts';
import type { FileStore } from '#platform/storage/store.ts';
import type { Vault } from '#platform/storage/vault.ts';

/** Adds a job in the caller's own transaction, so that the job exists if and only if the change is committed. */
export type JobQueue = {
  add(db: Database, job: string, payload: Record<string, unknown>): Promise<void>;
};

/** What a use case needs from outside. `now` and `newId` are here so that tests can set the time and the ids. */
export type Deps = {
  readonly db: Database;
  readonly config: Config;
  readonly log: Log;
  readonly jobs: JobQueue;
  /** Seals and opens data that must not be readable in the database. */
  readonly vault: Vault;
  /** Where uploaded files are kept, sealed. */
  readonly files: FileStore;
  /** The card company's interface; undefined: the site takes no cards. */
  readonly cards: CardProvider | undefined;
  now(): Date;
  newId(): string;
};

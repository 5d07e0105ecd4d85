/** Where files are kept, by a key of ours (letters, digits, dashes, one slash). What comes here is sealed already. */
export type FileStore = {
  /** Keeps the bytes; once it resolves they outlive the process and the machine's next crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under that key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Nothing happens when there is nothing under that key. */
  remove(key: string): Promise<void>;
  /** The keys of all that is kept, or of what is kept in one folder: what stands before the slash. */
  list(folder?: string): Promise<string[]>;
};

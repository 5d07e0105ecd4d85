/** Stores files under keys of ours (letters, digits, dashes, one slash). The bytes are sealed before they come here. */
export type FileStore = {
  /** Stores the bytes. Once it resolves, they survive the end of the process and a crash of the machine. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under this key; undefined when there are none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes the file; does nothing when there is none under this key. */
  remove(key: string): Promise<void>;
  /** All keys, or those in one folder (the part before the slash). */
  list(folder?: string): Promise<string[]>;
};

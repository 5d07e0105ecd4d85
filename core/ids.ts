/** Makes an id that sorts by the time it was made (UUID version 7). Time and randomness are arguments. */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  bytes.set(random.subarray(0, 10), 6);
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(nowMs / 2 ** (8 * (5 - index))) & 0xff;
  return written(bytes, 7);
}

/** Writes sixteen bytes as an id of this version. */
function written(bytes: Uint8Array, version: number): string {
  bytes[6] = (version << 4) | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** How many ids of the same millisecond a counter can order (RFC 9562, 6.2, method 1). */
const PLACES = 4_096;

/**
 * Makes a generator of ids that sort in the order they were made, even within a millisecond or after the clock was set back.
 *
 * @param nowMs gives the time
 * @param random gives ten random bytes
 */
export function orderedIds(nowMs: () => number, random: () => Uint8Array): () => string {
  let ms = 0;
  let place = 0;
  return () => {
    const bytes = random();
    const now = nowMs();
    // The first id of a millisecond starts at a random count in the first half, so that an id does not tell how many there are.
    const first = (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % (PLACES / 2);
    if (now > ms || place + 1 === PLACES) [ms, place] = [Math.max(now, ms + 1), first];
    else place += 1;
    bytes[0] = place >> 8;
    bytes[1] = place & 0xff;
    return uuidV7(ms, bytes);
  };
}

/** Makes an id of a hash, so that the same facts always have the same id (UUID version 8). */
export function idOfHash(hash: Uint8Array): string {
  return written(hash.slice(0, 16), 8);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from outside can be an id. Check this first: the database fails when it compares an id with anything else. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** A new id made in the browser. Not by `crypto.randomUUID`, which does not exist on a plain-http address on a LAN. */
export function browserId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

/** The part of an address made from a name: "Neptune's Daughter" becomes "neptunes-daughter". */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

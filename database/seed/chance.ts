/** A number from 0 to 1 that is always the same for the same words: samples differ, and are alike at each seeding. */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const char of words.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  // The last steps of murmur3: neighbouring days must not have neighbouring numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of them, always the same for the same words. */
export function pick<Item>(items: readonly [Item, ...Item[]], ...words: readonly (string | number)[]): Item {
  return items[Math.floor(chance(...words) * items.length)] ?? items[0];
}

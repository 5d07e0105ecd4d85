/** A number from 0 to 1 that depends only on the words: samples differ from each other, but every seeding gives the same ones. */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const char of words.join(' ')) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  // The last steps of murmur3: without them neighboring days would get similar numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of the items; the choice depends only on the words. */
export function pick<Item>(items: readonly [Item, ...Item[]], ...words: readonly (string | number)[]): Item {
  return items[Math.floor(chance(...words) * items.length)] ?? items[0];
}

export type Variation = {
  /** A number in [low, high) that depends only on the yacht and the trait. */
  between(trait: string, low: number, high: number): number;
  /** One of the options; the choice depends only on the yacht and the trait. */
  pick<T>(trait: string, options: readonly [T, ...T[]]): T;
};

/** Small differences between yachts. They come from a hash of yacht and trait, so that every seeding gives the same ones. */
export function variationOf(yachtId: string): Variation {
  const fraction = (trait: string): number => fractionOf(`${yachtId}:${trait}`);
  return {
    between: (trait, low, high) => low + (high - low) * fraction(trait),
    pick: (trait, options) => options[Math.floor(fraction(trait) * options.length)] ?? options[0],
  };
}

/** FNV-1a as a fraction in [0, 1). The final mix is needed because the ids of one maker's yachts share a long prefix. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

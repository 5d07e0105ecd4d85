export * from './choices.ts';
export * from './facets.ts';
export * from './free-ranges.ts';
export * from './pictures.ts';
export * from './search.ts';
export * from './spelling.ts';
export * from './upkeep.ts';
export * from './yacht.ts';

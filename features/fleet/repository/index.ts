export * from './bookable.ts';
export * from './listing.ts';
export * from './offered-guests.ts';
export * from './public.ts';
export * from './saved.ts';
export * from './similar.ts';
export * from './staff.ts';
export * from './words.ts';

export * from './bookable.ts';
export * from './public.ts';
export * from './staff.ts';

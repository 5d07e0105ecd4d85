export * from './estimates.ts';
export * from './sheets.ts';

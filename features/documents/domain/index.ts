export * from './kinds.ts';
export * from './pdf.ts';

export * from './applications.ts';
export * from './documents.ts';
export * from './drafts.ts';
export * from './pipeline.ts';

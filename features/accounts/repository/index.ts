export * from './accounts.ts';
export * from './profiles.ts';
export * from './team.ts';

export * from './accounts.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './profiles.ts';
export * from './sessions.ts';
export * from './team.ts';

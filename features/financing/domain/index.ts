export * from './application.ts';
export * from './checklist.ts';
export * from './clock.ts';
export * from './consents.ts';
export * from './formats.ts';
export * from './options.ts';
export * from './payment.ts';
export * from './status.ts';

export { claimQuoteRequests, countClaimableQuoteRequests } from '../repository/index.ts';
export * from './receive.ts';
export * from './retention.ts';
export * from './staff.ts';

export { claimQuoteRequests, countClaimableQuoteRequests } from '../repository/index.ts';
export * from './receive.ts';
export * from './staff.ts';

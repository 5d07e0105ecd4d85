export { claimQuoteRequests, countClaimableQuoteRequests } from '../repository/index.ts';
export {
  listOwnQuoteRequests,
  receiveContactMessage,
  receiveQuoteRequest,
  releaseInquiries,
} from './receive.ts';
export {
  answerInquiry,
  bookInquiry,
  changeInquiry,
  type KeptInquiry,
  listInquiries,
  openInquiry,
} from './staff.ts';
